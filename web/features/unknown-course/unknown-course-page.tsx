import { Button } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import styles from './unknown-course-page.module.css';

/** The page for a course address that names no course. */
export function UnknownCoursePage({ courseID }: { courseID: string }) {
  return (
    <PageFrame title="No such course · Elenchus">
      <div className={styles.text}>
        <h1>There is no course with this name.</h1>
        <p>
          The address asks for the course <code>{courseID}</code>. Check its spelling, capital
          letters included, or ask your instructor for the link to your course.
        </p>
        <Button component="a" href={paths.home} variant="default">
          Go to the first page
        </Button>
      </div>
    </PageFrame>
  );
}
