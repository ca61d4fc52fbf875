// Answers to questions that the student doesn't have (ANS-13, ANS-14): none of the list is saved, and the rest is
// sent again.
import { accept, refuse, type Result } from '../base/result.ts';

export const QUESTION_NOT_FOUND = 'Question not found';

interface AnswerRefusal {
  readonly sentence: typeof QUESTION_NOT_FOUND;
  readonly questionIDs: readonly string[];
}

interface Named {
  readonly questionID: string;
}

/** The whole list when every question is released to the student; otherwise the questions that aren't. */
export function checkReleased<Item extends Named>(
  answers: readonly Item[],
  isReleased: (questionID: string) => boolean,
): Result<readonly Item[], AnswerRefusal> {
  const missing = answers.map(({ questionID }) => questionID).filter((id) => !isReleased(id));
  if (missing.length === 0) return accept(answers);
  return refuse({ sentence: QUESTION_NOT_FOUND, questionIDs: [...new Set(missing)] });
}

/** Splits a refused list: what to send again, and what to keep on the device and show. */
export function splitRefused<Item extends Named>(
  answers: readonly Item[],
  questionIDs: readonly string[],
): { readonly remaining: readonly Item[]; readonly refused: readonly Item[] } {
  const ids = new Set(questionIDs);
  return {
    remaining: answers.filter(({ questionID }) => !ids.has(questionID)),
    refused: answers.filter(({ questionID }) => ids.has(questionID)),
  };
}
