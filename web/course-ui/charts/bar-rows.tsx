import type { ReactNode } from 'react';
import styles from './bar-rows.module.css';

interface BarRowsProps {
  readonly rows: readonly {
    readonly key: string;
    readonly label: ReactNode;
    readonly count: number;
    readonly percent: number;
  }[];
}

/** How often each of a few choices was chosen: a bar for each, and its number. */
export function BarRows({ rows }: BarRowsProps) {
  return (
    <div className={styles.rows}>
      {rows.map(({ key, label, count, percent }) => (
        <div key={key} className={styles.row}>
          <span>{label}</span>
          <span className={styles.track}>
            <span className={styles.bar} style={{ width: `${percent}%` }} />
          </span>
          <span className={styles.number}>
            {count} · {percent}%
          </span>
        </div>
      ))}
    </div>
  );
}
