import type { TabMenu } from '@elenchus/domain/screens/staff-menus.ts';
import { useCurrentInView } from '../../ui/scroll-to-current.ts';
import { ViewLink } from '../views/view-link.tsx';
import { designHref } from './design-address.ts';
import { useDesignSession } from './design-hooks.ts';
import pillStyles from '../../ui/menus/pill-links.module.css';
import styles from './sub-tabs.module.css';

interface SubTabsProps {
  /** The key of the top tab that these belong to. */
  readonly tab: string;
  /** The accessible name of the bar. */
  readonly label: string;
  readonly menu: TabMenu;
  readonly current: string;
}

/** The bar of tabs under a top tab; each is a link, so that Back and a shared address work. */
export function SubTabs({ tab, label, menu, current }: SubTabsProps) {
  const { courseID } = useDesignSession();
  const row = useCurrentInView<HTMLElement>(current);
  return (
    <nav ref={row} aria-label={label} className={`${pillStyles.pills} ${styles.bar}`}>
      {menu.tabs.map(({ key, label: name }) => (
        <ViewLink
          key={key}
          href={designHref(courseID, { tab, sub: key })}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </ViewLink>
      ))}
    </nav>
  );
}
