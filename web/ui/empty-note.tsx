import type { ReactNode } from 'react';
import styles from './empty-note.module.css';

/** Shown in place of something that doesn't exist yet: what it is for, and how to begin. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return <p className={styles.empty}>{children}</p>;
}
