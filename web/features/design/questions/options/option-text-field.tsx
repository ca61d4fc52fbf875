import { useEffect, useRef, type KeyboardEvent } from 'react';
import { growWithText } from '../../../../course-ui/texts/grow-with-text.ts';
import { FieldFrame } from '../../../../ui/fields/field-frame.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
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
  const measured = useRef(value);
  useEffect(() => (area.current ? growWithText(area.current) : undefined), []);
  useEffect(() => {
    const field = area.current;
    if (!field || measured.current === value) return;
    measured.current = value;
    // The text came with a move, a removal or Undo, which the browser doesn't report.
    field.style.height = '';
    growWithText(field)();
  }, [value]);
  const type = (field: HTMLTextAreaElement): void => {
    const { value: typed, selectionStart, selectionEnd } = field;
    if (typed.includes('\n')) {
      field.value = typed.replaceAll('\n', ' ');
      // A changed text would leave the cursor at its end.
      field.setSelectionRange(selectionStart, selectionEnd);
    }
    measured.current = field.value;
    on.onChange(field.value);
  };
  return (
    <FieldFrame label={label} error={error}>
      {(names) => (
        <TextArea
          ref={area}
          rows={1}
          className={styles.text}
          value={value}
          onChange={({ currentTarget }) => type(currentTarget)}
          onKeyDown={on.onKeyDown}
          {...names}
        />
      )}
    </FieldFrame>
  );
}
