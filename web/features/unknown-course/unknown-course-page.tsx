import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import styles from './unknown-course-page.module.css';

/** The page for a course address that names no course. */
export function UnknownCoursePage({ courseID }: { courseID: string }) {
  return (
    <PageFrame title="No such course · Elenchus">
      <div className={styles.text}>
        <h1>There is no course with this name</h1>
        <p>
          The address asks for the course <code>{courseID}</code>. Check its spelling, capital
          letters included, or ask your instructor for the link to your course.
        </p>
        <ButtonLink href={paths.home}>Go to the first page</ButtonLink>
      </div>
    </PageFrame>
  );
}
