import { useMemo } from 'react';
import { wordDiff } from '@elenchus/domain/answers/word-diff.ts';
import { DiffMarks } from '../../../../course-ui/texts/diff-marks.tsx';
import marks from '../../../../course-ui/texts/diff-marks.module.css';
import styles from './word-changes.module.css';

interface WordChangesProps {
  readonly before: string;
  readonly after: string;
}

/** Two versions of a text in one. */
export function WordChanges({ before, after }: WordChangesProps) {
  const parts = useMemo(() => wordDiff(before, after), [before, after]);
  return (
    <div className={`${styles.changes} ${marks.marked}`}>
      <DiffMarks parts={parts} removed="removed" added="added" />
    </div>
  );
}
