import { Button } from '@mantine/core';
import { paths } from '../../lib/paths.ts';
import { PageFrame } from '../../ui/page-frame.tsx';
import styles from './not-found-page.module.css';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <PageFrame title="Not found · Elenchus">
      <div className={styles.text}>
        <h1>There is nothing at this address</h1>
        <p>
          Courses live at an address like <code>/ethics-101</code>. Check the spelling, or ask your
          instructor for the link to your course.
        </p>
        <Button component="a" href={paths.home} variant="default">
          Go to the first page
        </Button>
      </div>
    </PageFrame>
  );
}
