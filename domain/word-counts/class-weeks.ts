// Words per week of a class: the sum of its students' weeks (WRD-24), described in a sentence (WRD-25).
import { longDateLabel, type IsoDate } from '../base/calendar.ts';
import { countedNoun } from '../base/counted-noun.ts';
import { accept, type Result } from '../base/result.ts';
import { weeksCovering, type CourseSpan } from './course-weeks.ts';
import { isFutureWeek, type WeekOfWords, type WeeksProblem } from './weekly-words.ts';

/** The change in the number of words in all essays of a class on one day. */
export interface WordsDay {
  readonly date: IsoDate;
  /** Below 0 if more was deleted than written. */
  readonly words: number;
}

/** The words of each week: those of the course, and those before and after it in which a student wrote. */
export function classWeeks(
  course: CourseSpan,
  days: readonly WordsDay[],
): Result<readonly WeekOfWords[], WeeksProblem> {
  const inOrder = days.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  const weeks = weeksCovering(
    course,
    inOrder.map(({ date }) => date),
  );
  if (!weeks.ok) return weeks;
  let next = 0;
  return accept(
    weeks.value.map((date) => {
      let words = 0;
      for (let day = inOrder[next]; day !== undefined && day.date <= date; day = inOrder[next]) {
        words += day.words;
        next += 1;
      }
      return { date, label: date.slice(5), words };
    }),
  );
}

/** The chart in words: '12,400 words in 8 weeks. The most, 2,100, in the week up to Monday, October 5, 2026.' */
export function classWeeksSentence(
  weeks: readonly WeekOfWords[],
  { students, today }: { readonly students: number; readonly today: IsoDate },
): string {
  const begun = weeks.filter(({ date }) => !isFutureWeek(date, today));
  const total = begun.reduce((sum, { words }) => sum + words, 0);
  const [first, ...rest] = begun;
  const of = countedNoun(students, 'student');
  if (first === undefined) return `No week has begun yet; ${of}.`;
  const most = rest.reduce((best, week) => (week.words > best.words ? week : best), first);
  const whole = `${countedNoun(total, 'word')} by ${of} in ${countedNoun(begun.length, 'week')}`;
  if (most.words <= 0) return `${whole}.`;
  return `${whole}. The most, ${most.words.toLocaleString('en')}, in the week up to ${longDateLabel(most.date)}.`;
}
