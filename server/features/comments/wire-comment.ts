// A stored comment on a passage in the shapes that staff and students may see.
import type { StoredPassageComment } from '../../store/comments/passage-comments-store.ts';

/** What students see: the comment, without who wrote it and when. */
export function shownComment({ commentID, questionID, anchor, comment }: StoredPassageComment) {
  return { commentID, questionID, anchor, comment };
}

/** What staff see: also who wrote and changed it, and the version that a save can expect. */
export function wireComment(stored: StoredPassageComment) {
  const { author, createdAt, version, changedBy, changedAt } = stored;
  return { ...shownComment(stored), author, createdAt, version, changedBy, changedAt };
}
