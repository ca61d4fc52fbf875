// Days without class, such as holidays: their flat record, what a person may type, and their label (SCH-41, SCH-42).
import { parseIsoDate, type DateFault } from '../base/calendar.ts';
import { dateRangeLabel, rangeLength, type DateRange } from '../base/date-range.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import { designItem, itemsOfType, type DesignItem } from '../design/design-item.ts';

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

/** The days without class of a course, in order of time; a record that cannot be read is left out. */
export function readNoClass(items: readonly DesignItem[]): readonly NoClass[] {
  return itemsOfType(items, 'noClass')
    .flatMap((item) => {
      const read = readNoClassInput(storedNoClass(item));
      return read.ok ? [{ id: item.dataID, ...read.value }] : [];
    })
    .toSorted((a, b) => compare(a.from, b.from) || compare(a.to, b.to) || compare(a.id, b.id));
}

/** Writes days without class as their flat record. */
export function noClassItem({ id, from, to, reason }: NoClass): DesignItem {
  return designItem({
    dataType: 'noClass',
    dataID: id,
    dataText: reason,
    questionLogic: from,
    questionCourseDate: to,
  });
}

/** 'No class Nov 26 – 28: Thanksgiving'. */
export function noClassSentence({ reason, ...range }: DateRange & { reason: string }): string {
  return `No class ${dateRangeLabel(range)}${reason && `: ${reason}`}`;
}

/** A record as if a person had typed it. */
export function storedNoClass({
  dataText,
  questionLogic,
  questionCourseDate,
}: DesignItem): NoClassInput {
  return { from: questionLogic, to: questionCourseDate, reason: dataText };
}

function compare(first: string, second: string): number {
  if (first === second) return 0;
  return first < second ? -1 : 1;
}
