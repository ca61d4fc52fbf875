import { Suspense } from 'react';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { GradingPage } from '../features/grading/page/grading-page.tsx';
import { UnknownCoursePage } from '../features/site/unknown-course/unknown-course-page.tsx';
import { UnderWay } from '../ui/loading/page-idle.ts';
import { LoginView } from './course-views.ts';
import { GradingDesk, gradingParts } from './grading-parts.ts';

/** The grading page of a course, put together from its parts. */
export function GradingEntryPage({ courseID }: { courseID: string }) {
  if (!readCourseId(courseID).ok) return <UnknownCoursePage courseID={courseID} />;
  return (
    <Suspense fallback={<UnderWay />}>
      <GradingPage
        courseID={courseID}
        parts={gradingParts}
        Desk={GradingDesk}
        Login={LoginView}
        UnknownCourse={UnknownCoursePage}
      />
    </Suspense>
  );
}
