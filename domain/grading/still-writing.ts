// Students whose own due date hasn't passed: handing back leaves them out unless the grader says otherwise (HBK-29).
import { isPastDue } from '../base/deadline.ts';
import type { DueDate } from '../base/due-date.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import { readCustomDueDate } from './due-date-input.ts';
import type { Evaluation } from './evaluation.ts';
import type { HandBack } from './student-hand-back.ts';
import { targetDate } from './target-date.ts';

/** A student's own due date as it is stored. */
interface StoredOwnDate {
  readonly usernameKey: string;
  readonly individualGradingData: string;
}

/** A student who can still write at that moment, by a due date of their own. */
export interface StillWriting {
  readonly usernameKey: string;
  readonly due: DueDate;
}

/** The students whose own due date hasn't passed at the moment, in the order given. */
export function stillWriting(
  evaluation: Pick<Evaluation, 'dueDate'>,
  ownDates: readonly StoredOwnDate[],
  { at, zone }: { readonly at: number; readonly zone: TimeZone },
): readonly StillWriting[] {
  return ownDates.flatMap(({ usernameKey, individualGradingData }) => {
    const own = readCustomDueDate(individualGradingData);
    if (!own.ok || own.value === null) return [];
    const due = targetDate(evaluation, own.value);
    return due.ok && !isPastDue(due.value, at, zone) ? [{ usernameKey, due: due.value }] : [];
  });
}

/**
 * The students who are left out when an evaluation is handed back to everyone, except those who already have it and
 * those who get it although the date hasn't passed.
 */
export function leftOutOfHandBack(
  writing: readonly StillWriting[],
  handBacks: readonly HandBack[],
  { now, includes }: { readonly now: number; readonly includes: ReadonlySet<string> },
): readonly string[] {
  const hasIt = (key: string): boolean => {
    const since = setFor(key, handBacks);
    return since !== undefined && since !== null && since <= now;
  };
  return writing
    .map(({ usernameKey }) => usernameKey)
    .filter((key) => !includes.has(key) && !hasIt(key));
}

/** The time that is set for a student, or else for everyone. */
function setFor(usernameKey: string, handBacks: readonly HandBack[]): number | null | undefined {
  const since = (key: string | null) => handBacks.find((row) => row.usernameKey === key)?.since;
  const own = since(usernameKey);
  return own === undefined ? since(null) : own;
}

/** Whether a plan for this student would come while the student can still write (HBK-30). */
export function outlastsPlan(
  due: DueDate,
  handBacks: readonly HandBack[],
  student: { readonly usernameKey: string; readonly now: number; readonly zone: TimeZone },
): boolean {
  const { usernameKey, now, zone } = student;
  const planned = setFor(usernameKey, handBacks);
  return (
    planned !== undefined && planned !== null && planned > now && !isPastDue(due, planned, zone)
  );
}
