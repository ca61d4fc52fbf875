import { IconLock, IconMenu2, IconX } from '@tabler/icons-react';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { viewQuery } from '@elenchus/domain/course/opening-view.ts';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { paths } from '../../lib/paths.ts';
import styles from './portal-menu.module.css';

interface PortalMenuProps {
  readonly courseID: string;
  readonly sections: readonly OpenSection[];
  readonly current: string | null;
}

/** The left menu of My Philosophy; on narrow screens it waits behind a button. */
export function PortalMenu({ courseID, sections, current }: PortalMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (sections.length === 0) return null;
  return (
    <nav className={styles.menu} aria-label="My Philosophy" data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="portal-menu"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <IconX aria-hidden /> : <IconMenu2 aria-hidden />}
        {isOpen ? 'Close the menu' : 'Sections'}
      </button>
      <ul id="portal-menu" className={styles.entries}>
        {sections.map(({ section, isLocked }) => (
          <li key={section.id}>
            <ViewLink
              href={paths.courseView(
                courseID,
                viewQuery({ kind: 'section', sectionId: section.id }),
              )}
              aria-current={section.id === current ? 'page' : undefined}
              data-locked={isLocked || undefined}
              onFollow={() => setIsOpen(false)}
            >
              {section.name}
              {isLocked && (
                <>
                  <IconLock aria-hidden />
                  <VisuallyHidden> (not open yet)</VisuallyHidden>
                </>
              )}
            </ViewLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
