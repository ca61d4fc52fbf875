import { DUE_TIMES, dueTimeLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { isDueTime, type DueTime } from '@elenchus/domain/base/due-date.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';

interface DueTimeFieldProps {
  /** null for the end of the day. */
  readonly value: DueTime | null;
  readonly describedBy?: string;
  readonly disabled?: boolean;
  readonly onChange: (time: DueTime | null) => void;
}

const OPTIONS = [
  { value: '', label: 'End of the day' },
  ...DUE_TIMES.map((time) => ({ value: time, label: dueTimeLabel(time) })),
];

/** The time at which something is due on its due date. */
export function DueTimeField({ value, onChange, ...rest }: DueTimeFieldProps) {
  return (
    <SelectField
      {...rest}
      label="Due time"
      options={OPTIONS}
      value={value ?? ''}
      onChange={(chosen) => onChange(isDueTime(chosen) ? chosen : null)}
    />
  );
}
