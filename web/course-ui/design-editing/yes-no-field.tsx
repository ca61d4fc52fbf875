import { useId } from 'react';
import styles from './yes-no-field.module.css';

interface YesNoFieldProps {
  readonly label: string;
  /** One line about what it does. */
  readonly description?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

/** A setting that is Yes or No, as a switch that says which. */
export function YesNoField({ label, description, value, onChange }: YesNoFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <div className={styles.words}>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p id={`${id}-description`} className={styles.description}>
            {description}
          </p>
        )}
      </div>
      <span className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          id={id}
          checked={value}
          aria-checked={value}
          aria-describedby={description ? `${id}-description` : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span aria-hidden className={styles.answer}>
          {value ? 'Yes' : 'No'}
        </span>
      </span>
    </div>
  );
}
