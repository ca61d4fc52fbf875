import { Suspense } from 'react';
import { readCourseId } from '@elenchus/domain/people/course-id.ts';
import { DesignPage } from '../features/design/page/design-page.tsx';
import { UnknownCoursePage } from '../features/site/unknown-course/unknown-course-page.tsx';
import { UnderWay } from '../ui/loading/page-idle.ts';
import { LoginView } from './course-views.ts';
import { designTabComponents } from './design-tabs.ts';

/** The design screens of a course, put together from their parts. */
export function DesignEntryPage({ courseID }: { courseID: string }) {
  if (!readCourseId(courseID).ok) return <UnknownCoursePage courseID={courseID} />;
  return (
    <Suspense fallback={<UnderWay />}>
      <DesignPage
        courseID={courseID}
        tabs={designTabComponents}
        Login={LoginView}
        UnknownCourse={UnknownCoursePage}
      />
    </Suspense>
  );
}
