import { useId, useRef, useState, type ComponentProps } from 'react';
import { parseIsoDate } from '@elenchus/domain/base/calendar.ts';
import {
  dueDateAt,
  dueDay,
  dueTimeOf,
  type DueDate,
  type DueTime,
} from '@elenchus/domain/base/due-date.ts';
import { DueTimeField } from '../../../../course-ui/grading/due-time-field.tsx';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { DateField, INCOMPLETE_DATE, isHalfDate } from '../../../../ui/fields/date-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import styles from '../grading-setup.module.css';

interface EvaluationDateFieldProps {
  readonly value: DueDate | null;
  readonly description: string;
  readonly onChange: (dueDate: DueDate | null) => void;
}

/**
 * A due date with its time. While the date is typed the browser reports days of the years 0002 and 0020 on the way to 2026;
 * each would be a new due date and might ask to delete grades. So it counts when the field is left.
 */
export function EvaluationDateField({ value, description, onChange }: EvaluationDateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const isTyped = useRef(false);
  const note = useId();
  const day = value === null ? null : dueDay(value);
  const time = dueTimeOf(value);
  const input = useRef<HTMLInputElement>(null);
  const settle = (field: HTMLInputElement | null): void => {
    isTyped.current = false;
    setDraft(null);
    if (field === null) return;
    if (isHalfDate(field)) {
      setFault(INCOMPLETE_DATE);
      // The browser keeps half a date on the screen until it is given another.
      field.value = day ?? '';
      return;
    }
    const typed = field.value;
    const date = parseIsoDate(typed);
    if (typed === '' && value !== null) onChange(null);
    else if (date.ok && date.value !== day) onChange(dueDateAt(date.value, time));
  };
  useCommitOnLeave(settle, input);
  return (
    <div className={styles.due}>
      <DateField
        ref={input}
        keepsErrorRoom
        label="Due date"
        describedBy={note}
        error={fault}
        value={draft ?? day ?? ''}
        onChange={(event) => {
          const field = event.currentTarget;
          setFault(undefined);
          // A day chosen in the calendar is complete, so it is saved immediately.
          if (isTyped.current || field.value === '') setDraft(field.value);
          else settle(field);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') {
            isTyped.current = true;
            return;
          }
          // A dialog may open now; the same key must not press its button.
          event.preventDefault();
          settle(event.currentTarget);
        }}
        onBlur={(event) => settle(event.currentTarget)}
      />
      <TypedTimeField
        value={time}
        describedBy={note}
        disabled={day === null}
        onChange={(chosen) => {
          if (day !== null) onChange(dueDateAt(day, chosen));
        }}
      />
      <Text tone="soft" size="sm" id={note} className={styles.dueNote}>
        {description}
      </Text>
    </div>
  );
}

/**
 * A due time. One that is typed counts when the field is left: the browser chooses one for each letter, 5:00 AM on the
 * way to 5:00 PM, which would be asked about as an earlier time.
 */
function TypedTimeField({ value, onChange, ...rest }: ComponentProps<typeof DueTimeField>) {
  const [draft, setDraft] = useState<DueTime | null | undefined>(undefined);
  const isTyped = useRef(false);
  const settle = useCommitOnLeave(() => {
    isTyped.current = false;
    setDraft(undefined);
    if (draft !== undefined && draft !== value) onChange(draft);
  });
  return (
    <div
      onKeyDownCapture={({ key }) => {
        if (key === 'Enter') settle();
        else isTyped.current = true;
      }}
      onBlurCapture={settle}
    >
      <DueTimeField
        {...rest}
        value={draft === undefined ? value : draft}
        onChange={(chosen) => (isTyped.current ? setDraft(chosen) : onChange(chosen))}
      />
    </div>
  );
}
