import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './select-field.module.css';

interface SelectFieldProps extends Omit<ComponentProps<'select'>, 'onChange' | 'children'> {
  readonly label: string;
  readonly description?: string | undefined;
  /** What is wrong with the choice. */
  readonly error?: string | undefined;
  readonly describedBy?: string | undefined;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** A choice of one among a few, with its label. */
export function SelectField(props: SelectFieldProps) {
  const { label, description, error, describedBy, options, onChange, ...rest } = props;
  return (
    <FieldFrame {...{ label, description, error, describedBy }}>
      {(names) => (
        <select
          {...rest}
          {...names}
          className={styles.select}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
