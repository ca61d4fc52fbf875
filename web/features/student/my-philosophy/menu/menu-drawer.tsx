import { useRef } from 'react';
import { IconMenu2, IconX } from '../../../../ui/icons.ts';
import { PortalMenuList } from './portal-menu-list.tsx';
import type { PortalMenuListProps } from './portal-menu-list.tsx';
import styles from './menu-drawer.module.css';

/** The menu behind a button. The browser's own dialog holds the focus and closes with Escape. */
export function MenuDrawer(props: Omit<PortalMenuListProps, 'onFollow'>) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = (): void => drawer.current?.close();
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        aria-haspopup="dialog"
        onClick={() => drawer.current?.showModal()}
      >
        <IconMenu2 aria-hidden />
        Menu
      </button>
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label="Menu of My Philosophy"
        // A click outside also closes it, in browsers that support this.
        closedby="any"
      >
        <nav aria-label="My Philosophy" className={styles.content}>
          <button type="button" className={styles.close} onClick={close}>
            <IconX aria-hidden />
            Close the menu
          </button>
          <PortalMenuList {...props} onFollow={close} />
        </nav>
      </dialog>
    </>
  );
}
