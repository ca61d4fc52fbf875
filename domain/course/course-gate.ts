// Which course day counts: now for students, and on the target date for grading.

import type { IsoDate } from '../base/calendar.ts';
import { courseDayInput, currentDayIndex, type CourseDayInput } from '../course-day/current-day.ts';
import { rememberedDay } from '../course-day/remembered-day.ts';
import { gateOfDay, type DateGate } from '../visibility/date-gate.ts';
import type { CourseModel } from './course-model.ts';

/** The current course day as an index of the schedule, or null when no day is open. */
export function currentCourseDay(course: CourseModel, nowEpochMs: number): number | null {
  return currentDayIndex(dayInput(course, nowEpochMs));
}

/** The same, for a course that is asked again and again: worked out once for each day that opens. */
export function courseDayClock(course: CourseModel): (nowEpochMs: number) => number | null {
  return rememberedDay((nowEpochMs) => dayInput(course, nowEpochMs));
}

/** What is open to students now. */
export function studentGate(course: CourseModel, nowEpochMs: number): DateGate {
  return gateOfDay(currentCourseDay(course, nowEpochMs));
}

/**
 * What is open now and had come by the target date: nobody is charged for a question that came later.
 * A course that moves on by hand keeps no record of its days, so there the present day counts.
 */
export function gradingGate(
  course: CourseModel,
  targetDate: IsoDate,
  nowEpochMs: number,
): DateGate {
  const input = dayInput(course, nowEpochMs);
  const dates = input.dates.filter(({ isoDate }) => isoDate !== null && isoDate <= targetDate);
  return gateOfDay(currentDayIndex({ ...input, dates }));
}

/** How the course moves on, at a moment. */
export function dayInput(
  { progress, schedule, settings }: CourseModel,
  nowEpochMs: number,
): CourseDayInput {
  return courseDayInput(progress, schedule, settings.timeZone, nowEpochMs);
}
