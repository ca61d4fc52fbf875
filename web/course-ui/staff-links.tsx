import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { mayOpen, userState } from '@elenchus/domain/people/user-state.ts';
import { useSession } from '../api/session-queries.ts';
import { paths } from '../lib/paths.ts';
import { withCount } from './tab-count.ts';
import styles from './staff-links.module.css';

interface StaffLinksProps {
  readonly courseID: string;
  readonly settings: Pick<CourseSettings, 'usesGrading'>;
  /** The current place. */
  readonly except?: string;
}

/** Links to the staff screens, for people who may open them; others see nothing. */
export function StaffLinks({ courseID, settings, except }: StaffLinksProps) {
  const { data: session } = useSession(courseID);
  if (!session?.isLoggedIn) return null;
  const state = userState(session);
  const isGrader = settings.usesGrading && mayOpen('grading', state);
  const links = [
    { label: 'Design', href: paths.design(courseID), isShown: mayOpen('design', state) },
    {
      label: 'Grading',
      href: paths.grading(courseID),
      isShown: isGrader,
    },
    {
      label: withCount('Waiting for me', session.waiting),
      href: `${paths.grading(courseID)}?tab=waiting`,
      // On the grading page it is a tab.
      isShown: isGrader && session.waiting !== undefined && except !== 'Grading',
    },
  ].filter(({ label, isShown }) => isShown && label !== except);
  if (links.length === 0) return null;
  return (
    <nav aria-label="Staff" className={styles.links}>
      {links.map(({ label, href }) => (
        <a key={label} href={href}>
          {label}
        </a>
      ))}
    </nav>
  );
}
