import { useEffect, useRef, type KeyboardEvent } from 'react';
import { growWithText } from '../../course-ui/grow-with-text.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import styles from './option-text-field.module.css';

interface OptionTextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The text of an option, all of it in sight: an option is often a sentence, and always a single line. */
export function OptionTextField({ label, value, error, ...on }: OptionTextFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (area.current ? growWithText(area.current) : undefined), []);
  return (
    <FieldFrame label={label} error={error}>
      {(names) => (
        <textarea
          ref={area}
          rows={1}
          className={styles.text}
          value={value}
          onChange={({ currentTarget }) => on.onChange(currentTarget.value.replaceAll('\n', ' '))}
          onKeyDown={on.onKeyDown}
          {...names}
        />
      )}
    </FieldFrame>
  );
}
