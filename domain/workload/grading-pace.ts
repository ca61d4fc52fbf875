// Measures how fast a grader works, and when they would be done at that pace (LOD-10 to LOD-13).
import { addDays, type IsoDate } from '../base/calendar.ts';
import { localDate } from '../base/zoned-time.ts';
import { roundDecimal } from '../grading/decimal-rounding.ts';
import type { Clock } from '../grading/grading-due.ts';

/** A change of the mark that grading is complete, as the log keeps it. */
export interface CompletionEntry {
  readonly grader: string;
  readonly student: string;
  readonly evaluationId: string;
  readonly at: number;
  readonly isComplete: boolean;
}

/** One student's work that a grader completed. */
interface CompletedWork {
  readonly grader: string;
  readonly date: IsoDate;
}

export interface GradingPace {
  /** Students marked complete in the last PACE_DAYS days, each once per evaluation. */
  readonly completed: number;
  /** On how many of these days the grader marked someone complete. */
  readonly days: number;
  /** Students on such a day, to one decimal; null without any. */
  readonly perDay: number | null;
}

/** The pace is taken from this many days, today included. */
export const PACE_DAYS = 14;

/** The first day that counts for the pace. */
function firstPaceDay({ nowEpochMs, zone }: Clock): IsoDate {
  return addDays(localDate(nowEpochMs, zone), 1 - PACE_DAYS);
}

/**
 * What graders completed, with the day. Of several entries about the same work only the last one counts, so work that
 * was reopened doesn't, and work that was marked twice counts once.
 */
export function completedWork(
  entries: readonly CompletionEntry[],
  clock: Clock,
): readonly CompletedWork[] {
  const last = new Map<string, CompletionEntry>();
  for (const entry of entries) {
    const key = JSON.stringify([entry.student, entry.evaluationId]);
    if ((last.get(key)?.at ?? -Infinity) <= entry.at) last.set(key, entry);
  }
  const first = firstPaceDay(clock);
  return [...last.values()]
    .filter(({ isComplete }) => isComplete)
    .map(({ grader, at }) => ({ grader, date: localDate(at, clock.zone) }))
    .filter(({ date }) => date >= first);
}

/** The pace of these graders together. */
export function gradingPace(
  work: readonly CompletedWork[],
  isGrader: (grader: string) => boolean,
): GradingPace {
  const dates = work.filter(({ grader }) => isGrader(grader)).map(({ date }) => date);
  const days = new Set(dates).size;
  const perDay = days === 0 ? null : roundDecimal(dates.length / days, 1);
  return { completed: dates.length, days, perDay };
}

interface WorkAhead {
  readonly left: number;
  /** The first day on which this work can be graded; null if it can be graded today. */
  readonly from: IsoDate | null;
}

/**
 * The day on which each piece of work would be done, if the grader grades every day from today, one evaluation after
 * the other in the order given. null where nothing is left or no pace is known.
 */
export function expectedEnds(
  work: readonly WorkAhead[],
  perDay: number | null,
  today: IsoDate,
): readonly (IsoDate | null)[] {
  let day = today;
  /** The part of that day that is already used. */
  let used = 0;
  return work.map(({ left, from }) => {
    if (left === 0 || perDay === null || perDay <= 0) return null;
    if (from !== null && from > day) [day, used] = [from, 0];
    const needed = used + left / perDay;
    // Without the tolerance, 3 thirds of a day would reach into a second one.
    const whole = Math.max(Math.ceil(needed - 1e-9) - 1, 0);
    day = addDays(day, whole);
    used = needed - whole;
    return day;
  });
}
