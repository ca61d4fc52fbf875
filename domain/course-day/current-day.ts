// Decides which day the course is at, by hand or by the clock, and when the next day opens (DAY-1 to DAY-9).
import { addDays, type IsoDate } from '../base/calendar.ts';
import { minutesOfDay, type ClockTime } from '../base/clock-time.ts';
import { dueInstant } from '../base/deadline.ts';
import { dueDay, dueTimeOf, type DueDate } from '../base/due-date.ts';
import { instantOfLocalTime, localDate, type TimeZone } from '../base/zoned-time.ts';
import type { ProgressSettings } from '../design/progress-settings.ts';
import type { CourseDate, Schedule } from '../schedule/schedule.ts';

export type DatedDay = Pick<CourseDate, 'isoDate' | 'index' | 'label'>;

export interface CourseDayInput {
  readonly mode: 'manual' | 'automatic';
  /** The day set by hand; null when none is. */
  readonly manualIndex: number | null;
  /** In any order; days without a known date never count. */
  readonly dates: readonly DatedDay[];
  readonly nowEpochMs: number;
  readonly timeZone: TimeZone;
  /** null when no time is saved: then no day opens automatically. */
  readonly timeToShowNewContent: ClockTime | null;
}

export interface Opening {
  readonly day: DatedDay;
  readonly epochMs: number;
}

/** The facts that the decision needs, from the models of a course. */
export function courseDayInput(
  progress: ProgressSettings,
  schedule: Pick<Schedule, 'dates'>,
  timeZone: TimeZone,
  nowEpochMs: number,
): CourseDayInput {
  return {
    mode: progress.isAutomatic ? 'automatic' : 'manual',
    manualIndex: progress.manualDay?.index ?? null,
    dates: schedule.dates,
    nowEpochMs,
    timeZone,
    timeToShowNewContent: progress.timeToShowNewContent,
  };
}

/** The index of the current day in the sequence of the schedule, or null when no day is open. */
export function currentDayIndex(input: CourseDayInput): number | null {
  if (input.mode === 'manual') return finiteOrNull(input.manualIndex);
  return currentDatedDay(input)?.index ?? null;
}

/** The day that the clock has reached, or null: the latest date up to today, of several on it the last in the sequence. */
export function currentDatedDay(input: CourseDayInput): DatedDay | null {
  const today = openDate(input);
  if (input.mode === 'manual' || today === null) return null;
  return input.dates.reduce<DatedDay | null>((latest, day) => {
    if (!isOnCalendar(day) || day.isoDate > today) return latest;
    return latest === null || isLater(day, latest) ? day : latest;
  }, null);
}

/** The next day that the clock will open, and the moment when it does; null by hand or when none is left. */
export function nextOpening(input: CourseDayInput): Opening | null {
  const { timeToShowNewContent: time, timeZone } = input;
  const today = openDate(input);
  if (input.mode === 'manual' || today === null || time === null) return null;
  const day = input.dates.reduce<CalendarDay | null>((next, each) => {
    if (!isOnCalendar(each) || each.isoDate <= today) return next;
    return next === null || opensBefore(each, next) ? each : next;
  }, null);
  return day && { day, epochMs: openingOf(day.isoDate, time, timeZone) };
}

type CalendarDay = DatedDay & { readonly isoDate: IsoDate };

/** The date whose content is open: today from the saved time on, until then yesterday. */
export function openDate({
  nowEpochMs,
  timeZone,
  timeToShowNewContent,
}: CourseDayInput): IsoDate | null {
  if (timeToShowNewContent === null) return null;
  const today = localDate(nowEpochMs, timeZone);
  // Compares moments, not clock readings: when the clock is set back over the saved time, an open day would close again.
  const isOpen = nowEpochMs >= openingOf(today, timeToShowNewContent, timeZone);
  return isOpen ? today : addDays(today, -1);
}

/** The moment when the days of a date open. */
export function openingOf(date: IsoDate, time: ClockTime, zone: TimeZone): number {
  return instantOfLocalTime({ date, minutes: minutesOfDay(time) }, zone);
}

/** The last date whose days open before a due date passes: its day, unless they open at its time or later. */
export function lastDayOpenBy(
  {
    timeToShowNewContent: time,
    timeZone,
  }: Pick<CourseDayInput, 'timeToShowNewContent' | 'timeZone'>,
  due: DueDate,
): IsoDate {
  const day = dueDay(due);
  if (dueTimeOf(due) === null || time === null) return day;
  return openingOf(day, time, timeZone) < dueInstant(due, timeZone) ? day : addDays(day, -1);
}

/** Whether a day has a date and a place in the sequence. */
export function isOnCalendar(day: DatedDay): day is CalendarDay {
  return day.isoDate !== null && Number.isFinite(day.index);
}

function isLater(day: DatedDay, than: DatedDay): boolean {
  if (day.isoDate === than.isoDate) return day.index > than.index;
  return (day.isoDate ?? '') > (than.isoDate ?? '');
}

/** Of several days on one date the last opens all of them, so it is the one to announce. */
function opensBefore(day: CalendarDay, than: CalendarDay): boolean {
  return day.isoDate === than.isoDate ? day.index > than.index : day.isoDate < than.isoDate;
}

function finiteOrNull(index: number | null): number | null {
  return index !== null && Number.isFinite(index) ? index : null;
}
