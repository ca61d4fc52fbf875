import { useRef, useState } from 'react';
import { parseIsoDate, type IsoDate } from '@elenchus/domain/base/calendar.ts';
import { DateField, INCOMPLETE_DATE } from '../../ui/date-field.tsx';

interface EvaluationDateFieldProps {
  readonly value: IsoDate | null;
  readonly description: string;
  readonly onChange: (dueDate: IsoDate | null) => void;
}

/**
 * A due date. While it is typed the browser reports days of the years 0002 and 0020 on the way to 2026;
 * each would be a new due date and might ask to delete grades. So it counts when the field is left.
 */
export function EvaluationDateField({ value, description, onChange }: EvaluationDateFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const isTyped = useRef(false);
  const settle = (field: HTMLInputElement): void => {
    isTyped.current = false;
    setDraft(null);
    if (field.validity.badInput) {
      setFault(INCOMPLETE_DATE);
      // The browser keeps half a date on the screen until it is given another.
      field.value = value ?? '';
      return;
    }
    const typed = field.value;
    const date = parseIsoDate(typed);
    if (typed === '' && value !== null) onChange(null);
    else if (date.ok && date.value !== value) onChange(date.value);
  };
  return (
    <DateField
      keepsErrorRoom
      label="Due date"
      description={description}
      error={fault}
      value={draft ?? value ?? ''}
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
  );
}
