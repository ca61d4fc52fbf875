import type { CourseSettings } from '@elenchus/domain/design/course-settings.ts';
import { mayOpen, userState } from '@elenchus/domain/people/user-state.ts';
import { useSession } from '../../calls/session/session-queries.ts';
import { paths } from '../../lib/paths.ts';
import { withCount } from './tab-count.ts';
import styles from './staff-links.module.css';

interface StaffLinksProps {
  readonly courseID: string;
  readonly settings: Pick<CourseSettings, 'usesGrading'>;
  /** The current place. */
  readonly from?: string;
}

/** Links to the staff screens, for people who may open them; others see nothing. */
export function StaffLinks({ courseID, settings, from }: StaffLinksProps) {
  const { data: session } = useSession(courseID);
  if (!session?.isLoggedIn) return null;
  const state = userState(session);
  const isGrader = settings.usesGrading && mayOpen('grading', state);
  const links = [
    {
      label: 'Design',
      href: paths.design(courseID),
      isShown: mayOpen('design', state) && from !== 'Design',
    },
    {
      label: 'Grading',
      href: paths.grading(courseID),
      // The design screens have a Grading tab of their own.
      isShown: isGrader && from === undefined,
    },
    {
      label: withCount('Waiting for me', session.waiting),
      href: `${paths.grading(courseID)}?tab=waiting`,
      // On the grading page it is a tab.
      isShown: isGrader && session.waiting !== undefined && from !== 'Grading',
    },
  ].filter(({ isShown }) => isShown);
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
