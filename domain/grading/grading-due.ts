// Decides whether a student's work can be graded yet, and how far the grading of an evaluation is (GRD-108, GRD-109).
import { dueTimeLabel } from '../base/due-date-labels.ts';
import { monthDayLabel, type IsoDate } from '../base/calendar.ts';
import { isPastDue, timeLeftText } from '../base/deadline.ts';
import { dueDay, dueTimeOf, type DueDate } from '../base/due-date.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import type { Evaluation } from './evaluation.ts';
import type { StudentEvaluation } from './student-evaluation.ts';
import { targetDate } from './target-date.ts';

type GradingDue = 'due' | 'not-due' | 'no-date';

export interface Clock {
  readonly nowEpochMs: number;
  readonly zone: TimeZone;
}

/** Whether the due date that applies to a student has passed: until then the answers can still change. */
export function gradingDue(
  evaluation: Pick<Evaluation, 'dueDate'>,
  customDueDate: IsoDate | null,
  { nowEpochMs, zone }: Clock,
): GradingDue {
  const date = targetDate(evaluation, customDueDate);
  if (!date.ok) return 'no-date';
  return isPastDue(date.value, nowEpochMs, zone) ? 'due' : 'not-due';
}

/**
 * The reason that a student's work shouldn't be graded yet, or the custom due date it had; '' when neither applies.
 */
export function gradingDueNote(
  evaluation: Pick<Evaluation, 'dueDate'>,
  customDueDate: IsoDate | null,
  clock: Clock,
): string {
  const isDue = gradingDue(evaluation, customDueDate, clock) === 'due';
  const own = customDueDate === null ? null : targetDate(evaluation, customDueDate);
  if (own?.ok) return `${isDue ? 'was due' : 'due'} ${shortLabel(own.value)}`;
  if (isDue) return '';
  return evaluation.dueDate === null ? 'no due date' : 'not due yet';
}

/** A short label for the due date of an evaluation: 'Due Nov 25 (3 days left)'. */
export function dueHeadline(
  { dueDate }: Pick<Evaluation, 'dueDate'>,
  { nowEpochMs, zone }: Clock,
): string {
  if (dueDate === null) return 'No due date';
  const left = timeLeftText(dueDate, nowEpochMs, zone);
  const day = shortLabel(dueDate);
  return left === null ? `Was due ${day}` : `Due ${day} (${left})`;
}

/** 'Nov 25', or 'Nov 25, 5:00 PM'. */
function shortLabel(due: DueDate): string {
  const time = dueTimeOf(due);
  const day = monthDayLabel(dueDay(due));
  return time === null ? day : `${day}, ${dueTimeLabel(time)}`;
}

/** How many students have complete grading: '12 of 40 graded'. */
export function gradedSoFar(graded: readonly Pick<StudentEvaluation, 'complete'>[]): string {
  const done = graded.filter(({ complete }) => complete).length;
  return `${done.toLocaleString('en')} of ${graded.length.toLocaleString('en')} graded`;
}
