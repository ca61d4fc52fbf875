import { useId } from 'react';
import type { ReactNode } from 'react';
import styles from './text-field.module.css';

/** What the control needs to be found by its label and read out with its notes. */
interface FieldNames {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps {
  readonly label: string;
  readonly description?: ReactNode;
  /** What is wrong with the current text. */
  readonly error?: string | undefined;
  /**
   * Reserves space for the error: an error that appears when the field loses focus must not move what is being
   * clicked.
   */
  readonly keepsErrorRoom?: boolean | undefined;
  /** The ID of a text outside the field that also describes it. */
  readonly describedBy?: string | undefined;
  readonly children: (names: FieldNames) => ReactNode;
}

/** A control with its label. Screen readers also read its description and error. */
export function FieldFrame(props: FieldFrameProps) {
  const { label, description, error, keepsErrorRoom = false, describedBy, children } = props;
  const id = useId();
  const notes = [error && `${id}-error`, description && `${id}-description`, describedBy].filter(
    Boolean,
  );
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {description && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
      })}
      {(error || keepsErrorRoom) && (
        <p id={`${id}-error`} className={styles.error} data-room={keepsErrorRoom || undefined}>
          {error}
        </p>
      )}
    </div>
  );
}
