// Describes what a person chooses when a course is used again, and finds the meeting days of the new term (RLL-10).
import { isInRange, type DateRange } from '../base/date-range.ts';
import type { IsoDate } from '../base/calendar.ts';
import { accept, type Result } from '../base/result.ts';
import type { MeetingDay } from '../design/date-generator-settings.ts';
import { meetingDates, type GeneratorFault } from '../schedule/date-generator.ts';

export interface DaysOff extends DateRange {
  /** May be empty. */
  readonly reason: string;
}

export interface RolloverPlan {
  readonly startDate: IsoDate | null;
  readonly endDate: IsoDate | null;
  readonly meetingDays: readonly MeetingDay[];
  readonly daysOff: readonly DaysOff[];
  /** Meetings besides those of the week. */
  readonly addedMeetings: readonly IsoDate[];
  /** Class days, by the ID of their first topic, that share the meeting of the class day before. */
  readonly merged: readonly string[];
  /** Topics that the new course doesn't have. */
  readonly dropped: readonly string[];
  /** Whether meetings after the last topic become empty class days. */
  readonly keepsSpareDays: boolean;
}

export interface TermMeetings {
  /** In order, each once. */
  readonly dates: readonly IsoDate[];
  /** Meetings of the week that a day off cancels. */
  readonly canceled: readonly { readonly date: IsoDate; readonly reason: string }[];
}

/** The meetings of the new term: those of the week without the days off, and the added ones. */
export function termMeetings(plan: RolloverPlan): Result<TermMeetings, GeneratorFault> {
  const weekly = meetingDates(plan);
  if (!weekly.ok) return weekly;
  const held = meetingDates(plan, plan.daysOff);
  if (!held.ok && plan.addedMeetings.length === 0) return held;
  const dates = new Set([...(held.ok ? held.value : []), ...plan.addedMeetings]);
  const canceled = weekly.value.flatMap((date) => {
    const cause = dates.has(date) ? undefined : plan.daysOff.find((off) => isInRange(date, off));
    return cause ? [{ date, reason: cause.reason }] : [];
  });
  return accept({ dates: [...dates].toSorted(), canceled });
}

/** Of days without class, those on which the class would meet. */
export function onMeetingDays(days: readonly DaysOff[], plan: RolloverPlan): readonly DaysOff[] {
  const weekly = meetingDates(plan);
  if (!weekly.ok) return [];
  return days.filter((off) => weekly.value.some((date) => isInRange(date, off)));
}

/** Whether two entries are about the same days. */
export function isSameDaysOff(one: DateRange, other: DateRange): boolean {
  return one.from === other.from && one.to === other.to;
}
