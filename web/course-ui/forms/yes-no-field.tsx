import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './yes-no-field.module.css';

interface YesNoFieldProps {
  readonly label: string;
  /** One line about what it does. */
  readonly description?: string;
  /** Why it makes no difference now. */
  readonly note?: string | undefined;
  /** A note about other settings that matter with the current value. */
  readonly hint?: ReactNode;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A setting that is Yes or No, as a switch that shows which. */
export function YesNoField(props: YesNoFieldProps) {
  const { label, description, note, hint, value, onChange } = props;
  const id = useId();
  const notes = [description && `${id}-description`, note && `${id}-note`].filter(Boolean);
  return (
    <div className={styles.field} data-idle={note === undefined ? undefined : true}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
        {note && (
          <p id={`${id}-note`} className={styles.note}>
            {note}
          </p>
        )}
        {hint && <p className={styles.hint}>{hint}</p>}
      </div>
      <span className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          id={id}
          checked={value}
          aria-checked={value}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span aria-hidden className={styles.answer}>
          {value ? 'Yes' : 'No'}
        </span>
      </span>
    </div>
  );
}
