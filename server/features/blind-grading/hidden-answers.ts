// Which answers of a student staff get: under a pseudonym only those of its evaluation, under the name all but those of
// blind evaluations (BLD-5, BLD-6).
import {
  questionsUnder,
  type QuestionSelection,
} from '@elenchus/domain/blind-grading/answers-under-names.ts';
import { type Caller, designLevel } from '@elenchus/domain/people/access.ts';
import type { CallPseudonym } from '../../http/call-targets.ts';
import type { CachedCourse } from '../course-cache.ts';

interface AboutStudent {
  readonly caller: Caller;
  readonly pseudonym: CallPseudonym | null;
}

interface OfQuestion {
  readonly questionID: string;
}

/** The questions whose answers the caller gets; undefined for all. */
export function shownQuestions(
  { model }: Pick<CachedCourse, 'model'>,
  { caller, pseudonym }: AboutStudent,
): QuestionSelection | undefined {
  if (designLevel(caller.role) !== 'staff') return undefined;
  return questionsUnder(model, pseudonym?.evaluationId ?? null);
}

/** The answers to these questions, or the comments on them. */
export function chosenAnswers<Answer extends OfQuestion>(
  shown: QuestionSelection | undefined,
  answers: readonly Answer[],
): readonly Answer[] {
  if (shown === undefined) return answers;
  const only = shown.only && new Set(shown.only);
  const without = new Set(shown.without);
  return answers.filter(({ questionID }) => only?.has(questionID) ?? !without.has(questionID));
}
