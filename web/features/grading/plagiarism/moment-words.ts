// Moments of the history as text. They are stored with the offset of the course's zone, so their text is local time.
import { dueEndLabel, dueLongLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { isIsoDate, longDateLabel } from '@elenchus/domain/base/calendar.ts';
import { isPastDue } from '@elenchus/domain/base/deadline.ts';
import { readDueDate } from '@elenchus/domain/base/due-date.ts';
import { clockTimeOfMinutes } from '@elenchus/domain/base/clock-time.ts';
import { submissionTimestamp, type TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { countOf } from '../../../ui/count-words.ts';

/** 'Tuesday, October 6, 2026'. */
function dayWords(submissionDate: string): string {
  const date = submissionDate.slice(0, 10);
  return isIsoDate(date) ? longDateLabel(date) : submissionDate;
}

/** 'Tuesday, October 6, 2026, at 3:42 PM'. */
export function momentWords(submissionDate: string): string {
  return `${dayWords(submissionDate)}, at ${timeWords(submissionDate)}`;
}

/** Which version of an essay is compared: the one from the due date or, until that has passed, the current one. */
export function versionWords(targetDate: string, nowEpochMs: number, zone: TimeZone): string {
  const due = readDueDate(targetDate);
  if (due === null) return `The version from the end of ${targetDate}`;
  if (isPastDue(due, nowEpochMs, zone)) return `The version from ${dueEndLabel(due)}`;
  return `The current version: it isn’t due until ${dueLongLabel(due)}`;
}

/** An epoch time in the course's zone. */
export function epochWords(epochMs: number, zone: TimeZone): string {
  return momentWords(submissionTimestamp(epochMs, zone));
}

function timeWords(submissionDate: string): string {
  const [hours = 0, minutes = 0] = submissionDate.slice(11, 16).split(':').map(Number);
  const { hour, minute, half } = clockTimeOfMinutes(hours * 60 + minutes);
  return `${hour}:${String(minute).padStart(2, '0')} ${half}`;
}

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** The time between two moments in its largest unit: '3 days'. */
export function spanWords(milliseconds: number): string {
  for (const [size, name] of UNITS) {
    if (milliseconds >= size) return countOf(Math.floor(milliseconds / size), name);
  }
  return 'less than a minute';
}
