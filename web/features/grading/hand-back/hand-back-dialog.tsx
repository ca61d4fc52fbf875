import { useState } from 'react';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { AskDialog } from '../../../course-ui/forms/ask-dialog.tsx';
import { useCoursePart } from '../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../course-ui/grading/grade-words.ts';
import type { ExtendedStudents } from '../../../calls/grading/hand-back-queries.ts';
import { Notice } from '../../../ui/notice.tsx';
import { ExtendedPart } from './extended-part.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { seenByStudents } from './hand-back-words.ts';

interface HandBackDialogProps {
  readonly evaluation: Evaluation;
  /** The grading progress as a sentence; null where the students couldn't be counted. */
  readonly progressSentence: string | null;
  readonly isDue: boolean;
  readonly isComplete: boolean;
  readonly extended: ExtendedStudents;
  readonly error: Error | null;
  readonly isBusy: boolean;
  /** With the students who get it although they can still write. */
  readonly onConfirm: (includes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Asks before students see their grades, and says who would see none. */
export function HandBackDialog(props: HandBackDialogProps) {
  const { evaluation, progressSentence, isDue, isComplete, onConfirm, onCancel } = props;
  const { extended, error, isBusy } = props;
  const [isIncluded, setIsIncluded] = useState(false);
  const settings = useCoursePart(({ course }) => course.settings);
  return (
    <AskDialog
      title={`Hand back ${quoted(evaluationName(evaluation))}?`}
      confirm={isComplete && isDue ? 'Hand it back' : 'Hand it back anyway'}
      cancel="Not yet"
      isBusy={isBusy}
      onConfirm={() =>
        onConfirm(isIncluded ? extended.students.map(({ username }) => username) : [])
      }
      onCancel={onCancel}
    >
      <p>
        <strong>{progressSentence ?? 'Couldn’t find out how many students are graded.'}</strong>
      </p>
      {!isDue && <p>The due date hasn’t passed yet. Students can still change their answers.</p>}
      <p>
        {extended.count > 0 && !isIncluded ? 'Every other student' : 'Every student'} then sees{' '}
        {seenByStudents(settings)}, under Evaluation &amp; grades. You can take it back at any time,
        but students may have read it by then.
      </p>
      <ExtendedPart extended={extended} isIncluded={isIncluded} onChange={setIsIncluded} />
      <HiddenNote />
      {error && <Notice tone="attention">{error.message}</Notice>}
    </AskDialog>
  );
}
