import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

/** Words in the place of something that is not there yet: what it is for, and how to begin. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
