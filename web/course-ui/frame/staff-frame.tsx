import { Suspense } from 'react';
import type { ReactNode } from 'react';
import type { TabMenu } from '@elenchus/domain/screens/staff-menus.ts';
import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { useSearch } from '../../lib/browser-location.ts';
import { paths } from '../../lib/paths.ts';
import { breakpoints } from '../../ui/breakpoints.ts';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { ErrorBoundary } from '../../ui/loading/error-boundary.tsx';
import { IconExternalLink } from '../../ui/icons.ts';
import { useMediaQuery } from '../../ui/media-query.ts';
import { useCurrentInView } from '../../ui/scroll-to-current.ts';
import { SkeletonPart } from '../../ui/loading/skeleton-shapes.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { ArchivedNote } from '../closing/archived-note.tsx';
import { BellPlace } from './bell-place.tsx';
import { courseTitle } from '../views/course-title.ts';
import { SessionFooter } from './session-footer.tsx';
import { withCount, type TabCounts } from './tab-count.ts';
import { StaffLinks } from './staff-links.tsx';
import { StaffMenu } from './staff-menu.tsx';
import { ViewLink } from '../views/view-link.tsx';
import shape from '../../ui/frame-shape.module.css';
import menuStyles from '../../ui/menus/menu-links.module.css';
import styles from './staff-frame.module.css';
import titleStyles from './staff-title.module.css';

/** Tabs with forms or cards; the others are lists. */
const WITH_CARDS: ReadonlySet<string> = new Set(['general', 'questions', 'setup', 'hand-back']);

/** What a tab looks like, while it is loading. */
export function shapeOf(tab: string): 'table' | 'cards' {
  return WITH_CARDS.has(tab) ? 'cards' : 'table';
}

interface StaffFrameProps {
  readonly courseID: string;
  readonly settings: CourseSettings;
  /** What these screens are for, such as 'Design'. */
  readonly part: string;
  readonly menu: TabMenu;
  readonly open: string;
  readonly hrefOf: (tab: string) => string;
  /** Numbers beside the names of tabs. */
  readonly counts?: TabCounts;
  /** Shown next to the tabs, or on a phone next to the title; it stays visible with them. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Dialogs and notices over the page. */
  readonly over?: ReactNode;
}

/** The frame of the staff screens: title, top tabs, the open tab, and who is logged in. */
export function StaffFrame(props: StaffFrameProps) {
  const { courseID, settings, part, menu, open, hrefOf, counts, aside, children, over } = props;
  const isNarrow = useMediaQuery(breakpoints.narrow);
  const title = courseTitle(settings, courseID);
  const tabs = useCurrentInView<HTMLElement>(open);
  const elsewhere = (
    <>
      <StaffLinks courseID={courseID} settings={settings} from={part} />
      <a href={paths.course(courseID)} target="_blank" rel="noopener" className={styles.visit}>
        <IconExternalLink aria-hidden />
        Course page
      </a>
      <ColorSchemeSwitch isInMenu={isNarrow} />
    </>
  );
  return (
    <div className={`${shape.frame} ${styles.frame}`}>
      <SkipLink />
      <div className={styles.top}>
        <header className={styles.header}>
          <p className={titleStyles.title}>
            <a href={paths.course(courseID)} title={title}>
              <span>{title}</span>
            </a>
            <span className={titleStyles.part}>{part}</span>
          </p>
          {isNarrow && aside}
          <BellPlace courseID={courseID} />
          {isNarrow ? <StaffMenu>{elsewhere}</StaffMenu> : elsewhere}
        </header>
        <div className={styles.bar}>
          <nav
            ref={tabs}
            aria-label={`Course ${part.toLowerCase()}`}
            className={`${menuStyles.links} ${styles.tabs}`}
          >
            {menu.tabs.map(({ key, label }) => (
              <ViewLink
                key={key}
                href={hrefOf(key)}
                aria-current={key === open ? 'page' : undefined}
              >
                {withCount(label, counts?.[key])}
              </ViewLink>
            ))}
          </nav>
          {!isNarrow && aside}
        </div>
      </div>
      <main id="content" tabIndex={-1} className={`${shape.main} ${shape.parts} ${styles.main}`}>
        <ArchivedNote courseID={courseID} settings={settings} />
        <PartOfAddress>
          <Suspense fallback={<SkeletonPart shape={shapeOf(open)} />}>{children}</Suspense>
        </PartOfAddress>
      </main>
      {over}
      <SessionFooter courseID={courseID} isAtLogin isStaff />
    </div>
  );
}

/** A part that broke gets another chance wherever the person goes, also within a tab. */
function PartOfAddress({ children }: { readonly children: ReactNode }) {
  return <ErrorBoundary place={useSearch()}>{children}</ErrorBoundary>;
}
