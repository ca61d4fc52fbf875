// Counts words written per week: how the count of all a student's essays changed from one date to the next.
import { isAtLeastAsLate, submissionDay } from '../answers/answers-as-of.ts';
import { addDays, daysBetween, parseIsoDate, type IsoDate } from '../base/calendar.ts';
import { accept, refuse, type Result } from '../base/result.ts';

const MOST_WEEKS = 1000;

/** The words of one kept version of an essay. */
export interface WordsVersion {
  readonly questionID: string;
  readonly submissionDate: string;
  readonly words: number;
}

export interface WeekOfWords {
  readonly date: IsoDate;
  /** MM-dd, as the chart shows it. */
  readonly label: string;
  /** Below zero when more was deleted than written. */
  readonly words: number;
}

export type WeeksProblem = 'bad-start' | 'bad-end' | 'end-before-start' | 'too-many-weeks';

/** The dates from start to end in steps of seven days. */
export function weekDates(start: string, end: string): Result<readonly IsoDate[], WeeksProblem> {
  const first = parseIsoDate(start);
  const last = parseIsoDate(end);
  if (!first.ok) return refuse('bad-start');
  if (!last.ok) return refuse('bad-end');
  const days = daysBetween(first.value, last.value);
  if (days < 0) return refuse('end-before-start');
  const count = Math.floor(days / 7) + 1;
  if (count > MOST_WEEKS) return refuse('too-many-weeks');
  return accept(Array.from({ length: count }, (_, week) => addDays(first.value, week * 7)));
}

/** The words of each week, from the whole history in one pass. */
export function weeklyWords(
  history: readonly WordsVersion[],
  dates: readonly IsoDate[],
): readonly WeekOfWords[] {
  const byDay = history.toSorted(compareDays);
  const latest = new Map<string, WordsVersion>();
  let next = 0;
  return dates.map((date) => {
    let words = 0;
    for (let version = byDay[next]; version !== undefined; version = byDay[next]) {
      if (submissionDay(version) > date) break;
      words += takeIn(latest, version);
      next += 1;
    }
    return { date, label: date.slice(5), words };
  });
}

/** Whether the whole week is in the future. */
export function isFutureWeek(date: IsoDate, today: IsoDate): boolean {
  return daysBetween(today, date) >= 7;
}

/** The sentence for dates that don't make weeks. */
export function weeksSentence(problem: WeeksProblem): string {
  switch (problem) {
    case 'bad-start':
      return 'The course has no valid start date.';
    case 'bad-end':
      return 'The course has no valid end date.';
    case 'end-before-start':
      return 'The end date of the course is before its start date.';
    case 'too-many-weeks':
      return 'The course is longer than 1,000 weeks. Please check its start and end dates.';
  }
}

function compareDays(one: WordsVersion, other: WordsVersion): number {
  const [first, second] = [submissionDay(one), submissionDay(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** Makes a version the latest one unless a later one is known; returns the change in the number of words. */
function takeIn(latest: Map<string, WordsVersion>, version: WordsVersion): number {
  const present = latest.get(version.questionID);
  if (present !== undefined && !isAtLeastAsLate(version, present)) return 0;
  latest.set(version.questionID, version);
  return version.words - (present?.words ?? 0);
}
