import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { longDateLabel, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { answersOfDateQuery } from '../../../calls/answers/answers-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { StudentWork } from '../../../course-ui/grading/student-work.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import type { FoundStudent } from '../../../calls/people/students-queries.ts';
import styles from './student-history.module.css';

/** What a student had answered by the end of a day. */
export function WorkOfDate({ student, date }: { student: FoundStudent; date: IsoDate }) {
  const { courseID, course } = useGradingPlace();
  const { data, error, isFetching, refetch } = useQuery({
    ...answersOfDateQuery(courseID, student.username, date),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <Stack columns="auto" gap={4} className={styles.asOf}>
        <h2>
          {student.fullname || student.username}, {longDateLabel(date)}
        </h2>
        <output>
          {data?.answers.length === 0
            ? 'There were no answers by the end of that day.'
            : 'The answers as of the end of that day, read-only, with the current questions.'}
        </output>
      </Stack>
      {data && data.answers.length > 0 && (
        <StudentWork course={course} answers={data.answers} asOf={date} hasMenu />
      )}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !error && <SkeletonLines lines={[60, 100, 92, 98, 60, 100, 88]} />}
    </>
  );
}
