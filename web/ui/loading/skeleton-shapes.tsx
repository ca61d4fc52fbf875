import { useState } from 'react';
import type { ReactNode } from 'react';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { useUnderWay } from './page-idle.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './skeleton-shapes.module.css';

/** While a page opens, gray shapes are there at once; later they appear only if the wait is noticeable. Milliseconds. */
const OPENING = 4000;

/** Gray shapes in the place of what is loading. */
function Shape({ children }: { children: ReactNode }) {
  const [isOpening] = useState(() => performance.now() < OPENING);
  useUnderWay();
  return (
    <output className={isOpening ? styles.shape : `${styles.shape} ${styles.later}`}>
      <VisuallyHidden>{SCREEN_MESSAGES.loading}</VisuallyHidden>
      {children}
    </output>
  );
}

/** A table that is loading: a head and rows, as wide as the table will be. */
export function SkeletonTable({ columns, rows = 6 }: { columns: number; rows?: number }) {
  return (
    <Shape>
      <span aria-hidden className={styles.table}>
        {places(rows + 1).map((row) => (
          <span key={row} className={styles.row}>
            {places(columns).map((column) => (
              <span key={column} className={styles.bar} data-first={column === 0 || undefined} />
            ))}
          </span>
        ))}
      </span>
    </Shape>
  );
}

/** Cards that are loading: a title and a few lines in each. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <Shape>
      <span aria-hidden className={styles.cards}>
        {places(count).map((card) => (
          <span key={card} className={styles.card}>
            {places(3).map((line) => (
              <span key={line} className={styles.bar} data-first={line === 0 || undefined} />
            ))}
          </span>
        ))}
      </span>
    </Shape>
  );
}

/** A whole part of a screen that is loading: its title, a sentence about it, and a table or cards. */
export function SkeletonPart({ shape }: { shape: 'table' | 'cards' }) {
  return (
    <div className={styles.part}>
      <span aria-hidden className={styles.heading}>
        <span className={styles.bar} data-first />
        <span className={styles.bar} />
      </span>
      {shape === 'table' ? <SkeletonTable columns={4} rows={8} /> : <SkeletonCards />}
    </div>
  );
}

/** A chart that is loading: columns in a frame. */
export function SkeletonChart() {
  return (
    <Shape>
      <span aria-hidden className={styles.chart}>
        {places(10).map((column) => (
          <span key={column} className={styles.bar} />
        ))}
      </span>
    </Shape>
  );
}

function places(count: number): readonly number[] {
  return Array.from({ length: count }, (_, place) => place);
}
