import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './labelled-choice.module.css';

interface LabelledChoiceProps {
  readonly type: 'radio' | 'checkbox';
  /** Of radio buttons that belong together. */
  readonly name?: string;
  readonly title: string;
  /** What the choice means. */
  readonly children: ReactNode;
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** A choice with a line about what it means. */
export function LabelledChoice(props: LabelledChoiceProps) {
  const { type, name, title, children, isChosen, onChange } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type={type}
        id={id}
        name={name}
        checked={isChosen}
        aria-describedby={`${id}-more`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <div>
        <label htmlFor={id}>{title}</label>
        <p id={`${id}-more`}>{children}</p>
      </div>
    </div>
  );
}
