import { paths } from '../../../lib/paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { PageFrame } from '../../../ui/page-frame.tsx';
import styles from './not-found-page.module.css';

/** The page for an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <PageFrame title="Not found · Elenchus">
      <div className={styles.text}>
        <h1>Page not found</h1>
        <p>
          The address of a course looks like <code>/ethics-101</code>. Check the spelling, or ask
          your instructor for the link.
        </p>
        <ButtonLink href={paths.home}>Go to the home page</ButtonLink>
      </div>
    </PageFrame>
  );
}
