import { useId, useState } from 'react';
import { dateRangeLabel } from '@elenchus/domain/base/date-range.ts';
import { readDaysOffLines } from '@elenchus/domain/rollover/days-off-lines.ts';
import { isSameDaysOff, type DaysOff } from '@elenchus/domain/rollover/rollover-plan.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { FieldFrame } from '../../../../ui/fields/field-frame.tsx';
import { TextArea } from '../../../../ui/fields/text-area.tsx';
import { IconTrash } from '../../../../ui/icons.ts';
import { Row } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { OfferedDays } from './offered-days.tsx';
import type { RolloverEditing } from './use-rollover-draft.ts';
import styles from './rollover.module.css';

/** Days without class: typed or pasted as lines, or chosen from holidays or a calendar file. */
export function DaysOffPicker({ editing }: { editing: RolloverEditing }) {
  const { draft, plan, addDaysOff, removeDaysOff } = editing;
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [unread, setUnread] = useState<readonly string[]>([]);
  const id = useId();
  const addLines = (): void => {
    const found = readDaysOffLines(text, plan);
    addDaysOff(found.entries);
    setText(found.unread.join('\n'));
    setUnread(found.unread);
    setNote(found.entries.length > 0 ? `Added ${found.entries.map(daysOffName).join('; ')}.` : '');
  };
  return (
    <Stack as="section" gap={16} className={styles.part} aria-labelledby={`${id}-heading`}>
      <h3 id={`${id}-heading`}>Days without class</h3>
      {draft.daysOff.length > 0 && (
        <Stack as="ul" columns="auto" gap={4} isBareList>
          {draft.daysOff.map((off) => (
            <Row
              as="li"
              gap={8}
              align="center"
              spread
              key={off.from + off.to}
              className={styles.dayOff}
            >
              <span>
                <strong>{dateRangeLabel(off)}</strong> {off.reason}
              </span>
              <RowButton label={`Remove ${daysOffName(off)}`} onClick={() => removeDaysOff(off)}>
                <IconTrash aria-hidden />
              </RowButton>
            </Row>
          ))}
        </Stack>
      )}
      <FieldFrame
        label="Type or paste days, one per line"
        description="For example “2027-03-15 to 2027-03-19 Spring break” or “Nov 25 Thanksgiving”."
        error={
          unread.length > 0
            ? 'No date could be read in the lines that are left. Write the date first, such as “Nov 25”.'
            : undefined
        }
      >
        {(names) => (
          <TextArea
            {...names}
            rows={3}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      <div>
        <Button onClick={addLines}>Add these days</Button>
      </div>
      <output className={styles.soft}>{note}</output>
      <OfferedDays
        plan={plan}
        isChosen={(off) => draft.daysOff.some((each) => isSameDaysOff(each, off))}
        onChoose={(off, isChosen) => (isChosen ? addDaysOff([off]) : removeDaysOff(off))}
      />
    </Stack>
  );
}

function daysOffName(off: DaysOff): string {
  return [dateRangeLabel(off), off.reason].filter((part) => part !== '').join(' ');
}
