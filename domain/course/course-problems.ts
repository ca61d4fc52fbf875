// What is wrong with the stored items of a course; the course works despite it.

import { isDataType, type DesignItem, type DesignKey } from '../design/design-item.ts';
import type { Faq } from '../design/faq.ts';
import type { Evaluation, UnreadableDueDate } from '../grading/evaluation.ts';
import type { Question, QuestionProblem } from '../questions/question.ts';
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

interface ReadItems {
  readonly items: readonly DesignItem[];
  readonly schedule: Schedule;
  readonly questions: readonly Question[];
  readonly questionProblems: readonly QuestionProblem[];
  readonly evaluations: readonly Evaluation[];
  readonly unreadableDueDates: readonly UnreadableDueDate[];
  readonly faq: Faq;
}

/** Everything that couldn't be read as stored, found in one pass over each list. */
export function courseProblems(read: ReadItems): readonly CourseProblem[] {
  return [
    ...unknownTypes(read.items),
    ...scheduleProblems(read.schedule),
    ...read.questionProblems.map((problem) => ({ kind: 'question', problem }) as const),
    ...unknownTopics(read),
    ...unknownSections(read),
    ...read.unreadableDueDates.map(
      (problem) => ({ kind: 'unreadable-due-date', problem }) as const,
    ),
    ...(read.faq.state === 'broken' ? [{ kind: 'broken-faq' } as const] : []),
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

function unknownTopics({ schedule, questions }: ReadItems): readonly CourseProblem[] {
  const known = new Set(schedule.topics.map(({ id }) => id));
  return questions
    .filter(({ topicId }) => !known.has(topicId))
    .map(({ id, topicId }) => ({ kind: 'unknown-topic', questionId: id, topicId }));
}

function unknownSections({ schedule, evaluations }: ReadItems): readonly CourseProblem[] {
  const known = new Set(schedule.sections.map(({ id }) => id));
  return evaluations.flatMap((evaluation) =>
    evaluation.sectionIds
      .filter((sectionId) => !known.has(sectionId))
      .map((sectionId) => ({ kind: 'unknown-section', evaluation, sectionId }) as const),
  );
}
