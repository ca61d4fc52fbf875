import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './text-field.module.css';

interface TextFieldProps extends ComponentProps<'input'> {
  readonly label: string;
  readonly description?: string;
  /** What is wrong with what was typed. */
  readonly error?: string | undefined;
  readonly keepsErrorRoom?: boolean;
  readonly describedBy?: string | undefined;
  /** A button at the end of the field. */
  readonly action?: ReactNode;
}

/** A field with its label. Screen readers also read its description and error. */
export function TextField(props: TextFieldProps) {
  const { label, description, error, keepsErrorRoom, describedBy, action, ...rest } = props;
  return (
    <FieldFrame {...{ label, description, error, keepsErrorRoom, describedBy }}>
      {(names) => (
        <div className={styles.box} data-wrong={error ? true : undefined}>
          <input type="text" {...rest} {...names} />
          {action}
        </div>
      )}
    </FieldFrame>
  );
}
