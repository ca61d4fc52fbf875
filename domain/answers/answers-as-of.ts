// Finds what a student had answered by a due date (ANS-8, DUE-9): the latest version of each question until then.
import type { IsoDate } from '../base/calendar.ts';
import { dueInstant } from '../base/deadline.ts';
import { dueDay, dueTimeOf, type DueDate } from '../base/due-date.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import type { AnswerVersion } from './answer.ts';

/** The local date on which a version was written: the part of its timestamp before 'T'. */
export function submissionDay(version: Pick<AnswerVersion, 'submissionDate'>): string {
  return version.submissionDate.split('T', 1)[0] ?? '';
}

/**
 * The limit of the versions that count: those up to the end of a day, or those of earlier days and before a moment
 * of this day.
 */
export type WorkLimit = IsoDate | TimedLimit;

export interface TimedLimit {
  readonly date: IsoDate;
  /** Epoch milliseconds; a version of that moment no longer counts. */
  readonly before: number;
}

/** The limit that a due date sets, by the clock of the zone. */
export function workLimit(due: DueDate, zone: TimeZone): WorkLimit {
  if (dueTimeOf(due) === null) return dueDay(due);
  return { date: dueDay(due), before: dueInstant(due, zone) };
}

/** The latest version of each question that counts. */
export function answersAsOf<Version extends Pick<AnswerVersion, 'questionID' | 'submissionDate'>>(
  history: readonly Version[],
  limit: WorkLimit,
): readonly Version[] {
  const latest = new Map<string, Version>();
  for (const version of history) {
    if (!isWithin(version, limit)) continue;
    const present = latest.get(version.questionID);
    if (present === undefined || isAtLeastAsLate(version, present)) {
      latest.set(version.questionID, version);
    }
  }
  return [...latest.values()];
}

function isWithin(version: Pick<AnswerVersion, 'submissionDate'>, limit: WorkLimit): boolean {
  const day = submissionDay(version);
  if (typeof limit === 'string') return day <= limit;
  return (
    day < limit.date || (day === limit.date && Date.parse(version.submissionDate) < limit.before)
  );
}

/** Whether the first version was saved when the second was, or later. */
export function isAtLeastAsLate(
  first: Pick<AnswerVersion, 'submissionDate'>,
  second: Pick<AnswerVersion, 'submissionDate'>,
): boolean {
  // Moments, not texts: on the night the clocks go back 01:10-05:00 is later than 01:50-04:00.
  return Date.parse(first.submissionDate) >= Date.parse(second.submissionDate);
}
