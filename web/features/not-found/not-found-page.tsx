import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
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
        <ButtonLink href={paths.home}>Go to the first page</ButtonLink>
      </div>
    </PageFrame>
  );
}
