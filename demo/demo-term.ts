// Computes the dates of the demo course around a given day, so that about 60% of the class days are past.
import {
  addDays,
  isoDateOf,
  WEEKDAYS,
  weekdayOf,
  type IsoDate,
} from '@elenchus/domain/base/calendar.ts';
import type { MeetingDay } from '@elenchus/domain/design/date-generator-settings.ts';

export interface DemoTerm {
  readonly today: IsoDate;
  readonly meetingDays: readonly MeetingDay[];
  /** In the order of the class days. */
  readonly classDates: readonly IsoDate[];
  /** When the three evaluations are due. */
  readonly dueDates: readonly [IsoDate, IsoDate, IsoDate];
}

const classesAWeek = 2;
// The first evaluation closes in week 4, the second in week 6, the third in the week after the last class.
const dueWeeks = [3, 5, 12] as const;

/** Plans two classes a week around today: today's class, if there is one, is day 14 or 15 of 24. */
export function layTerm(todayText: string, dayCount: number): DemoTerm {
  const today = isoDateOf(todayText);
  const weekday = weekdayOf(today);
  const meetsTuesday = weekday === 'Tuesday' || weekday === 'Thursday';
  const meetingDays: readonly MeetingDay[] = meetsTuesday
    ? ['Tuesday', 'Thursday']
    : ['Monday', 'Wednesday'];
  const monday = addDays(today, -WEEKDAYS.indexOf(weekday));
  const weeksBefore = weekday === meetingDays[0] ? 7 : 6;
  const firstMonday = addDays(monday, -7 * weeksBefore);
  const firstClass = addDays(firstMonday, meetsTuesday ? 1 : 0);
  const [first, second, third] = dueWeeks;
  const sunday = (week: number): IsoDate => addDays(firstMonday, week * 7 + 6);
  return {
    today,
    meetingDays,
    classDates: termDates(firstClass, dayCount),
    dueDates: [sunday(first), sunday(second), sunday(third)],
  };
}

/** Two classes a week, two days apart, from the first class on. */
export function termDates(firstClass: IsoDate, dayCount: number): IsoDate[] {
  return Array.from({ length: dayCount }, (_, day) =>
    addDays(firstClass, Math.floor(day / classesAWeek) * 7 + (day % classesAWeek) * 2),
  );
}
