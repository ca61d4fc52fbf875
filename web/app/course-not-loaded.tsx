import type { ReactNode } from 'react';
import { CourseFrame } from '../course-ui/frame/course-frame.tsx';
import { ViewHeading } from '../course-ui/views/view-heading.tsx';
import { LoadFailure } from '../ui/loading/load-failure.tsx';

interface CourseNotLoadedProps {
  readonly courseID: string;
  readonly course: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly skeleton: ReactNode;
}

/** The page while its course is on the way, or what to do when it could not be loaded. */
export function CourseNotLoaded({ courseID, course, skeleton }: CourseNotLoadedProps) {
  return (
    <CourseFrame courseID={courseID}>
      {course.error ? (
        <>
          <ViewHeading documentTitle="Elenchus">Couldn’t load the course</ViewHeading>
          <LoadFailure
            reason={course.error.message}
            isRetrying={course.isFetching}
            onRetry={() => void course.refetch()}
          />
        </>
      ) : (
        skeleton
      )}
    </CourseFrame>
  );
}
