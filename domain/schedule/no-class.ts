// Days without class, such as holidays: their record, what a person may type, and their label (SCH-41, SCH-42).
import { parseIsoDate, type DateFault } from '../base/calendar.ts';
import { dateRangeLabel, rangeLength, type DateRange } from '../base/date-range.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import { itemsOfType, type DesignItem } from '../design/design-item.ts';
import {
  hasRecord,
  readRecord,
  recordItem,
  type RecordFault,
  type RecordForm,
} from '../design/typed-record.ts';

export interface NoClass extends DateRange {
  readonly id: string;
  /** The reason that there is no class, like 'Thanksgiving'; may be empty. */
  readonly reason: string;
}

/** What a person typed. */
export interface NoClassInput {
  readonly from: string;
  /** Empty for a single day. */
  readonly to: string;
  readonly reason: string;
}

export const MAX_NO_CLASS_DAYS = 366;
export const MAX_REASON_CHARACTERS = 100;

export type NoClassFault =
  | { readonly code: 'no-first-day' | 'end-before-start' | 'too-many-days' | 'long-reason' }
  | { readonly code: 'bad-date'; readonly field: 'from' | 'to'; readonly fault: DateFault };

/** Reads what was typed; without a last day it is a single day. */
export function readNoClassInput(input: NoClassInput): Result<Omit<NoClass, 'id'>, NoClassFault> {
  if (input.from.trim() === '') return refuse({ code: 'no-first-day' });
  const from = parseIsoDate(input.from);
  if (!from.ok) return refuse({ code: 'bad-date', field: 'from', fault: from.reason });
  const to = input.to.trim() === '' ? from : parseIsoDate(input.to);
  if (!to.ok) return refuse({ code: 'bad-date', field: 'to', fault: to.reason });
  const range = { from: from.value, to: to.value };
  if (range.to < range.from) return refuse({ code: 'end-before-start' });
  if (rangeLength(range) > MAX_NO_CLASS_DAYS) return refuse({ code: 'too-many-days' });
  const reason = input.reason.trim().replaceAll(/\s+/g, ' ');
  if (isLongerThan(reason, MAX_REASON_CHARACTERS)) return refuse({ code: 'long-reason' });
  return accept({ ...range, reason });
}

export const NO_CLASS_FORM = {
  version: 1,
  fields: ['from', 'to', 'reason'],
} as const satisfies RecordForm<string>;

/** The days without class of a course, in order of time; a record that cannot be read is left out. */
export function readNoClass(items: readonly DesignItem[]): readonly NoClass[] {
  return itemsOfType(items, 'noClass')
    .flatMap((item) => readNoClassItem(item) ?? [])
    .toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to) || compare(a.id, b.id));
}

/** The days of one item; null when they can't be read. */
export function readNoClassItem(item: DesignItem): NoClass | null {
  const stored = storedNoClass(item);
  const read = stored.ok ? readNoClassInput(stored.value) : stored;
  return read.ok ? { id: item.dataID, ...read.value } : null;
}

/** Writes days without class as their item. */
export function noClassItem({
  id,
  from,
  to,
  reason,
}: NoClassInput & Pick<NoClass, 'id'>): DesignItem {
  return recordItem({ dataType: 'noClass', dataID: id }, NO_CLASS_FORM, { from, to, reason });
}

/** 'No class Nov 26 – 28: Thanksgiving'. */
export function noClassSentence({ reason, ...range }: DateRange & { reason: string }): string {
  return `No class ${dateRangeLabel(range)}${reason && `: ${reason}`}`;
}

/** An item as if a person had typed it. Release 1.0.0 had each part in a field of its own. */
export function storedNoClass(item: DesignItem): Result<NoClassInput, RecordFault> {
  if (!hasRecord(item)) {
    const { dataText, questionLogic, questionCourseDate } = item;
    return accept({ from: questionLogic, to: questionCourseDate, reason: dataText });
  }
  const record = readRecord(item, NO_CLASS_FORM);
  if (!record.ok) return record;
  const { from, to, reason } = record.value;
  return typeof from === 'string' && typeof to === 'string' && typeof reason === 'string'
    ? accept({ from, to, reason })
    : refuse('not-a-record');
}

function compare(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
