// Decides which course day counts: now for students, and on the target date for grading.

import type { DueDate } from '../base/due-date.ts';
import {
  courseDayInput,
  currentDayIndex,
  lastDayOpenBy,
  type CourseDayInput,
} from '../course-day/current-day.ts';
import { rememberedDay } from '../course-day/remembered-day.ts';
import { readCourseSettings } from '../design/course-settings.ts';
import type { DataType } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';
import { readProgressSettings } from '../design/progress-settings.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import { gateOfDay, visibleTopics, type DateGate } from '../visibility/date-gate.ts';
import type { StudentCourse } from './student-course.ts';

/** The current course day as an index of the schedule, or null when no day is open. */
export function currentCourseDay(course: StudentCourse, nowEpochMs: number): number | null {
  return currentDayIndex(dayInput(course, nowEpochMs));
}

/** The items that decide the current course day: a small part of a design. */
export const COURSE_DAY_TYPES: readonly DataType[] = [
  'courseDate',
  'courseTimeZone',
  'currentCourseDate',
  'timeToShowNewContent',
  'usesAutomaticProgress',
];

/** The same, for a course that is read again and again: computed once for each day that opens. */
export function courseDayClock(
  items: readonly DesignItem[],
): (nowEpochMs: number) => number | null {
  const deciding = items.filter(({ dataType }) =>
    (COURSE_DAY_TYPES as readonly string[]).includes(dataType),
  );
  const progress = readProgressSettings(deciding);
  const { dates } = readSchedule(deciding);
  const { timeZone } = readCourseSettings(deciding);
  // Keeps these alone, so that a clock may outlive the design it was read from.
  return rememberedDay((nowEpochMs) => courseDayInput(progress, { dates }, timeZone, nowEpochMs));
}

/** The gate of what is open to students now. */
export function studentGate(course: StudentCourse, nowEpochMs: number): DateGate {
  return gateOfDay(currentCourseDay(course, nowEpochMs));
}

/** Whether students can open a class day now: a question that a screen adds to it starts held back (QST-70). */
export function isOpenToStudents(
  course: StudentCourse,
  topicId: string,
  nowEpochMs: number,
): boolean {
  const topics = course.schedule.topics.filter(({ id }) => id === topicId);
  return visibleTopics(topics, studentGate(course, nowEpochMs)).length > 0;
}

/**
 * What is open now and was open by the target date: no student loses points for a question that opened later. A
 * course that moves forward by hand keeps no record of its days, so there the current day counts.
 */
export function gradingGate(course: StudentCourse, due: DueDate, nowEpochMs: number): DateGate {
  return gateOfDay(currentDayIndex(daysUntil(due, dayInput(course, nowEpochMs))));
}

/** The day of the grading gate, for many students of one due date: computed once for each day that opens. */
export function gradingDayClock(
  course: StudentCourse,
  due: DueDate,
): (nowEpochMs: number) => number | null {
  return rememberedDay((nowEpochMs) => daysUntil(due, dayInput(course, nowEpochMs)));
}

function daysUntil(due: DueDate, input: CourseDayInput): CourseDayInput {
  const day = lastDayOpenBy(input, due);
  const dates = input.dates.filter(({ isoDate }) => isoDate !== null && isoDate <= day);
  return { ...input, dates };
}

/** How the course moves forward, at a moment. */
export function dayInput(
  { progress, schedule, settings }: StudentCourse,
  nowEpochMs: number,
): CourseDayInput {
  return courseDayInput(progress, schedule, settings.timeZone, nowEpochMs);
}
