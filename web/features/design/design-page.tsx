import { useEffect } from 'react';
import type { ComponentType } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { CallFailure } from '../../api/call-endpoint.ts';
import { useCourse } from '../../api/design-queries.ts';
import { useSession } from '../../api/session-queries.ts';
import { CourseFrame } from '../../course-ui/course-frame.tsx';
import {
  DesignEditorProvider,
  type WaitingProps,
} from '../../course-ui/design-editing/use-design-editor.tsx';
import { useIdleLogOut, type IdleLogOut } from '../../course-ui/use-idle-log-out.ts';
import { ViewHeading } from '../../course-ui/view-heading.tsx';
import { paths } from '../../lib/paths.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { DesignScreen, type DesignTabRegistry } from './design-screen.tsx';

const skeleton = <SkeletonLines heading lines={[96, 100, 92, 98, 60]} />;

type LoginProps = { readonly courseID: string; readonly course: CourseModel } & IdleLogOut;

interface DesignPageProps {
  readonly courseID: string;
  readonly tabs: DesignTabRegistry;
  readonly Login: ComponentType<LoginProps>;
  readonly UnknownCourse: ComponentType<{ courseID: string }>;
}

/** The design screens, for instructors: others log in, or are led to the course. */
export function DesignPage({ courseID, tabs, Login, UnknownCourse }: DesignPageProps) {
  const course = useCourse(courseID);
  const session = useSession(courseID);
  const idle = useIdleLogOut(courseID);
  if (course.error instanceof CallFailure && course.error.code === 'COURSE_NOT_FOUND') {
    return <UnknownCourse courseID={courseID} />;
  }
  const retry = (): void => {
    void course.refetch();
    void session.refetch();
  };
  const failure = course.data ? session.data === undefined && session.error : course.error;
  if (failure) {
    return <Waiting courseID={courseID} failure={failure} onRetry={retry} />;
  }
  // What the tab remembers may be the session of another course: the server's word is waited for.
  const isKnown = session.dataUpdatedAt > 0 || session.error !== null;
  if (!course.data || !session.data || !isKnown) return <Waiting courseID={courseID} />;
  if (!session.data.isLoggedIn) {
    return (
      <CourseFrame courseID={courseID} settings={course.data.settings} current="myphi">
        <Login courseID={courseID} course={course.data} {...idle} />
      </CourseFrame>
    );
  }
  if (!session.data.isInstructor) return <ToCourse courseID={courseID} />;
  const { username } = session.data;
  return (
    <DesignEditorProvider key={username} courseID={courseID} username={username} Waiting={Waiting}>
      <DesignScreen tabs={tabs} />
    </DesignEditorProvider>
  );
}

function Waiting({ courseID, failure, onRetry }: WaitingProps) {
  return (
    <CourseFrame courseID={courseID}>
      {failure && onRetry ? (
        <>
          <ViewHeading documentTitle="Elenchus">The course could not be loaded</ViewHeading>
          <LoadFailure reason={failure.message} isRetrying={false} onRetry={onRetry} />
        </>
      ) : (
        skeleton
      )}
    </CourseFrame>
  );
}

function ToCourse({ courseID }: { courseID: string }) {
  useEffect(() => location.replace(`${paths.course(courseID)}/`), [courseID]);
  return null;
}
