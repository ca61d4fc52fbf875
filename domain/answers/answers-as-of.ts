// What a student had answered on a date (ANS-8): the latest version of each question up to the end of that day.
import type { IsoDate } from '../base/calendar.ts';
import type { AnswerVersion } from './answer.ts';

/** The local date on which a version was written: the part of its timestamp before 'T'. */
export function submissionDay(version: Pick<AnswerVersion, 'submissionDate'>): string {
  return version.submissionDate.split('T', 1)[0] ?? '';
}

/** The latest version of each question whose date is on or before the given one. */
export function answersAsOf<Version extends Pick<AnswerVersion, 'questionID' | 'submissionDate'>>(
  history: readonly Version[],
  date: IsoDate,
): readonly Version[] {
  const latest = new Map<string, Version>();
  for (const version of history) {
    if (submissionDay(version) > date) continue;
    const present = latest.get(version.questionID);
    if (present === undefined || isAtLeastAsLate(version, present)) {
      latest.set(version.questionID, version);
    }
  }
  return [...latest.values()];
}

/** Whether the first version was saved when the second was, or later. */
export function isAtLeastAsLate(
  first: Pick<AnswerVersion, 'submissionDate'>,
  second: Pick<AnswerVersion, 'submissionDate'>,
): boolean {
  // Moments, not texts: on the night the clocks go back 01:10-05:00 is later than 01:50-04:00.
  return Date.parse(first.submissionDate) >= Date.parse(second.submissionDate);
}
