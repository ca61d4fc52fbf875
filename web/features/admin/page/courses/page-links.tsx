import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { IconArrowLeft, IconArrowRight } from '../../../../ui/icons.ts';
import { Cluster } from '../../../../ui/layout/row.tsx';
import styles from './all-courses.module.css';

interface PageLinksProps {
  readonly page: number;
  readonly pages: number;
  readonly hrefOf: (page: number) => string;
}

/** The way to the page before and after; nothing if there is only one. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <Cluster
      as="nav"
      gap={[8, 16]}
      align="center"
      spread
      className={styles.pages}
      aria-label="Pages of courses"
    >
      {page > 1 && (
        <ViewLink href={hrefOf(page - 1)} rel="prev">
          <IconArrowLeft aria-hidden />
          Previous page
        </ViewLink>
      )}
      <span aria-current="page">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <ViewLink href={hrefOf(page + 1)} rel="next">
          Next page
          <IconArrowRight aria-hidden />
        </ViewLink>
      )}
    </Cluster>
  );
}
