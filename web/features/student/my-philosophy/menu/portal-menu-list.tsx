import { portalMenu } from '@elenchus/domain/screens/student-menus.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import type { OpenSection } from '@elenchus/domain/visibility/released-course.ts';
import { ViewLink } from '../../../../course-ui/views/view-link.tsx';
import { IconLock } from '../../../../ui/icons.ts';
import { isSameView, portalHref, viewOfEntry } from '../portal-views.ts';
import type { PortalView } from '../portal-views.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from './portal-menu.module.css';

export interface PortalMenuListProps {
  readonly courseID: string;
  readonly sections: readonly OpenSection[];
  readonly settings: CourseSettings;
  readonly current: PortalView | null;
  readonly onFollow?: () => void;
}

/** The entries of the left menu: sections first, then what belongs to the whole course. */
export function PortalMenuList({
  courseID,
  sections,
  settings,
  current,
  onFollow,
}: PortalMenuListProps) {
  const locked = new Set(sections.filter((each) => each.isLocked).map(({ section }) => section.id));
  const entries = portalMenu({ sections: sections.map(({ section }) => section), settings });
  return (
    <ul className={styles.entries}>
      {entries.map((entry) => {
        const view = viewOfEntry(entry);
        const isLocked = entry.kind === 'section' && locked.has(entry.sectionId);
        return (
          <li key={portalHref(courseID, view)} data-kind={entry.kind}>
            <ViewLink
              href={portalHref(courseID, view)}
              aria-current={isSameView(current, view) ? 'page' : undefined}
              data-locked={isLocked || undefined}
              {...(onFollow && { onFollow })}
            >
              {entry.label}
              {isLocked && (
                <>
                  <IconLock aria-hidden />
                  <VisuallyHidden> (not open yet)</VisuallyHidden>
                </>
              )}
            </ViewLink>
          </li>
        );
      })}
    </ul>
  );
}
