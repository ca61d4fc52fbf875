import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  useFoundStudents,
  useKnownStudent,
  useKnowStudent,
  type FoundStudent,
} from '../../../calls/people/students-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { HiddenNamesNote } from '../../../course-ui/grading/hidden-names-note.tsx';
import {
  NoStudents,
  NotListed,
  WhoseStudents,
} from '../../../course-ui/grading/whose-students.tsx';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { moveWithin } from '../../../lib/move-within.ts';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StudentSearch } from '../../../course-ui/grading/student-search-field.tsx';
import { WordsByWeek } from './words-by-week.tsx';
import { WorkOfDate } from './work-of-date.tsx';
import styles from './student-history.module.css';

/** What a student wrote when. The student and the date are in the address. */
export function HistoryPart() {
  const { courseID, screen } = useGradingPlace();
  const everybody = useFoundStudents({ courseID, text: '' }, true);
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Student History' : 'History'}>
        <WhoseStudents />
        Search for a student to see words written per week and select a date to see their work as of
        that date.
      </GradingHeading>
      <HiddenNamesNote what="Answers" />
      {everybody.data?.found === 0 && <NoStudents />}
      {everybody.data && everybody.data.found > 0 && <History />}
      {!everybody.data && <Loading {...everybody} />}
    </>
  );
}

function History() {
  const { courseID, hrefOf } = useGradingPlace();
  const username = useQueryValue('student');
  const date = useQueryValue('date');
  const { student, ...asked } = useKnownStudent(courseID, username ?? '');
  const know = useKnowStudent(courseID);
  const choose = (chosen: FoundStudent): void => {
    know(chosen);
    moveWithin(hrefOf('history', { student: chosen.username, ...(date !== null && { date }) }));
  };
  return (
    <>
      <StudentSearch label="Search for a student" chosen={student ?? null} onChoose={choose} />
      {username !== null && student === null && <NotListed username={username} />}
      {username && student === undefined && <Loading {...asked} />}
      {student && <HistoryOf student={student} date={date} />}
    </>
  );
}

interface LoadingProps {
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

function Loading({ error, isFetching, refetch }: LoadingProps) {
  if (!error) return <SkeletonLines lines={[20, 40]} />;
  return <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />;
}

function HistoryOf({ student, date }: { student: FoundStudent; date: string | null }) {
  const { hrefOf } = useGradingPlace();
  const chooseDate = (chosen: string): void =>
    moveWithin(
      hrefOf('history', { student: student.username, ...(chosen !== '' && { date: chosen }) }),
      { replaces: true },
    );
  return (
    <>
      <Stack as="section" gap={8} aria-label="Words written per week">
        <WordsByWeek student={student} chosen={date} onChoose={chooseDate} />
      </Stack>
      <div className={styles.date}>
        <TextField
          type="date"
          label="Date"
          description="Or choose a week in the chart."
          value={date ?? ''}
          onChange={(event) => chooseDate(event.currentTarget.value)}
        />
      </div>
      {date !== null && isIsoDate(date) && <WorkOfDate student={student} date={date} />}
    </>
  );
}
