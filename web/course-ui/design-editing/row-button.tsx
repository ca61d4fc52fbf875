import type { ReactNode } from 'react';
import styles from './row-button.module.css';

interface RowButtonProps {
  /** What it does, with the name of the row: the accessible name and the tooltip. */
  readonly label: string;
  /** It stays where it is and keeps the focus, but does nothing. */
  readonly isOff?: boolean;
  /** By which focusRow finds it again: [data-action=up]. */
  readonly action?: string;
  readonly onClick: () => void;
  /** An icon, hidden from screen readers, which read the label. */
  readonly children: ReactNode;
}

/** A small button at a row of a list: move, remove. */
export function RowButton({ label, isOff = false, action, onClick, children }: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      title={label}
      aria-label={label}
      data-action={action}
      aria-disabled={isOff || undefined}
      onClick={() => !isOff && onClick()}
    >
      {children}
    </button>
  );
}
