import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { answersQuery } from '../../../calls/answers/answers-queries.ts';
import { useKnownStudent } from '../../../calls/people/students-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { HiddenNamesNote } from '../../../course-ui/grading/hidden-names-note.tsx';
import { StudentWork } from '../../../course-ui/grading/student-work.tsx';
import { IconArrowLeft } from '../../../ui/icons.ts';
import { useListQuery } from './list-view.ts';
import { NotListed } from '../../../course-ui/grading/whose-students.tsx';
import { moveTo } from '../../../lib/browser-location.ts';
import { Button } from '../../../ui/button.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import styles from './student-list.module.css';

/** Everything that a student has answered so far, for reading. */
export function ViewWork({ username }: { username: string }) {
  const { courseID, hrefOf } = useGradingPlace();
  const query = useListQuery();
  const { student, ...asked } = useKnownStudent(courseID, username);
  return (
    <>
      <GradingHeading title={`Work of ${student?.fullname || username}`}>
        The current answers, read-only. You also see sections that aren’t open yet.
      </GradingHeading>
      <div className={styles.back}>
        <Button onClick={() => moveTo(hrefOf('students', query))}>
          <IconArrowLeft aria-hidden />
          Return to Table
        </Button>
      </div>
      <HiddenNamesNote what="Answers" />
      {student ? (
        <Work username={student.username} />
      ) : (
        <Loaded {...asked}>
          <NotListed username={username} />
        </Loaded>
      )}
    </>
  );
}

function Work({ username }: { username: string }) {
  const { courseID, course } = useGradingPlace();
  const answers = useQuery({
    ...answersQuery(courseID, username),
    refetchOnWindowFocus: 'always',
  });
  return (
    <Loaded {...answers}>
      {answers.data && <StudentWork course={course} answers={answers.data} hasMenu />}
    </Loaded>
  );
}

interface LoadedProps {
  readonly data: unknown;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
  readonly children: ReactNode;
}

/** What was asked for, or where it is instead: on its way, or not to be had. */
function Loaded({ data, error, isFetching, refetch, children }: LoadedProps) {
  if (data !== undefined) return children;
  if (!error) return <SkeletonLines lines={[60, 100, 92, 98, 60, 100, 88]} />;
  return <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />;
}
