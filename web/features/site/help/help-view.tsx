import { useQuery } from '@tanstack/react-query';
import {
  GUIDES,
  helpQuery,
  guideForRole,
  type Guide,
} from '@elenchus/domain/screens/help-guide.ts';
import { useSession } from '../../../calls/session/session-queries.ts';
import { ViewHeading } from '../../../course-ui/views/view-heading.tsx';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { paths } from '../../../lib/paths.ts';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { MarkdownText } from '../../../ui/markdown/markdown-text.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { loadGuide } from './guide-texts.ts';
import menuStyles from '../../../ui/menus/menu-links.module.css';
import styles from './help-view.module.css';

const NAMES: Readonly<Record<Guide, string>> = {
  student: 'Students',
  ta: 'Teaching assistants',
  instructor: 'Instructors',
};

interface HelpViewProps {
  readonly courseID: string;
  /** 'own' is the guide for the reader's role. */
  readonly asked: Guide | 'own';
}

/** A short guide for each role; everyone may read all of them. */
export function HelpView({ courseID, asked }: HelpViewProps) {
  const session = useSession(courseID);
  if (asked === 'own' && session.isPending) return <SkeletonLines heading lines={[96, 100, 92]} />;
  const own = session.data?.isLoggedIn ? guideForRole(session.data) : 'student';
  const guide = asked === 'own' ? own : asked;
  return (
    <article className={styles.page}>
      <ViewHeading documentTitle="Help">Help</ViewHeading>
      <nav aria-label="Guides" className={`${menuStyles.links} ${styles.guides}`}>
        {GUIDES.map((one) => (
          <ViewLink
            key={one}
            href={paths.courseView(courseID, helpQuery(one))}
            aria-current={one === guide ? 'page' : undefined}
          >
            {NAMES[one]}
          </ViewLink>
        ))}
      </nav>
      <GuideText guide={guide} />
    </article>
  );
}

function GuideText({ guide }: { guide: Guide }) {
  const text = useQuery({
    queryKey: ['guide', guide],
    queryFn: async () => (await loadGuide[guide]()).default,
    staleTime: Infinity,
  });
  if (text.data !== undefined) return <MarkdownText text={text.data} />;
  if (!text.error) return <SkeletonLines lines={[96, 100, 92, 98, 60]} />;
  return (
    <LoadFailure
      reason="Couldn’t load the guide."
      isRetrying={text.isFetching}
      onRetry={() => void text.refetch()}
    />
  );
}
