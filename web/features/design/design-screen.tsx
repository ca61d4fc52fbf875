import { IconExternalLink } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { designTabs } from '@elenchus/domain/course/staff-menus.ts';
import { courseTitle } from '../../course-ui/course-title.ts';
import { designHref, useDesignTab } from '../../course-ui/design-editing/design-address.ts';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { SessionFooter } from '../../course-ui/session-footer.tsx';
import { ViewLink } from '../../course-ui/view-link.tsx';
import { paths } from '../../lib/paths.ts';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { DueDateDialog } from './due-date-dialog.tsx';
import { MeetingNotices } from './meeting-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { ShownTabs } from './shown-tabs.ts';
import styles from './design-screen.module.css';

/** What stands under each top tab, by its key in the domain's designTabs; a tab without one is not shown. */
export type DesignTabRegistry = Readonly<Record<string, ComponentType>>;

/** The frame of the design screens: top tabs, save state, undo and redo, and the open tab. */
export function DesignScreen({ tabs }: { tabs: DesignTabRegistry }) {
  const { course, courseID } = useDesignEditor();
  const all = designTabs(course.settings);
  const menu = { ...all, tabs: all.tabs.filter(({ key }) => tabs[key] !== undefined) };
  const open = useDesignTab(menu);
  const Tab = tabs[open];
  const shown = new Set(menu.tabs.map(({ key }) => key));
  return (
    <div className={styles.frame}>
      <SkipLink />
      <header className={styles.header}>
        <p className={styles.title}>
          <a href={paths.course(courseID)}>{courseTitle(course.settings, courseID)}</a>
          <span className={styles.part}>Design</span>
        </p>
        <a href={paths.course(courseID)} target="_blank" rel="noopener" className={styles.visit}>
          <IconExternalLink aria-hidden />
          Course page
        </a>
        <ColorSchemeSwitch />
      </header>
      <div className={styles.bar}>
        <nav aria-label="Course design" className={styles.tabs}>
          {menu.tabs.map(({ key, label }) => (
            <ViewLink
              key={key}
              href={designHref(courseID, { tab: key })}
              aria-current={key === open ? 'page' : undefined}
            >
              {label}
            </ViewLink>
          ))}
        </nav>
        <SaveBar />
      </div>
      <main id="content" tabIndex={-1} className={styles.main}>
        <ErrorBoundary place={open}>
          <Suspense fallback={<SkeletonLines heading lines={[96, 100, 92, 98, 60]} />}>
            <ShownTabs value={shown}>{Tab && <Tab />}</ShownTabs>
          </Suspense>
        </ErrorBoundary>
      </main>
      <MeetingNotices />
      <DueDateDialog />
      <SessionFooter courseID={courseID} isAtLogin />
    </div>
  );
}
