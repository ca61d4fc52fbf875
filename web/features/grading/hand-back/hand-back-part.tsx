import { useGradingProgress } from '../../../calls/people/class-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { NoEvaluations } from '../../../course-ui/grading/no-evaluations.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { EvaluationHandBack } from './evaluation-hand-back.tsx';
import { GradeLog } from './log/grade-log.tsx';
import { HiddenNote } from './hidden-note.tsx';
import { useFreshHandBacks } from './set-hand-backs.ts';
import { progressOf, seenByStudents } from './hand-back-words.ts';
import styles from './hand-back.module.css';

/** Due dates, and whether students see their grades; with ?log=1 what was done to grades. */
export function HandBackPart() {
  return useQueryValue('log') === null ? <HandBackCards /> : <GradeLog />;
}

function HandBackCards() {
  const { courseID, course, hrefOf } = useGradingPlace();
  const { data, error, isFetching, refetch } = useGradingProgress(courseID);
  useFreshHandBacks();
  const { evaluations } = course;
  return (
    <>
      <GradingHeading title="Hand back assignments">
        “Grading Complete” hands an assignment back: every student sees{' '}
        {seenByStudents(course.settings)}. “Grading Incomplete” hides it all again.
      </GradingHeading>
      <Stack columns="auto" gap={12} className={styles.instructions}>
        <Notice>
          <p>
            <strong>Changing a due date deletes all numerical grades for that assignment,</strong>{' '}
            unless you choose to keep the grades of unchanged answers. To give one student an
            extension, use the custom due date on the student’s assignment page. It doesn’t affect
            other students’ grades. To give several students more time, choose Extensions above the{' '}
            <ViewLink href={hrefOf('students')}>student list</ViewLink>.
          </p>
        </Notice>
        <HiddenNote />
        <p>
          <ViewLink href={hrefOf('hand-back', { log: '1' })}>Changed and deleted grades</ViewLink>{' '}
          lists every change. You can restore earlier values there.
        </p>
        {evaluations.length === 0 && <NoEvaluations what="to hand back" />}
      </Stack>
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
      <div className={styles.cards}>
        {evaluations.map((evaluation) => (
          <EvaluationHandBack
            key={evaluation.id}
            evaluation={evaluation}
            progress={data ? progressOf(data, evaluation.id) : null}
          />
        ))}
      </div>
    </>
  );
}
