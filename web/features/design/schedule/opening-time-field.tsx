import { useState } from 'react';
import {
  clampHour,
  clampMinute,
  clockTimeText,
  DEFAULT_CLOCK_TIME,
  type ClockTime,
} from '@elenchus/domain/base/clock-time.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { useCommitOnLeave } from '../../../lib/use-commit-on-leave.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import styles from './design-schedule.module.css';

interface OpeningTimeFieldProps {
  /** null when none is saved. */
  readonly time: ClockTime | null;
  readonly zone: TimeZone;
  readonly onChange: (time: ClockTime) => void;
}

/** The time of day when new content opens. A value out of range is corrected when the field loses focus. */
export function OpeningTimeField({ time, zone, onChange }: OpeningTimeFieldProps) {
  const shown = time ?? DEFAULT_CLOCK_TIME;
  const [hour = '', minute = ''] = clockTimeText(shown).split(':');
  return (
    <fieldset className={styles.time}>
      <legend>Time of new content ({zone.replaceAll('_', ' ')})</legend>
      <ClampedField
        label="Hour"
        value={hour}
        onSettle={(text) => onChange({ ...shown, hour: clampHour(text) })}
      />
      <ClampedField
        label="Minutes"
        value={minute}
        onSettle={(text) => onChange({ ...shown, minute: clampMinute(text) })}
      />
      <Stack as="label" columns="auto" gap={4} className={styles.labelled}>
        AM or PM
        <select
          className={styles.select}
          value={shown.half}
          onChange={(event) =>
            onChange({ ...shown, half: event.currentTarget.value === 'PM' ? 'PM' : 'AM' })
          }
        >
          <option>AM</option>
          <option>PM</option>
        </select>
      </Stack>
      {time === null && (
        <Button look="filled" onClick={() => onChange(shown)}>
          Save {clockTimeText(shown)} {shown.half}
        </Button>
      )}
    </fieldset>
  );
}

interface ClampedFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onSettle: (text: string) => void;
}

function ClampedField({ label, value, onSettle }: ClampedFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const settle = (): void => {
    if (draft !== null && draft !== value) onSettle(draft);
    setDraft(null);
  };
  useCommitOnLeave(settle);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={draft ?? value}
      onChange={(event) => setDraft(event.currentTarget.value)}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter') settle();
      }}
    />
  );
}
