import { useEffect, useState } from 'react';
import { PortalMenuList } from './portal-menu-list.tsx';
import type { PortalMenuListProps } from './portal-menu-list.tsx';
import styles from './portal-menu.module.css';

const HIGHLIGHT_DELAY = 5000;

/** The menu next to the view on wide screens. After 5 seconds it is highlighted. */
export function SideMenu(props: Omit<PortalMenuListProps, 'onFollow'>) {
  const [isHighlighted, setHighlighted] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setHighlighted(true), HIGHLIGHT_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return (
    <nav
      className={styles.menu}
      aria-label="My Philosophy"
      data-highlighted={isHighlighted || undefined}
    >
      <PortalMenuList {...props} />
    </nav>
  );
}
