// A whole course read from its flat items, once. course-problems.ts has what could not be read as stored.

import {
  readDateGeneratorSettings,
  type DateGeneratorSettings,
} from '../design/date-generator-settings.ts';
import { readCourseSettings, type CourseSettings } from '../design/course-settings.ts';
import { criteriaItems } from '../criteria/criteria-items.ts';
import type { DesignItem } from '../design/design-item.ts';
import { lastOfEachKey } from '../design/diff-design.ts';
import { readFaq, type Faq } from '../design/faq.ts';
import { readProgressSettings, type ProgressSettings } from '../design/progress-settings.ts';
import { readFairGradings, type FairGradings } from '../blind-grading/fair-grading.ts';
import { readAskingDays, type AskingDays } from '../grade-requests/asking-days.ts';
import { readEvaluations, type Evaluation } from '../grading/evaluation.ts';
import { readGradingDueDates, type GradingDueDates } from '../grading/grading-due-date.ts';
import { readHandBackTimes, type HandBackTimes } from '../grading/hand-back-time.ts';
import { readTheses, type Thesis } from '../logic/thesis.ts';
import { readQuestions, type Question } from '../questions/question.ts';
import { questionsByTopic } from '../questions/questions-by-topic.ts';
import { readNoClass, type NoClass } from '../schedule/no-class.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** It is also the content that releaseCourse opens for a day. */
export interface CourseModel {
  readonly settings: CourseSettings;
  readonly progress: ProgressSettings;
  readonly dateGenerator: DateGeneratorSettings;
  readonly schedule: Schedule;
  /** In order of time. */
  readonly noClass: readonly NoClass[];
  readonly questions: readonly Question[];
  /** In order, by the id of the class day. */
  readonly questionsByTopic: ReadonlyMap<string, readonly Question[]>;
  readonly theses: readonly Thesis[];
  /** By due date. */
  readonly evaluations: readonly Evaluation[];
  readonly handBackTimes: HandBackTimes;
  readonly fairGradings: FairGradings;
  /** The records about criteria and weights, as stored. */
  readonly criteriaItems: readonly DesignItem[];
  readonly askingDays: AskingDays;
  readonly gradingDueDates: GradingDueDates;
  readonly faq: Faq;
}

/** Reads a course from any list of items; of two items with one key the later counts. */
export function readCourse(items: readonly DesignItem[]): CourseModel {
  const unique = lastOfEachKey(items);
  const schedule = readSchedule(unique);
  const { questions } = readQuestions(unique);
  return {
    settings: readCourseSettings(unique),
    progress: readProgressSettings(unique),
    dateGenerator: readDateGeneratorSettings(unique),
    schedule,
    noClass: readNoClass(unique),
    questions,
    questionsByTopic: questionsByTopic(questions),
    theses: readTheses(unique),
    evaluations: readEvaluations(unique).evaluations,
    handBackTimes: readHandBackTimes(unique),
    fairGradings: readFairGradings(unique),
    criteriaItems: criteriaItems(unique),
    askingDays: readAskingDays(unique),
    gradingDueDates: readGradingDueDates(unique),
    faq: readFaq(unique),
  };
}
