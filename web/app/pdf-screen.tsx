import { Suspense } from 'react';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { useCourse } from '../calls/design/design-queries.ts';
import { goneCourse } from '../calls/gone-course.ts';
import { useSession } from '../calls/session/session-queries.ts';
import { CourseFrame } from '../course-ui/frame/course-frame.tsx';
import { useIdleLogOut } from '../course-ui/frame/use-idle-log-out.ts';
import { PdfPage } from '../features/student/pdf/pdf-page.tsx';
import { UnknownCoursePage } from '../features/site/unknown-course/unknown-course-page.tsx';
import { ErrorBoundary } from '../ui/loading/error-boundary.tsx';
import { SkeletonLines } from '../ui/loading/skeleton-lines.tsx';
import { CourseNotLoaded } from './course-not-loaded.tsx';
import { LoginView } from './course-views.ts';

const skeleton = <SkeletonLines heading lines={[60, 40, 40, 40]} />;

/** The PDF of a person's answers, after logging in where that is needed. */
export function PdfScreen({ courseID }: { courseID: string }) {
  return readCourseId(courseID).ok ? (
    <PdfOfCourse courseID={courseID} />
  ) : (
    <UnknownCoursePage courseID={courseID} />
  );
}

function PdfOfCourse({ courseID }: { courseID: string }) {
  const course = useCourse(courseID);
  const session = useSession(courseID);
  const idle = useIdleLogOut(courseID);
  const gone = goneCourse(course.error);
  if (gone) return <UnknownCoursePage courseID={courseID} why={gone} />;
  if (course.data && session.data?.isLoggedIn) {
    const { data } = session;
    return (
      <CourseFrame courseID={courseID} settings={course.data.settings}>
        <ErrorBoundary place="pdf">
          <PdfPage key={data.username} courseID={courseID} course={course.data} session={data} />
        </ErrorBoundary>
      </CourseFrame>
    );
  }
  if (course.data && !session.isPending) {
    return (
      <CourseFrame courseID={courseID} settings={course.data.settings} current="myphi">
        <Suspense fallback={skeleton}>
          <LoginView courseID={courseID} course={course.data} {...idle} />
        </Suspense>
      </CourseFrame>
    );
  }
  return <CourseNotLoaded courseID={courseID} course={course} skeleton={skeleton} />;
}
