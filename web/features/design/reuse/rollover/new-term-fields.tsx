import { useId } from 'react';
import { MEETING_DAYS } from '@elenchus/domain/design/date-generator-settings.ts';
import { CheckRow } from '../../../../ui/fields/check-row.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import type { RolloverDraft } from './rollover-draft.ts';
import styles from './rollover.module.css';

interface NewTermFieldsProps {
  readonly draft: RolloverDraft;
  readonly change: (part: Partial<RolloverDraft>) => void;
  /** What is wrong with the term. */
  readonly fault: string | null;
}

/** First and last day of the new term, and the weekdays. */
export function NewTermFields({ draft, change, fault }: NewTermFieldsProps) {
  const id = useId();
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label="First day"
          type="date"
          data-rollover="start"
          value={draft.start}
          onChange={(event) => change({ start: event.currentTarget.value })}
        />
        <TextField
          label="Last day"
          type="date"
          min={draft.start}
          value={draft.end}
          onChange={(event) => change({ end: event.currentTarget.value })}
        />
      </div>
      <fieldset className={styles.weekdays} aria-describedby={fault ? `${id}-fault` : undefined}>
        <legend>The class meets on</legend>
        {MEETING_DAYS.map((day) => (
          <CheckRow
            key={day}
            type="checkbox"
            checked={draft.meetingDays.includes(day)}
            onChange={({ currentTarget: { checked } }) =>
              change({
                meetingDays: MEETING_DAYS.filter((each) =>
                  each === day ? checked : draft.meetingDays.includes(each),
                ),
              })
            }
          >
            {day}
          </CheckRow>
        ))}
        {fault && (
          <Text tone="attention" size="sm" id={`${id}-fault`} className={styles.error}>
            {fault}
          </Text>
        )}
      </fieldset>
    </>
  );
}
