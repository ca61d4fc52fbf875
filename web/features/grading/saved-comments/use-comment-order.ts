// Moving the comments of a list: by the arrow buttons and by dragging.
import { useEffect, useRef } from 'react';
import { movedTo } from '@elenchus/domain/comment-bank/comment-order.ts';
import {
  commentName,
  type CommentList,
  type SavedComment,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { useCommentChanges } from '../../../calls/grading/saved-comments-queries.ts';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { positionText } from '../../../course-ui/sortable/position-text.ts';

/** The ways to move a comment; each says in words where it is then. */
export function useCommentOrder(
  list: CommentList,
  comments: readonly SavedComment[],
  onMessage: (text: string) => void,
) {
  const { courseID } = useGradingPlace();
  const { order } = useCommentChanges(courseID);
  const section = useRef<HTMLElement>(null);
  /** The button that moved a row, and the order that was there before. */
  const pressed = useRef<{ readonly button: string; readonly before: string } | null>(null);
  const ids = comments.map(({ id }) => id).join(' ');
  const move = (comment: SavedComment, place: number): void => {
    const moved = movedTo(comments, comment, place);
    order.mutate({ list, ids: moved.map(({ id }) => id) });
    const rows = moved.map((each) => ({ key: each.id, name: commentName(each) }));
    onMessage(`“${commentName(comment)}” is now ${positionText(rows, comment.id)}.`);
  };
  const step = (comment: SavedComment, by: 1 | -1): void => {
    const place = comments.indexOf(comment) + by;
    const row = `[data-row="${CSS.escape(comment.id)}"]`;
    const button = `${row} [data-action=${by === 1 ? 'down' : 'up'}]`;
    pressed.current = { button, before: ids };
    move(comment, place);
  };
  // A row that is drawn elsewhere loses the focus.
  useEffect(() => {
    if (pressed.current === null || pressed.current.before === ids) return;
    section.current?.querySelector<HTMLElement>(pressed.current.button)?.focus();
    pressed.current = null;
  }, [ids]);
  const drop = (key: string, besideKey: string): void => {
    const comment = comments.find(({ id }) => id === key);
    const place = comments.findIndex(({ id }) => id === besideKey);
    if (comment) move(comment, place);
  };
  return { section, step, drop, error: order.error };
}
