import { useState } from 'react';
import type { ComponentProps } from 'react';
import { IconEye, IconEyeOff } from '../icons.ts';
import { TextField } from './text-field.tsx';
import styles from './password-field.module.css';

interface PasswordFieldProps extends ComponentProps<typeof TextField> {
  /** What the button shows, for example 'the password'. */
  readonly shows: string;
}

/** A field for a password, with a button that shows what is typed. */
export function PasswordField({ shows, ...rest }: PasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  const Icon = isVisible ? IconEyeOff : IconEye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...rest}
      type={isVisible ? 'text' : 'password'}
      action={
        <button
          type="button"
          className={styles.toggle}
          aria-label={`Show ${shows}`}
          aria-pressed={isVisible}
          onClick={() => setIsVisible(!isVisible)}
        >
          <Icon aria-hidden />
          <span className={styles.word}>Show</span>
        </button>
      }
    />
  );
}
