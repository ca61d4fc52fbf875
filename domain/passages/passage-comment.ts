// A comment on a passage or a whole question: its fault if it can't be saved (PSG-8), and its place in the current
// essay (PSG-9, PSG-10).
import { locatePassage } from './locate-passage.ts';
import type { PassageAnchor, PassageRange } from './passage-anchor.ts';

export const MAX_COMMENT_CHARACTERS = 20_000;

export interface PassageComment {
  readonly commentID: string;
  readonly questionID: string;
  /** null for a comment on the whole question. */
  readonly anchor: PassageAnchor | null;
  readonly comment: string;
}

/** The reason that a comment isn't saved, or null. */
export function commentFault(comment: string): 'no-text' | null {
  return comment.trim() === '' ? 'no-text' : null;
}

/** The sentence for a comment that isn't saved. */
export function commentFaultSentence(fault: 'no-text'): string {
  switch (fault) {
    case 'no-text':
      return 'Please write the comment first.';
  }
}

export interface PlacedComment<Comment extends PassageComment> {
  readonly comment: Comment;
  /** Counts the comments of a question in reading order, from 1. */
  readonly number: number;
  /** The current place of the passage; null for a comment on the whole question, and if the passage changed. */
  readonly range: PassageRange | null;
  /** The essay no longer has the words that the comment is about. */
  readonly isChanged: boolean;
}

/**
 * The comments on one question in reading order, each at its passage in this essay: first by place, then those whose
 * passage changed, then those on the whole question.
 */
export function placeComments<Comment extends PassageComment>(
  comments: readonly Comment[],
  essay: string,
): readonly PlacedComment<Comment>[] {
  const located = comments.map((comment, order) => {
    const place = comment.anchor && locatePassage(comment.anchor, essay);
    const range = place?.kind === 'found' ? place.range : null;
    return { comment, range, isChanged: comment.anchor !== null && range === null, order };
  });
  return located
    .toSorted(
      (one, other) =>
        rank(one) - rank(other) ||
        startOf(one) - startOf(other) ||
        endOf(one) - endOf(other) ||
        one.order - other.order,
    )
    .map(({ comment, range, isChanged }, index) => {
      return { comment, range, isChanged, number: index + 1 };
    });
}

interface Located {
  readonly comment: PassageComment;
  readonly range: PassageRange | null;
}

function rank({ range, comment }: Located): number {
  if (range) return 0;
  return comment.anchor ? 1 : 2;
}

function startOf({ range, comment }: Located): number {
  return range?.start ?? comment.anchor?.start ?? 0;
}

function endOf({ range }: Located): number {
  return range?.end ?? 0;
}
