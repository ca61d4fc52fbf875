// Decides what the current course day opens: every row of the schedule whose index is at or before it.
import type { Topic } from '../schedule/schedule.ts';

export interface DateGate {
  /** The current course day as an index of the schedule; null is no current day, which opens nothing. */
  readonly currentDay: number | null;
  /** For staff views, which ignore the date. */
  readonly ignoresDate: boolean;
}

export const OPEN_GATE: DateGate = { currentDay: null, ignoresDate: true };

/** The gate of a student on a course day. */
export function gateOfDay(currentDay: number | null): DateGate {
  return { currentDay, ignoresDate: false };
}

/** Whether the course has reached a row of the schedule. */
export function isReached(index: number, gate: DateGate): boolean {
  return gate.ignoresDate || (gate.currentDay !== null && index <= gate.currentDay);
}

/** The class days whose questions are open, in the order given: up to the current day, without those marked 'no'. */
export function visibleTopics(topics: readonly Topic[], gate: DateGate): readonly Topic[] {
  return topics.filter(({ index, hasQuestions }) => hasQuestions && isReached(index, gate));
}
