import { useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { mayOpen, userState, type StaffScreen } from '@elenchus/domain/people/user-state.ts';
import { useStaffCourse } from '../../calls/design/staff-course.ts';
import { goneCourse, type GoneCourse } from '../../calls/gone-course.ts';
import type { Session } from '../../calls/session/kept-session.ts';
import { useSession } from '../../calls/session/session-queries.ts';
import { paths } from '../../lib/paths.ts';
import { LoadFailure } from '../../ui/loading/load-failure.tsx';
import { CourseFrame } from './course-frame.tsx';
import { StaffFrameSkeleton } from './staff-frame-skeleton.tsx';
import { useIdleLogOut, type IdleLogOut } from './use-idle-log-out.ts';
import { ViewHeading } from '../views/view-heading.tsx';

/** Screens of other features that a staff page may have to show instead. */
export interface StaffGateScreens {
  readonly Login: ComponentType<
    { courseID: string; course: CourseModel; purpose: string; isForStaff: true } & IdleLogOut
  >;
  readonly UnknownCourse: ComponentType<{ courseID: string; why: GoneCourse }>;
}

interface StaffGateProps extends StaffGateScreens {
  readonly courseID: string;
  readonly screen: StaffScreen;
  /** The reason to log in, shown above the form. */
  readonly purpose: string;
  readonly children: (course: CourseModel, session: Session) => ReactNode;
}

/** Lets staff in: a person who isn't logged in gets the form, others are led to the course. */
export function StaffGate(props: StaffGateProps) {
  const { courseID, screen, purpose, Login, UnknownCourse, children } = props;
  const course = useStaffCourse(courseID);
  const session = useSession(courseID);
  const idle = useIdleLogOut(courseID);
  const gone = goneCourse(course.error);
  if (gone) return <UnknownCourse courseID={courseID} why={gone} />;
  const retry = (): void => {
    void course.refetch();
    void session.refetch();
  };
  const state = userState(session.data ?? null);
  const failure = course.data ? state === 'error' && session.error : course.error;
  if (failure) return <StaffWaiting courseID={courseID} failure={failure} onRetry={retry} />;
  // What the tab remembers may be the session of another course: the server's word is waited for.
  const isKnown = session.dataUpdatedAt > 0 || session.error !== null;
  if (!course.data || !session.data || !isKnown) return <StaffWaiting courseID={courseID} />;
  if (state === 'unauthorized') {
    return (
      <CourseFrame courseID={courseID} settings={course.data.settings} current="myphi">
        <Login courseID={courseID} course={course.data} purpose={purpose} isForStaff {...idle} />
      </CourseFrame>
    );
  }
  if (!mayOpen(screen, state)) return <ToCourse courseID={courseID} />;
  return children(course.data, session.data);
}

interface StaffWaitingProps {
  readonly courseID: string;
  readonly failure?: Error | null;
  readonly onRetry?: () => void;
}

/** Shown in place of a staff page that isn't loaded yet, or can't be. */
export function StaffWaiting({ courseID, failure, onRetry }: StaffWaitingProps) {
  if (!failure || !onRetry) return <StaffFrameSkeleton />;
  return (
    <CourseFrame courseID={courseID}>
      <ViewHeading documentTitle="Elenchus">Couldn’t load the course</ViewHeading>
      <LoadFailure reason={failure.message} isRetrying={false} onRetry={onRetry} />
    </CourseFrame>
  );
}

function ToCourse({ courseID }: { courseID: string }) {
  useEffect(() => location.replace(`${paths.course(courseID)}/`), [courseID]);
  return null;
}
