import { useState } from 'react';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { useUnderWay } from './page-idle.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './skeleton-lines.module.css';

interface SkeletonLinesProps {
  /** The length of each line as a share of the measure, in percent. */
  readonly lines: readonly number[];
  readonly heading?: boolean;
}

/** index.html shows skeleton lines before the scripts run, so while a page opens they stay. Milliseconds. */
const OPENING = 4000;

/** Gray lines where text will appear; later they show only when the wait is long enough to notice. */
export function SkeletonLines({ lines, heading = false }: SkeletonLinesProps) {
  const [isOpening] = useState(() => performance.now() < OPENING);
  useUnderWay();
  return (
    <output className={isOpening ? styles.lines : `${styles.lines} ${styles.later}`}>
      <VisuallyHidden>{SCREEN_MESSAGES.loading}</VisuallyHidden>
      <svg aria-hidden className={styles.drawing} width="100%" height={heightOf(lines, heading)}>
        {heading && <rect className={styles.bar} width="55%" height="40" rx="5" />}
        {lines.map((length, place) => (
          <rect
            // The lines never change places.
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            className={styles.bar}
            y={top(heading) + place * 30}
            width={`${length}%`}
            height="14"
            rx="4"
          />
        ))}
      </svg>
    </output>
  );
}

function top(heading: boolean): number {
  return heading ? 84 : 4;
}

function heightOf(lines: readonly number[], heading: boolean): number {
  return top(heading) + lines.length * 30;
}
