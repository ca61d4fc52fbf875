import type { SyllabusLink } from '@elenchus/domain/schedule/schedule.ts';
import { LINK_KIND_NAMES, linkLabels } from '@elenchus/domain/schedule/link-title.ts';
import { linkHref } from '@elenchus/domain/schedule/syllabus-links.ts';
import { LinkIcon } from './link-icon.tsx';
import styles from './day-links.module.css';

interface DayLinksProps {
  readonly links: readonly SyllabusLink[];
  readonly topic: string;
}

/** The links of a class day, each with the icon of its kind and its title or host. */
export function DayLinks({ links, topic }: DayLinksProps) {
  const labels = linkLabels(links);
  return (
    <ul className={styles.links}>
      {links.map((link, place) => (
        <li key={link.id}>
          <DayLink link={link} label={labels[place] ?? ''} topic={topic} />
        </li>
      ))}
    </ul>
  );
}

function DayLink({ link, label, topic }: { link: SyllabusLink; label: string; topic: string }) {
  const kind = LINK_KIND_NAMES[link.kind];
  const href = linkHref(link);
  if (href === null) {
    return (
      <span className={styles.dead}>
        <LinkIcon kind={link.kind} />
        <span>
          <bdi>{label}</bdi> ({link.url.trim() === '' ? 'no address yet' : 'this link doesn’t work'}
          )
        </span>
      </span>
    );
  }
  return (
    // A term has many links, and hidden words in each would be a third of the page to lay out.
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${kind}: ${label} for ${topic} (opens in a new tab)`}
    >
      <LinkIcon kind={link.kind} />
      <bdi>{label}</bdi>
    </a>
  );
}
