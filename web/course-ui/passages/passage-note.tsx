import type { ReactNode } from 'react';
import type { PassageComment, PlacedComment } from '@elenchus/domain/passages/passage-comment.ts';
import { noteElementId, noteLabel } from './note-place.ts';
import styles from './passage-note.module.css';

interface PassageNoteProps {
  readonly questionId: string;
  readonly placed: PlacedComment<PassageComment>;
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** The frame of one comment: its number, what it is about when the text doesn't show it, and the comment. */
export function PassageNote({ questionId, placed, isCurrent, children }: PassageNoteProps) {
  const { number, isChanged, comment } = placed;
  return (
    <div
      id={noteElementId(questionId, number)}
      role="note"
      aria-label={noteLabel(placed)}
      className={styles.note}
      data-current={isCurrent || undefined}
      tabIndex={-1}
    >
      <p className={styles.head}>
        <span className={styles.number}>{number}</span>
        {comment.anchor === null && <span>On the whole answer</span>}
        {isChanged && <span>The passage changed</span>}
      </p>
      {isChanged && comment.anchor && (
        <blockquote className={styles.quote}>{comment.anchor.quote}</blockquote>
      )}
      {children}
    </div>
  );
}
