import { Suspense, useEffect } from 'react';
import { isAccountQuery } from '@elenchus/domain/screens/account-query.ts';
import { readHelpQuery } from '@elenchus/domain/screens/help-guide.ts';
import { viewQuery, viewToShow } from '@elenchus/domain/screens/opening-view.ts';
import type { StudentView } from '@elenchus/domain/screens/opening-view.ts';
import type { StudentCourse } from '@elenchus/domain/course/student-course.ts';
import type { TopMenuEntry } from '@elenchus/domain/screens/student-menus.ts';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { useCourse } from '../calls/design/design-queries.ts';
import { goneCourse } from '../calls/gone-course.ts';
import { useSession } from '../calls/session/session-queries.ts';
import { CourseFrame } from '../course-ui/frame/course-frame.tsx';
import { useIdleLogOut } from '../course-ui/frame/use-idle-log-out.ts';
import type { IdleLogOut } from '../course-ui/frame/use-idle-log-out.ts';
import { useQueryValue } from '../lib/browser-location.ts';
import { ErrorBoundary } from '../ui/loading/error-boundary.tsx';
import { SkeletonLines } from '../ui/loading/skeleton-lines.tsx';
import { CourseNotLoaded } from './course-not-loaded.tsx';
import {
  DescriptionView,
  fetchOtherViews,
  fetchOwnViews,
  HelpView,
  LoginView,
  MyPhilosophyView,
  ScheduleView,
} from './course-views.ts';
import { LateUnknownCourse, OwnAccount } from './screens.ts';

const skeleton = <SkeletonLines heading lines={[96, 100, 92, 98, 60]} />;

/** The student's view of a course. */
export function CoursePage({ courseID }: { courseID: string }) {
  return readCourseId(courseID).ok ? (
    <KnownCourse courseID={courseID} />
  ) : (
    <LateUnknownCourse courseID={courseID} />
  );
}

function KnownCourse({ courseID }: { courseID: string }) {
  const course = useCourse(courseID);
  const query = useQueryValue('view');
  const idle = useIdleLogOut(courseID);
  const help = readHelpQuery(query);
  if (course.data) {
    const { settings } = course.data;
    const isAccount = isAccountQuery(query);
    if (help !== null || isAccount) {
      return (
        <CourseFrame courseID={courseID} settings={settings}>
          <ErrorBoundary place={query ?? ''}>
            <Suspense fallback={skeleton}>
              {isAccount && <OwnAccount courseID={courseID} course={course.data} />}
              {help !== null && <HelpView courseID={courseID} asked={help} />}
            </Suspense>
          </ErrorBoundary>
        </CourseFrame>
      );
    }
    const view = viewOfCourse(query, course.data);
    return (
      <CourseFrame courseID={courseID} settings={settings} current={menuEntryOf(view)}>
        <ErrorBoundary place={viewQuery(view)}>
          <Suspense fallback={skeleton}>
            <CourseView courseID={courseID} course={course.data} view={view} idle={idle} />
          </Suspense>
        </ErrorBoundary>
      </CourseFrame>
    );
  }
  const gone = goneCourse(course.error);
  if (gone) return <LateUnknownCourse courseID={courseID} why={gone} />;
  return <CourseNotLoaded courseID={courseID} course={course} skeleton={skeleton} />;
}

interface CourseViewProps {
  readonly courseID: string;
  readonly course: StudentCourse;
  readonly view: StudentView;
  readonly idle: IdleLogOut;
}

/** When the page has settled and the connection is free. */
const OTHER_VIEWS_DELAY = 3000;
/** Before somebody can have typed a password. */
const OWN_VIEWS_DELAY = 1000;

function CourseView({ courseID, course, view, idle }: CourseViewProps) {
  const session = useSession(courseID);
  const isLoggedIn = session.data?.isLoggedIn === true;
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const timer = setTimeout(fetchOtherViews, OTHER_VIEWS_DELAY);
    return () => clearTimeout(timer);
  }, [isLoggedIn]);
  const isAtLogin = session.isSuccess && !isLoggedIn && menuEntryOf(view) === 'myphi';
  useEffect(() => {
    if (!isAtLogin) return undefined;
    const timer = setTimeout(fetchOwnViews, OWN_VIEWS_DELAY);
    return () => clearTimeout(timer);
  }, [isAtLogin]);
  if (view.kind === 'desc') return <DescriptionView courseID={courseID} course={course} />;
  if (view.kind === 'sched') return <ScheduleView courseID={courseID} course={course} />;
  if (session.data?.isLoggedIn) {
    return (
      <MyPhilosophyView courseID={courseID} course={course} session={session.data} view={view} />
    );
  }
  // When nobody can say who is there, logging in is still the way on.
  if (session.isPending) return skeleton;
  return <LoginView courseID={courseID} course={course} {...idle} />;
}

/** The view of a course that a query value asks for. */
export function viewOfCourse(
  query: string | null,
  { settings, schedule }: StudentCourse,
): StudentView {
  const sectionIds = new Set(schedule.sections.map(({ id }) => id));
  return viewToShow(query, { sectionIds, settings });
}

function menuEntryOf(view: StudentView): TopMenuEntry['view'] {
  return view.kind === 'desc' || view.kind === 'sched' ? view.kind : 'myphi';
}
