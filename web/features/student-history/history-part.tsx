import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { isSameUsername } from '@elenchus/domain/base/name-folding.ts';
import { SCREEN_MESSAGES } from '@elenchus/domain/course/screen-messages.ts';
import { useStudents } from '../../api/class-queries.ts';
import { GradingHeading } from '../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../course-ui/grading/grading-place.ts';
import { NoStudents, NotListed, WhoseStudents } from '../../course-ui/grading/whose-students.tsx';
import { moveWithin, useQueryValue } from '../../lib/browser-location.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { FoundStudent } from '../../course-ui/grading/student-matches.ts';
import { StudentSearch } from '../../course-ui/grading/student-search.tsx';
import { WordsByWeek } from './words-by-week.tsx';
import { WorkOfDate } from './work-of-date.tsx';
import styles from './student-history.module.css';

/** What a student wrote when. The student and the date are in the address. */
export function HistoryPart() {
  const { courseID, screen } = useGradingPlace();
  const { data, error, isFetching, refetch } = useStudents(courseID);
  return (
    <>
      <GradingHeading title={screen === 'Design' ? 'Student History' : 'History'}>
        <WhoseStudents />
        Search for a student to see words written per week and select a date to see their work as of
        that date.
      </GradingHeading>
      {data?.length === 0 && <NoStudents />}
      {data && data.length > 0 && <History students={data} />}
      {!data && error && (
        <LoadFailure
          what={SCREEN_MESSAGES.studentListFailed}
          reason={error.message}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonLines lines={[20, 40]} />}
    </>
  );
}

function History({ students }: { students: readonly FoundStudent[] }) {
  const { hrefOf } = useGradingPlace();
  const username = useQueryValue('student');
  const date = useQueryValue('date');
  const student = students.find(
    (one) => username !== null && isSameUsername(one.username, username),
  );
  const choose = ({ username: chosen }: FoundStudent): void =>
    moveWithin(hrefOf('history', { student: chosen, ...(date !== null && { date }) }));
  return (
    <>
      <StudentSearch
        label="Search for a student"
        students={students}
        chosen={student ?? null}
        onChoose={choose}
      />
      {username !== null && !student && <NotListed username={username} />}
      {student && <HistoryOf student={student} date={date} />}
    </>
  );
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
      <section className={styles.words} aria-label="Words written per week">
        <WordsByWeek student={student} chosen={date} onChoose={chooseDate} />
      </section>
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
