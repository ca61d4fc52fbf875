import type { PassageComment, PlacedComment } from '@elenchus/domain/passages/passage-comment.ts';
import { MarkedText } from '../../../../ui/markdown/marked-text-view.tsx';
import { PassageNote } from '../../../../course-ui/passages/passage-note.tsx';
import styles from '../../../../course-ui/passages/passage-note.module.css';

interface ReadNoteProps {
  readonly questionId: string;
  readonly placed: PlacedComment<PassageComment>;
}

/** A comment for reading. */
export function ReadNote({ questionId, placed }: ReadNoteProps) {
  return (
    <PassageNote questionId={questionId} placed={placed}>
      <p className={styles.text}>
        <MarkedText>{placed.comment.comment}</MarkedText>
      </p>
    </PassageNote>
  );
}
