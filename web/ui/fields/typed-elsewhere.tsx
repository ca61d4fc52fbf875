import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import styles from './version-choice.module.css';

interface TypedElsewhereProps {
  /** What it belongs to. */
  readonly children: ReactNode;
  readonly text: ReactNode;
  readonly useLabel: string;
  readonly onUse: () => void;
  readonly onDrop: () => void;
}

/** What the person typed into the same field in another tab: nothing typed is lost unless they drop it. */
export function TypedElsewhere({ children, text, useLabel, onUse, onDrop }: TypedElsewhereProps) {
  return (
    <Notice tone="attention">
      <p>{children}</p>
      <p className={styles.text}>{text}</p>
      <div className={styles.buttons}>
        <Button
          onClick={() => {
            onUse();
            onDrop();
          }}
        >
          {useLabel}
        </Button>
        <Button onClick={onDrop}>Delete this copy</Button>
      </div>
    </Notice>
  );
}
