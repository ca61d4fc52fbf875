import { useEffect, useRef, type ReactNode } from 'react';
import styles from './version-choice.module.css';

interface VersionChoiceProps {
  /** What happened, and between what the person chooses. */
  readonly children: ReactNode;
  readonly versions: readonly { readonly label: string; readonly text: ReactNode }[];
  readonly buttons: ReactNode;
}

/** Two versions of something that two people changed, to choose between. */
export function VersionChoice({ children, versions, buttons }: VersionChoiceProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" className={styles.choice}>
      <p>
        <strong>Not saved:</strong> {children}
      </p>
      <dl className={styles.versions}>
        {versions.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.buttons}>{buttons}</div>
    </div>
  );
}
