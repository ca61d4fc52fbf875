import { NAMES_ARE_HIDDEN } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { namesWereHidden } from '@elenchus/domain/blind-grading/hiding-late.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { useDesk } from './desk-context.ts';
import { StuckEdits } from './notices/desk-notices.tsx';
import { DeskTrouble } from './desk-trouble.tsx';

/** Whether a call that names a student was refused because names are hidden now (BLD-6). */
export function isNamesHidden(error: unknown): boolean {
  return error instanceof CallFailure && error.message === NAMES_ARE_HIDDEN;
}

/** In place of a student who was open by name when the names were hidden (BLD-44). */
export function NamesHiddenPage() {
  const { courseID, course, evaluation } = useDesk();
  return (
    <DeskTrouble
      courseID={courseID}
      course={course}
      title="Names were hidden"
      blindId={evaluation.id}
    >
      <p role="alert">{namesWereHidden(evaluationName(evaluation))}</p>
      <StuckEdits numbers={undefined} />
    </DeskTrouble>
  );
}
