import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconMenu2 } from '../../ui/icons.ts';
import { useOpenPanel } from '../../ui/use-open-panel.ts';
import styles from './staff-menu.module.css';

/** On a phone, one button for everything in the header that isn't needed all the time. */
export function StaffMenu({ children }: { readonly children: ReactNode }) {
  const { root, isOpen, setIsOpen, onBlur } = useOpenPanel();
  const id = useId();
  return (
    <div ref={root} className={styles.menu} onBlur={onBlur}>
      <Button
        look="plain"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconMenu2 aria-hidden />
        Menu
      </Button>
      {isOpen && (
        <div id={id} className={styles.panel}>
          {children}
        </div>
      )}
    </div>
  );
}
