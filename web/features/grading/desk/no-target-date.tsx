import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { targetDateSentence } from '@elenchus/domain/grading/target-date.ts';
import { useDesk } from './desk-context.ts';
import { DeskTrouble } from './desk-trouble.tsx';
import { CustomDueDate } from './fields/custom-due-date.tsx';

/** Without any due date nobody knows which answers count. */
export function NoTargetDate() {
  const { courseID, course, evaluation, student } = useDesk();
  return (
    <DeskTrouble courseID={courseID} course={course} title={targetDateSentence('no-target-date')}>
      <p>
        “{evaluationName(evaluation)}” has no due date, so there’s no telling which of{' '}
        {student.fullName}’s answers count. An instructor can set a due date for everyone in
        Grading, under Hand back assignments. Or set one for this student only:
      </p>
      <CustomDueDate label="Custom Due Date" targetDate={null} />
    </DeskTrouble>
  );
}
