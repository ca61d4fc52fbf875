import type { ReactNode } from 'react';
import type { PassageComment, PlacedComment } from '@elenchus/domain/passages/passage-comment.ts';
import { noteElementId, noteLabel } from './note-place.ts';
import styles from './passage-note.module.css';

interface PassageNoteProps {
  readonly questionId: string;
  readonly placed: PlacedComment<PassageComment>;
  readonly isCurrent?: boolean;
  /** What can be done with the comment, below its number. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of one comment: its number, what it is about when the text doesn't show it, and the comment. */
export function PassageNote(props: PassageNoteProps) {
  const { questionId, placed, isCurrent, actions, children } = props;
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
      <div className={styles.side}>
        <span className={styles.number}>{number}</span>
        {actions}
      </div>
      <div className={styles.body}>
        {comment.anchor === null && <p className={styles.about}>On the whole answer</p>}
        {isChanged && comment.anchor && (
          <>
            <p className={styles.about}>The passage changed</p>
            <blockquote className={styles.quote}>{comment.anchor.quote}</blockquote>
          </>
        )}
        {children}
      </div>
    </div>
  );
}
