// Counts what is still to do among questions that show: unanswered choices, unanswered essays, unresolved
// contradictions.

import { answerText, type Answer } from '../answers/answer.ts';
import type { Question } from '../questions/question.ts';
import { isChoice } from '../questions/question-type.ts';

export interface OpenWork {
  readonly unansweredChoices: number;
  readonly unansweredEssays: number;
  /** A contradiction item is unresolved as long as it shows. */
  readonly unresolvedContradictions: number;
}

export type AnswerLookup = (questionId: string) => Answer | undefined;

/** Finds answers by question; of two answers to one question the later counts. */
export function answerLookup(answers: readonly Answer[]): AnswerLookup {
  const byQuestion = new Map(answers.map((answer) => [answer.questionID, answer]));
  return (questionId) => byQuestion.get(questionId);
}

/** Whether a shown question still needs an answer. */
export function isOpen({ type }: Pick<Question, 'type'>, answer: Answer | undefined): boolean {
  if (type === 'Contradiction') return true;
  if (answer === undefined) return true;
  if (isChoice(type)) return !/\d/u.test(answerText(answer));
  return !/\S\s*\S/u.test(answer.questionEssayAnswer);
}

/** Counts the open work among questions, all of which show. */
export function countOpenWork(shown: readonly Question[], answerOf: AnswerLookup): OpenWork {
  const open = shown.filter((question) => isOpen(question, answerOf(question.id)));
  const ofType = (wanted: (question: Question) => boolean): number => open.filter(wanted).length;
  return {
    unansweredChoices: ofType(({ type }) => isChoice(type)),
    unansweredEssays: ofType(({ type }) => type === 'LongAnswer'),
    unresolvedContradictions: ofType(({ type }) => type === 'Contradiction'),
  };
}
