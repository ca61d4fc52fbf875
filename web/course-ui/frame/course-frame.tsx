import type { ReactNode } from 'react';
import { topMenu } from '@elenchus/domain/screens/student-menus.ts';
import type { TopMenuEntry } from '@elenchus/domain/screens/student-menus.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { paths } from '../../lib/paths.ts';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ArchivedNote } from '../closing/archived-note.tsx';
import { BellPlace } from './bell-place.tsx';
import { courseTitle } from '../views/course-title.ts';
import { SessionFooter } from './session-footer.tsx';
import { StaffLinks } from './staff-links.tsx';
import { ViewLink } from '../views/view-link.tsx';
import shape from '../../ui/frame-shape.module.css';
import menuStyles from '../../ui/menus/menu-links.module.css';
import styles from './course-frame.module.css';

interface CourseFrameProps {
  readonly courseID: string;
  /** undefined until the course is known. */
  readonly settings?: CourseSettings;
  readonly current?: TopMenuEntry['view'];
  readonly children: ReactNode;
}

/** The frame of a course page: title and top menu, the view, and the footer with the person who is logged in. */
export function CourseFrame({ courseID, settings, current, children }: CourseFrameProps) {
  const menu = settings && topMenu(settings);
  const title = settings && courseTitle(settings, courseID);
  return (
    <div className={`${shape.frame} ${styles.frame}`}>
      <SkipLink />
      <header className={styles.header}>
        {title ? (
          <ViewLink href={paths.course(courseID)} className={styles.title} title={title}>
            <span>{title}</span>
          </ViewLink>
        ) : (
          <span className={styles.title}>&nbsp;</span>
        )}
        <div className={styles.ways}>
          <nav
            aria-label="Course"
            className={`${menuStyles.links} ${styles.menu} ${settings ? '' : styles.coming}`}
          >
            {menu?.entries.map(({ view, label }) => (
              <ViewLink
                key={view}
                href={paths.courseView(courseID, view)}
                aria-current={view === current ? 'page' : undefined}
              >
                {label}
              </ViewLink>
            ))}
          </nav>
          {settings && <StaffLinks courseID={courseID} settings={settings} />}
        </div>
        <BellPlace courseID={courseID} />
        <div className={styles.theme}>
          <ColorSchemeSwitch />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={`${shape.main} ${shape.parts} ${styles.main}`}>
        <ArchivedNote courseID={courseID} settings={settings} />
        {children}
      </main>
      <SessionFooter courseID={courseID} isAtLogin={current === 'myphi'} />
    </div>
  );
}
