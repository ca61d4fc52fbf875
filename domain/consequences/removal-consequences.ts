// Lists what is deleted with a class day or with questions: questions, answers, and the formulas left without them.

import type { LogicOwner } from '../logic/logic-definitions.ts';
import { tokensOf } from '../logic/logic-tokens.ts';
import type { Thesis } from '../logic/thesis.ts';
import type { Question } from '../questions/question.ts';

export interface RemovalConsequences {
  readonly questions: readonly Question[];
  readonly answerCount: number;
  /** The remaining questions and theses that name a deleted question; those atoms become false. */
  readonly formulas: readonly LogicOwner[];
}

interface Course {
  readonly questions: readonly Question[];
  readonly theses: readonly Thesis[];
}

/** The consequences of deleting some questions; answerCounts gives the number of answers to each. */
export function removalOfQuestions(
  { questions, theses }: Course,
  removedIds: Iterable<string>,
  answerCounts: ReadonlyMap<string, number>,
): RemovalConsequences {
  const ids = new Set(removedIds);
  const removed = questions.filter(({ id }) => ids.has(id));
  const remaining = questions.filter(({ id }) => !ids.has(id));
  const ofQuestions = remaining
    .filter(({ logic }) => namesAny(logic, ids))
    .map(({ id }) => ({ kind: 'question', id }) as const);
  const ofTheses = theses
    .filter(({ logic }) => namesAny(logic, ids))
    .map(({ name }) => ({ kind: 'thesis', name }) as const);
  return {
    questions: removed,
    answerCount: removed.reduce((sum, { id }) => sum + (answerCounts.get(id) ?? 0), 0),
    formulas: [...ofQuestions, ...ofTheses],
  };
}

/** The questions that are deleted with class days. */
export function questionsOfTopics(
  { questions }: Pick<Course, 'questions'>,
  topicIds: Iterable<string>,
): readonly string[] {
  const ids = new Set(topicIds);
  return questions.filter(({ topicId }) => ids.has(topicId)).map(({ id }) => id);
}

/** The consequences of deleting class days. */
export function removalOfTopics(
  course: Course,
  topicIds: Iterable<string>,
  answerCounts: ReadonlyMap<string, number>,
): RemovalConsequences {
  return removalOfQuestions(course, questionsOfTopics(course, topicIds), answerCounts);
}

function namesAny(logic: string, ids: ReadonlySet<string>): boolean {
  for (const token of tokensOf(logic)) {
    if (token.kind === 'atom' && ids.has(token.questionId)) return true;
  }
  return false;
}

/** The label of the delete button: 'Delete question and 12 answers'. */
export function removalButton(
  what: 'question' | 'class day',
  { questions, answerCount }: RemovalConsequences,
): string {
  const count = questions.length;
  const withQuestions = count > 0 ? `, ${counted(count, 'question')}` : '';
  const parts = what === 'question' ? what : `${what}${withQuestions}`;
  return answerCount > 0
    ? `Delete ${parts} and ${counted(answerCount, 'answer')}`
    : `Delete ${parts.replace(', ', ' and ')}`;
}

/** The same for a section with its class days: 'Delete section, 4 class days, 9 questions and 213 answers'. */
export function sectionRemovalButton(
  dayCount: number,
  { questions, answerCount }: RemovalConsequences,
): string {
  const parts = [
    'section',
    counted(dayCount, 'class day'),
    ...(questions.length > 0 ? [counted(questions.length, 'question')] : []),
    ...(answerCount > 0 ? [counted(answerCount, 'answer')] : []),
  ];
  return `Delete ${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
