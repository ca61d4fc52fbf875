// Chooses the weeks of a student's chart: the course's weeks, and every week in which the student wrote (WRD-21 to
// WRD-23).
import { submissionDay } from '../answers/answers-as-of.ts';
import { addDays, daysBetween, parseIsoDate, type IsoDate } from '../base/calendar.ts';
import { refuse, type Result } from '../base/result.ts';
import { weekDates, type WeeksProblem, type WordsVersion } from './weekly-words.ts';

export interface CourseSpan {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  /** The dates of the class days, in any order. */
  readonly classDays: readonly IsoDate[];
}

interface Span {
  readonly first: IsoDate;
  readonly last: IsoDate;
}

/** The weeks of the course, with those before and after it in which the student wrote. */
export function courseWeeks(
  course: CourseSpan,
  history: readonly WordsVersion[],
): Result<readonly IsoDate[], WeeksProblem> {
  return weeksCovering(course, writtenDays(history));
}

/** The weeks of the course, extended to include these days. */
export function weeksCovering(
  course: CourseSpan,
  days: readonly IsoDate[],
): Result<readonly IsoDate[], WeeksProblem> {
  const written = spanOf(days);
  const span = courseSpan(course) ?? written;
  if (span === null) return refuse('bad-start');
  const { first, last } = written === null ? span : covering(span, written);
  return weekDates(first, last);
}

/** From startDate to endDate when they make weeks, else from the first to the last class day. */
function courseSpan({ startDate, endDate, classDays }: CourseSpan): Span | null {
  if (startDate !== null && endDate !== null && weekDates(startDate, endDate).ok) {
    return { first: startDate, last: endDate };
  }
  return spanOf(classDays);
}

/** The days on which the student changed the number of words. */
function writtenDays(history: readonly WordsVersion[]): readonly IsoDate[] {
  const words = new Map<string, number>();
  const inOrder = history.toSorted(
    (one, other) => Date.parse(one.submissionDate) - Date.parse(other.submissionDate),
  );
  return inOrder.flatMap((version) => {
    const before = words.get(version.questionID) ?? 0;
    words.set(version.questionID, version.words);
    const day = parseIsoDate(submissionDay(version));
    return day.ok && before !== version.words ? [day.value] : [];
  });
}

function spanOf(days: readonly IsoDate[]): Span | null {
  const inOrder = days.toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return first === undefined || last === undefined ? null : { first, last };
}

/** The span moved out by whole weeks, so that the weeks of the course keep their dates. */
function covering({ first, last }: Span, written: Span): Span {
  // A week is the seven days up to its date, so a day belongs to the next date of the row.
  const weeksBefore = Math.max(0, Math.floor(daysBetween(written.first, first) / 7));
  const start = addDays(first, -7 * weeksBefore);
  const weeksUntil = Math.ceil(daysBetween(start, written.last) / 7);
  const end = addDays(start, 7 * Math.max(0, weeksUntil));
  return { first: start, last: end > last ? end : last };
}
