// Lists what is wrong with the stored items of a course; the course works despite it.

import { isDataType } from '../design/data-types.ts';
import { type DesignItem, type DesignKey, lastOfEachKey } from '../design/design-item.ts';
import { readFaq } from '../design/faq.ts';
import { readEvaluations, type Evaluation, type UnreadableDueDate } from '../grading/evaluation.ts';
import { readQuestions, type Question, type QuestionProblem } from '../questions/question.ts';
import { readSchedule } from '../schedule/schedule-codec.ts';
import type { Schedule } from '../schedule/schedule.ts';

export type CourseProblem =
  | { readonly kind: 'question'; readonly problem: QuestionProblem }
  | { readonly kind: 'unknown-topic'; readonly questionId: string; readonly topicId: string }
  | {
      readonly kind: 'unknown-section';
      readonly evaluation: Evaluation;
      readonly sectionId: string;
    }
  | { readonly kind: 'unreadable-due-date'; readonly problem: UnreadableDueDate }
  | { readonly kind: 'unplaced-row'; readonly name: string }
  | { readonly kind: 'no-section' }
  | { readonly kind: 'broken-faq' }
  | { readonly kind: 'unknown-data-type'; readonly key: DesignKey };

/** Everything that couldn't be read as stored. Only people who design a course see it, so a course is read without it. */
export function courseProblems(given: readonly DesignItem[]): readonly CourseProblem[] {
  const items = lastOfEachKey(given);
  const schedule = readSchedule(items);
  const { questions, problems } = readQuestions(items);
  const { evaluations, unreadable } = readEvaluations(items);
  return [
    ...unknownTypes(items),
    ...scheduleProblems(schedule),
    ...problems.map((problem) => ({ kind: 'question', problem }) as const),
    ...unknownTopics(schedule, questions),
    ...unknownSections(schedule, evaluations),
    ...unreadable.map((problem) => ({ kind: 'unreadable-due-date', problem }) as const),
    ...(readFaq(items).state === 'broken' ? [{ kind: 'broken-faq' } as const] : []),
  ];
}

function unknownTypes(items: readonly DesignItem[]): readonly CourseProblem[] {
  return items
    .filter(({ dataType }) => !isDataType(dataType))
    .map(({ dataType, dataID }) => ({ kind: 'unknown-data-type', key: { dataType, dataID } }));
}

function scheduleProblems({ sections, topics }: Schedule): readonly CourseProblem[] {
  const unplaced = [...sections, ...topics].filter(({ index }) => !Number.isFinite(index));
  const rows = unplaced.map(({ name }) => ({ kind: 'unplaced-row', name }) as const);
  return sections.length === 0 && topics.length > 0 ? [{ kind: 'no-section' }, ...rows] : rows;
}

function unknownTopics(
  schedule: Schedule,
  questions: readonly Question[],
): readonly CourseProblem[] {
  const existingIds = new Set(schedule.topics.map(({ id }) => id));
  return questions
    .filter(({ topicId }) => !existingIds.has(topicId))
    .map(({ id, topicId }) => ({ kind: 'unknown-topic', questionId: id, topicId }));
}

function unknownSections(
  schedule: Schedule,
  evaluations: readonly Evaluation[],
): readonly CourseProblem[] {
  const existingIds = new Set(schedule.sections.map(({ id }) => id));
  return evaluations.flatMap((evaluation) =>
    evaluation.sectionIds
      .filter((sectionId) => !existingIds.has(sectionId))
      .map((sectionId) => ({ kind: 'unknown-section', evaluation, sectionId }) as const),
  );
}
