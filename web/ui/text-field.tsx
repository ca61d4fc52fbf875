import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly description?: string;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  /** A button at the end of the field. */
  readonly action?: ReactNode;
}

/** A field with its label; what it is for and what is wrong with it are read out with it. */
export function TextField({ label, description, error, action, ...rest }: TextFieldProps) {
  const id = useId();
  const notes = [error && `${id}-error`, description && `${id}-description`].filter(Boolean);
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      <div className={styles.box} data-wrong={error ? true : undefined}>
        <input
          type="text"
          {...rest}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        />
        {action}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
