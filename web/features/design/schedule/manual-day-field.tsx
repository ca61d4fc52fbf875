import { useId } from 'react';
import type { ManualDay } from '@elenchus/domain/design/registry/setting-forms.ts';
import type { Schedule } from '@elenchus/domain/schedule/schedule.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { NoDaysYet } from './no-days-yet.tsx';
import { dateOfRow, daysBySection, nameOfRow } from './row-words.ts';
import styles from './design-schedule.module.css';

interface ManualDayFieldProps {
  readonly schedule: Schedule;
  readonly day: ManualDay | null;
  readonly onChange: (day: ManualDay | null) => void;
}

/** The current class day, chosen from the schedule. */
export function ManualDayField({ schedule, day, onChange }: ManualDayFieldProps) {
  const id = useId();
  const parts = daysBySection(schedule);
  const days = parts.flatMap((part) => part.days);
  const isElsewhere = day !== null && !days.some(({ topic }) => topic.index === day.index);
  if (days.length === 0) return <NoDaysYet />;
  return (
    <Stack columns="auto" gap={4} className={styles.labelled}>
      <label htmlFor={id}>Current class day</label>
      <select
        id={id}
        className={styles.select}
        value={day === null ? '' : String(day.index)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = days.find(({ topic }) => String(topic.index) === value);
          onChange(chosen ? { label: dateOfRow(chosen), index: chosen.topic.index } : null);
        }}
      >
        <option value="">No class day yet: all sections are locked</option>
        {isElsewhere && <option value={String(day.index)}>Row {day.index} of the schedule</option>}
        {parts.map((part) => (
          <optgroup key={part.id} label={part.name || 'Before the first section'}>
            {part.days.map((row) => (
              <option key={row.id} value={String(row.topic.index)}>
                {dateOfRow(row)} · {nameOfRow(row)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </Stack>
  );
}
