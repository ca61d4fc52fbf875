import type { GoneCourse } from '../../../calls/gone-course.ts';
import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import styles from './unknown-course-page.module.css';

interface UnknownCoursePageProps {
  readonly courseID: string;
  readonly why?: GoneCourse;
}

/** The page for a course address that names no course, or one that is going to be deleted. */
export function UnknownCoursePage({ courseID, why = 'unknown' }: UnknownCoursePageProps) {
  if (why === 'closed') {
    return (
      <PageFrame title="Course not available · Elenchus">
        <div className={styles.text}>
          <h1>Course not available</h1>
          <p>
            The course <code>{courseID}</code> is going to be deleted. If you still need it, ask the
            person who runs this server.
          </p>
          <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
        </div>
      </PageFrame>
    );
  }
  return (
    <PageFrame title="No such course · Elenchus">
      <div className={styles.text}>
        <h1>Course not found</h1>
        <p>
          We couldn’t find the course <code>{courseID}</code>. Check the spelling, including capital
          letters, or ask your instructor for the link.
        </p>
        <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
      </div>
    </PageFrame>
  );
}
