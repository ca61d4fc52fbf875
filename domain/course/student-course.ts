// A course as the screens of students need it, read from its flat items. They load nothing else.

import { criteriaItems } from '../criteria/criteria-items.ts';
import { readCourseSettings, type CourseSettings } from '../design/course-settings.ts';
import { lastOfEachKey, type DesignItem } from '../design/design-item.ts';
import { readFaq, type Faq } from '../design/faq.ts';
import { readProgressSettings, type ProgressSettings } from '../design/progress-settings.ts';
import { readAskingDays, type AskingDays } from '../grade-requests/asking-days.ts';
import { readEvaluations, type Evaluation } from '../grading/evaluation.ts';
import { readTheses, type Thesis } from '../logic/thesis.ts';
import { readQuestions, type Question } from '../questions/question.ts';
import { questionsByTopic } from '../questions/questions-by-topic.ts';
import { readNoClass, type NoClass } from '../schedule/no-class.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import type { Schedule } from '../schedule/schedule.ts';

/** It is also the content that releaseCourse opens for a day. */
export interface StudentCourse {
  readonly settings: CourseSettings;
  readonly progress: ProgressSettings;
  readonly schedule: Schedule;
  /** In order of time. */
  readonly noClass: readonly NoClass[];
  readonly questions: readonly Question[];
  /** In order, by the id of the class day. */
  readonly questionsByTopic: ReadonlyMap<string, readonly Question[]>;
  readonly theses: readonly Thesis[];
  /** By due date. */
  readonly evaluations: readonly Evaluation[];
  /** The records about criteria and weights, as stored. */
  readonly criteriaItems: readonly DesignItem[];
  readonly askingDays: AskingDays;
  readonly faq: Faq;
}

/** Reads it from any list of items; of two items with one key the later counts. */
export function readStudentCourse(items: readonly DesignItem[]): StudentCourse {
  return studentCourseOf(lastOfEachKey(items));
}

/** Reads it from items of which no two have the same key. */
export function studentCourseOf(unique: readonly DesignItem[]): StudentCourse {
  const { questions } = readQuestions(unique);
  return {
    settings: readCourseSettings(unique),
    progress: readProgressSettings(unique),
    schedule: readSchedule(unique),
    noClass: readNoClass(unique),
    questions,
    questionsByTopic: questionsByTopic(questions),
    theses: readTheses(unique),
    evaluations: readEvaluations(unique).evaluations,
    criteriaItems: criteriaItems(unique),
    askingDays: readAskingDays(unique),
    faq: readFaq(unique),
  };
}
