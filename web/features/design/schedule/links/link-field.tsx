import { useId, useState } from 'react';
import styles from '../design-schedule.module.css';
import { Text } from '../../../../ui/layout/text.tsx';

interface LinkFieldProps {
  readonly label: string;
  readonly type?: 'text' | 'url';
  readonly stored: string;
  readonly placeholder?: string | undefined;
  /** The sentence for a text that can't be saved, or null. */
  readonly faultOf: (text: string) => string | null;
  /** Called for every text that can be saved. */
  readonly onChange: (text: string) => void;
}

/** A text of a link that saves while it is typed, as long as it can be saved. */
export function LinkField(props: LinkFieldProps) {
  const { label, type = 'text', stored, placeholder, faultOf, onChange } = props;
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? stored;
  const fault = faultOf(text);
  return (
    <div className={styles.linkField}>
      <input
        type={type}
        className={styles.input}
        aria-label={label}
        aria-invalid={fault !== null || undefined}
        aria-describedby={fault === null ? undefined : id}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          const typed = event.currentTarget.value;
          setDraft(typed);
          if (faultOf(typed) === null) onChange(typed);
        }}
        onBlur={() => fault === null && setDraft(null)}
      />
      {fault !== null && (
        <Text tone="attention" size="sm" id={id} className={styles.error}>
          {fault}
          {draft !== null &&
            ` The last saved ${type === 'url' ? 'address' : 'title'} is still used.`}
        </Text>
      )}
    </div>
  );
}
