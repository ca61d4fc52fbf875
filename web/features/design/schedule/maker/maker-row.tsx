import { useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { scheduleFaultSentence } from '@elenchus/domain/schedule/edit-schedule.ts';
import { rowIndex, type ScheduleRow } from '@elenchus/domain/schedule/schedule.ts';
import { NEW_SECTION_NAME } from '@elenchus/domain/schedule/normalize-schedule.ts';
import { isPlaceholderTopic, readTopicList } from '@elenchus/domain/schedule/topic-list.ts';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { INCOMPLETE_DATE, isHalfDate } from '../../../../ui/fields/date-field.tsx';
import { IconArrowsMove, IconPlus, IconTrash } from '../../../../ui/icons.ts';
import { Text } from '../../../../ui/layout/text.tsx';
import { AddBelow } from './add-below.tsx';
import { focusNextDay, focusScheduleRow } from '../row-focus.ts';
import { dateOfRow, type MakerEntry, unbrokenDateOfRow } from '../row-words.ts';
import type { ScheduleMaking } from './use-schedule-maker.ts';
import styles from './schedule-maker.module.css';

interface MakerRowProps {
  readonly entry: MakerEntry;
  readonly handle: ReactNode;
  readonly making: ScheduleMaking;
  /** Several pasted names, for this class day and those after it. */
  readonly onPaste: (topicId: string, names: readonly string[]) => void;
  readonly onMoveMode: () => void;
  readonly onDelete: () => void;
}

/** A section or a class day: its handle, date, name, and what can be done to it. */
export function MakerRow(props: MakerRowProps) {
  const { entry, handle, making, onPaste, onMoveMode, onDelete } = props;
  const { key, name, row } = entry;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <div className={styles.row} data-kind={row.kind}>
      {handle}
      {row.kind === 'topic' ? (
        <DayDate row={row} name={name} making={making} />
      ) : (
        <Text as="span" tone="soft" size="sm" weight={600}>
          Section
        </Text>
      )}
      <RowNameField entry={entry} making={making} onPaste={onPaste} />
      <div className={styles.actions}>
        <RowButton label={`Add a row below “${name}”`} onClick={() => setIsAdding(!isAdding)}>
          <IconPlus aria-hidden />
        </RowButton>
        <RowButton word="Place" label={`Choose another place for “${name}”`} onClick={onMoveMode}>
          <IconArrowsMove aria-hidden />
        </RowButton>
        <RowButton label={`Delete “${name}”`} onClick={onDelete}>
          <IconTrash aria-hidden />
        </RowButton>
      </div>
      {isAdding && (
        <AddBelow
          entry={entry}
          onCancel={() => {
            setIsAdding(false);
            focusScheduleRow(key, 'handle');
          }}
          onAdd={(kind) => {
            setIsAdding(false);
            making.add(kind, key);
          }}
        />
      )}
    </div>
  );
}

type RowNameFieldProps = Pick<MakerRowProps, 'entry' | 'making' | 'onPaste'>;

/** The name, edited in place; an empty name isn't kept. Enter moves to the next class day. */
function RowNameField({ entry: { key, row }, making, onPaste }: RowNameFieldProps) {
  const stored = row.kind === 'section' ? row.section.name : row.topic.name;
  const [draft, setDraft] = useState<string | null>(null);
  const id = useId();
  const isEmpty = (draft ?? stored).trim() === '';
  const what =
    row.kind === 'section' ? `section, row ${rowIndex(row)}` : `class day, ${dateOfRow(row)}`;
  return (
    <div className={styles.name}>
      <input
        type="text"
        data-name
        name={key}
        autoComplete="off"
        aria-label={`Name of the ${what}`}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? id : undefined}
        value={draft ?? stored}
        onChange={({ currentTarget: { value } }) => {
          setDraft(value);
          if (value.trim() !== '') making.rename(row, value);
        }}
        onBlur={() => setDraft(null)}
        onFocus={({ currentTarget }) => {
          const { value } = currentTarget;
          const isPlaceholder =
            row.kind === 'topic' ? isPlaceholderTopic(value) : value === NEW_SECTION_NAME;
          if (isPlaceholder) currentTarget.select();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          focusNextDay(event.currentTarget, event.shiftKey ? -1 : 1);
        }}
        onPaste={(event) => {
          const names = readTopicList(event.clipboardData.getData('text/plain'));
          // A single line is pasted into the text, where the cursor is.
          if (row.kind !== 'topic' || names.length < 2) return;
          event.preventDefault();
          setDraft(null);
          onPaste(row.id, names);
        }}
      />
      {isEmpty && (
        <Text tone="attention" size="sm" id={id} className={styles.error}>
          {scheduleFaultSentence('empty-name')}
        </Text>
      )}
    </div>
  );
}

interface DayDateProps {
  readonly row: Extract<ScheduleRow, { readonly kind: 'topic' }>;
  readonly name: string;
  readonly making: ScheduleMaking;
}

/** The date, taken over when the field or the page is left. Half a date changes nothing. */
function DayDate({ row, name, making }: DayDateProps) {
  const stored = row.date?.isoDate ?? '';
  const [draft, setDraft] = useState<string | null>(null);
  const [isHalf, setHalf] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const note = useId();
  const settle = (field: HTMLInputElement | null): void => {
    setDraft(null);
    if (field && isHalfDate(field)) {
      setHalf(true);
      // The browser keeps half a date on the screen until it is given another.
      field.value = stored;
      return;
    }
    if (draft === null || draft === stored) return;
    if (draft === '' || isIsoDate(draft)) making.setDate(row.id, draft === '' ? null : draft);
  };
  useCommitOnLeave(settle, input);
  return (
    <span className={styles.date}>
      <span className={styles.weekday}>{unbrokenDateOfRow(row)}</span>
      <input
        ref={input}
        type="date"
        max="9999-12-31"
        aria-label={`Date of “${name}”`}
        aria-invalid={isHalf || undefined}
        aria-describedby={isHalf ? note : undefined}
        value={draft ?? stored}
        onChange={({ currentTarget: { value } }) => {
          setHalf(false);
          setDraft(value);
        }}
        onBlur={({ currentTarget }) => settle(currentTarget)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') settle(currentTarget);
        }}
      />
      {isHalf && (
        <Text as="span" tone="attention" size="sm" id={note} role="alert" className={styles.error}>
          {INCOMPLETE_DATE}
        </Text>
      )}
    </span>
  );
}
