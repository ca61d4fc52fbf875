import { useId } from 'react';
import type { ComponentProps } from 'react';
import styles from './text-field.module.css';
import selectStyles from './select-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  readonly label: string;
  readonly description?: string | undefined;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice of one among a few, with its label. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, options, onChange, ...rest } = props;
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
      <select
        {...rest}
        id={id}
        className={selectStyles.select}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes.length > 0 ? notes.join(' ') : undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
