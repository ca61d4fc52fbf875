// What is wrong with the stored items of a course, and the sentence for each; the course works despite them.

import { isDataType, type DesignItem, type DesignKey } from '../design/design-item.ts';
import type { Faq } from '../design/faq.ts';
import type { Evaluation, UnreadableDueDate } from '../grading/evaluation.ts';
import { questionProblemText, type Question, type QuestionProblem } from '../questions/question.ts';
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

/** What a designer reads about a problem. */
export function courseProblemText(problem: CourseProblem): string {
  switch (problem.kind) {
    case 'question':
      return questionProblemText(problem.problem);
    case 'unknown-topic':
      return `Question ${problem.questionId} belongs to a class day that is not in the schedule. Nobody sees it.`;
    case 'unknown-section':
      return `The evaluation '${problem.evaluation.name}' uses a section that is not in the schedule.`;
    case 'unreadable-due-date':
      return `An evaluation has the due date '${problem.problem.given}', which isn’t a date. It’s treated as having no due date.`;
    case 'unplaced-row':
      return `'${problem.name}' has no place in the schedule. It’s listed last, and students don’t see it.`;
    case 'no-section':
      return 'The course has no section, so students see no questions. Open the Schedule Maker to add one.';
    case 'broken-faq':
      return 'The FAQ can’t be read. Its text is kept until you save a new FAQ.';
    case 'unknown-data-type':
      return `An item of the unknown type '${problem.key.dataType}' is ignored.`;
    default:
      return problem satisfies never;
  }
}
