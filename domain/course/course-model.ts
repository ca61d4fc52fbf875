// A whole course read from its flat items, once. course-problems.ts has what could not be read as stored.

import { readFairGradings, type FairGradings } from '../blind-grading/fair-grading.ts';
import {
  readDateGeneratorSettings,
  type DateGeneratorSettings,
} from '../design/date-generator-settings.ts';
import { lastOfEachKey, type DesignItem } from '../design/design-item.ts';
import { readGradingDueDates, type GradingDueDates } from '../grading/grading-due-date.ts';
import { readUnwrittenSettings, type UnwrittenSettings } from '../grading/unwritten-essays.ts';
import { readHandBackTimes, type HandBackTimes } from '../grading/hand-back-time.ts';
import { studentCourseOf, type StudentCourse } from './student-course.ts';

/** What students see, and what only the people who design and grade the course need. */
export interface CourseModel extends StudentCourse {
  readonly dateGenerator: DateGeneratorSettings;
  readonly handBackTimes: HandBackTimes;
  readonly fairGradings: FairGradings;
  readonly gradingDueDates: GradingDueDates;
  readonly unwrittenSettings: UnwrittenSettings;
}

/** Reads a course from any list of items; of two items with one key the later counts. */
export function readCourse(items: readonly DesignItem[]): CourseModel {
  const unique = lastOfEachKey(items);
  return {
    ...studentCourseOf(unique),
    dateGenerator: readDateGeneratorSettings(unique),
    handBackTimes: readHandBackTimes(unique),
    fairGradings: readFairGradings(unique),
    gradingDueDates: readGradingDueDates(unique),
    unwrittenSettings: readUnwrittenSettings(unique),
  };
}
