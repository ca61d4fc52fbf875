import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageFrame } from '../../ui/page-frame.tsx';
import styles from './unknown-course-page.module.css';

/** The page for a course address that names no course. */
export function UnknownCoursePage({ courseID }: { courseID: string }) {
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
