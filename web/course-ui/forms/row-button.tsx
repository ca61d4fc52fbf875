import type { ReactNode } from 'react';
import styles from './row-button.module.css';

interface RowButtonProps {
  /** What it does, with the name of the row: the accessible name and the tooltip. */
  readonly label: string;
  /** The label in a word, shown on touch screens: nobody can hover over an icon there. */
  readonly word?: string;
  /** It stays where it is and keeps the focus, but does nothing. */
  readonly isOff?: boolean;
  /** By which focusRow finds it again: [data-action=up]. */
  readonly action?: string;
  readonly onClick: () => void;
  /** An icon, hidden from screen readers, which read the label. */
  readonly children: ReactNode;
}

/** A small button at a row of a list: move, remove. */
export function RowButton(props: RowButtonProps) {
  const { label, word = firstWord(label), isOff = false, action, onClick, children } = props;
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
      <span className={styles.word}>{word}</span>
    </button>
  );
}

/** 'Delete' of 'Delete “Free will”'. */
function firstWord(label: string): string {
  return /^\w+/u.exec(label)?.[0] ?? label;
}
