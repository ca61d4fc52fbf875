import { useState } from 'react';
import { parseIsoDate, shortDateLabel } from '@elenchus/domain/base/calendar.ts';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import type { PlacedDay } from '@elenchus/domain/rollover/class-days.ts';
import type { RolloverPreview } from '@elenchus/domain/rollover/rollover-preview.ts';
import { Button } from '../../../../ui/button.tsx';
import { LabelledChoice } from '../../../../ui/fields/labelled-choice.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { RolloverEditing } from './use-rollover-draft.ts';
import styles from './rollover.module.css';

interface TermPreviewProps {
  readonly editing: RolloverEditing;
  readonly preview: RolloverPreview;
}

/** The old and the new term side by side, what happens in sentences, and ways to change it. */
export function TermPreview({ editing, preview }: TermPreviewProps) {
  const { sentences, days, dues, spare, undated } = preview;
  return (
    <Stack as="section" gap={16} className={styles.part} aria-labelledby="rollover-preview">
      <h3 id="rollover-preview">Preview</h3>
      <Notice tone={undated.length > 0 ? 'attention' : 'plain'}>
        <Stack as="ul" columns="auto" gap={4} isBareList aria-live="polite">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </Stack>
      </Notice>
      {spare.length > 0 || !editing.draft.keepsSpareDays ? (
        <LabelledChoice
          type="checkbox"
          title="Add empty class days for meetings after the last topic"
          isChosen={editing.draft.keepsSpareDays}
          onChange={(keepsSpareDays) => editing.change({ keepsSpareDays })}
        >
          You can fill them in the Schedule Maker.
        </LabelledChoice>
      ) : null}
      {undated.length > 0 && <AddMeeting editing={editing} />}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Class day</th>
            <th scope="col">Old date</th>
            <th scope="col">New date</th>
            <th scope="col">In the new course</th>
          </tr>
        </thead>
        {bySection(days).map((part) => (
          <SectionDays key={part[0].id} part={part} editing={editing} />
        ))}
        {editing.draft.keepsSpareDays && spare.length > 0 && (
          <tbody>
            <tr>
              <th scope="row">{countedNoun(spare.length, 'empty class day')}</th>
              <td data-label="Old">none</td>
              <td>{spare.map((date) => shortDateLabel(date)).join('; ')}</td>
              <td>Added at the end</td>
            </tr>
          </tbody>
        )}
      </table>
      {dues.length > 0 && <Dues dues={dues} />}
    </Stack>
  );
}

type DaysOfSection = readonly [PlacedDay, ...PlacedDay[]];

/** Days next to each other in the same section. */
function bySection(days: readonly PlacedDay[]): readonly DaysOfSection[] {
  const parts: [PlacedDay, ...PlacedDay[]][] = [];
  for (const day of days) {
    const last = parts.at(-1);
    if (last?.[0].section === day.section) last.push(day);
    else parts.push([day]);
  }
  return parts;
}

function SectionDays({ part, editing }: { part: DaysOfSection; editing: RolloverEditing }) {
  const [{ section }] = part;
  return (
    <tbody>
      {section !== '' && (
        <tr className={styles.section}>
          <th scope="rowgroup" colSpan={4}>
            {section}
          </th>
        </tr>
      )}
      {part.map((day) => (
        <DayRow key={day.id} day={day} isFirst={day.number === 1} editing={editing} />
      ))}
    </tbody>
  );
}

function DayRow(props: { day: PlacedDay; isFirst: boolean; editing: RolloverEditing }) {
  const { day, isFirst, editing } = props;
  const { draft, change } = editing;
  const ids = day.topics.map(({ id }) => id);
  const names = day.topics.map(({ name }) => name).join('; ');
  const isDropped = day.kept.length === 0;
  const rest = draft.dropped.filter((id) => !ids.includes(id));
  const choose = (choice: string): void =>
    change({
      dropped: choice === 'drop' ? [...rest, ...ids] : rest,
      merged: [
        ...draft.merged.filter((id) => id !== day.id),
        ...(choice === 'merge' ? [day.id] : []),
      ],
    });
  const chosen = day.isMerged ? 'merge' : 'own';
  return (
    <tr data-out={isDropped || undefined}>
      <th scope="row">
        {day.number}. {names}
      </th>
      <td data-label="Old">{day.date ? shortDateLabel(day.date) : '??'}</td>
      <td data-label="New">{newDateWords(day)}</td>
      <td>
        <select
          aria-label={`Class ${day.number} in the new course`}
          className={styles.choice}
          value={isDropped ? 'drop' : chosen}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="own">Own class day</option>
          {!isFirst && <option value="merge">With the class before</option>}
          <option value="drop">Leave out</option>
        </select>
      </td>
    </tr>
  );
}

function newDateWords({ kept, newDate }: PlacedDay): string {
  if (kept.length === 0) return 'left out';
  return newDate === null ? 'no date' : shortDateLabel(newDate);
}

function Dues({ dues }: Pick<RolloverPreview, 'dues'>) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Due date</th>
          <th scope="col">Old date</th>
          <th scope="col">New date</th>
          <th scope="col">Place</th>
        </tr>
      </thead>
      <tbody>
        {dues.map(({ id, name, oldDate, newDate, words }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td data-label="Old">{oldDate ? shortDateLabel(oldDate) : 'none'}</td>
            <td data-label="New">{newDate ? shortDateLabel(newDate) : 'none'}</td>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function AddMeeting({ editing }: { editing: RolloverEditing }) {
  const [text, setText] = useState('');
  const { draft, change } = editing;
  const add = (): void => {
    const date = parseIsoDate(text);
    if (!date.ok) return;
    change({ addedMeetings: [...new Set([...draft.addedMeetings, date.value])] });
    setText('');
  };
  return (
    <Cluster gap={[8, 16]} align="end">
      <TextField
        label="Add a meeting"
        type="date"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button onClick={add}>Add this meeting</Button>
      {draft.addedMeetings.length > 0 && (
        <p className={styles.soft}>
          Added: {draft.addedMeetings.map((date) => shortDateLabel(date)).join(', ')}.{' '}
          <Button look="plain" onClick={() => change({ addedMeetings: [] })}>
            Remove added meetings
          </Button>
        </p>
      )}
    </Cluster>
  );
}
