// Which course day counts: now for students, and on the target date for grading.

import type { DueDate } from '../base/due-date.ts';
import {
  courseDayInput,
  currentDayIndex,
  lastDayOpenBy,
  type CourseDayInput,
} from '../course-day/current-day.ts';
import { rememberedDay } from '../course-day/remembered-day.ts';
import { gateOfDay, type DateGate } from '../visibility/date-gate.ts';
import type { CourseModel } from './course-model.ts';

/** The current course day as an index of the schedule, or null when no day is open. */
export function currentCourseDay(course: CourseModel, nowEpochMs: number): number | null {
  return currentDayIndex(dayInput(course, nowEpochMs));
}

/** The same, for a course that is read again and again: computed once for each day that opens. */
export function courseDayClock(course: CourseModel): (nowEpochMs: number) => number | null {
  return rememberedDay((nowEpochMs) => dayInput(course, nowEpochMs));
}

/** What is open to students now. */
export function studentGate(course: CourseModel, nowEpochMs: number): DateGate {
  return gateOfDay(currentCourseDay(course, nowEpochMs));
}

/**
 * What is open now and was open by the target date: no student loses points for a question that opened later. A
 * course that moves forward by hand keeps no record of its days, so there the current day counts.
 */
export function gradingGate(course: CourseModel, due: DueDate, nowEpochMs: number): DateGate {
  const input = dayInput(course, nowEpochMs);
  const day = lastDayOpenBy(input, due);
  const dates = input.dates.filter(({ isoDate }) => isoDate !== null && isoDate <= day);
  return gateOfDay(currentDayIndex({ ...input, dates }));
}

/** How the course moves forward, at a moment. */
export function dayInput(
  { progress, schedule, settings }: CourseModel,
  nowEpochMs: number,
): CourseDayInput {
  return courseDayInput(progress, schedule, settings.timeZone, nowEpochMs);
}
