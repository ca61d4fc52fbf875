// Pairs of essays in a blind evaluation: under pseudonyms, and in their order, because the check compares students in the
// order of their usernames.
import { hiddenQuestionIds, isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import type { CachedCourse } from '../course-cache.ts';
import type { EvaluationNames } from '../blind-grading/evaluation-names.ts';
import type { KeptPair, KeptPassage, KeptSide } from '../../similarity/kept-findings.ts';

/** The two sides of a pair, in the order to send. */
export function orderedSides(
  { first, second }: Pick<KeptPair, 'first' | 'second'>,
  names: EvaluationNames,
): readonly [KeptSide, KeptSide] {
  const isTurned = names.isHidden && sentName(names, second) < sentName(names, first);
  return isTurned ? [second, first] : [first, second];
}

/** The pair with its sides in the order to send, and the places of its passages likewise. */
export function orderedPair(pair: KeptPair, names: EvaluationNames): KeptPair {
  const [first, second] = orderedSides(pair, names);
  if (first === pair.first) return pair;
  return { ...pair, first, second, passages: pair.passages.map(turned) };
}

function turned([start, end, otherStart, otherEnd, words]: KeptPassage): KeptPassage {
  return [otherStart, otherEnd, start, end, words];
}

/** A side's username as it is sent: folded, or the pseudonym. */
export function sentName(names: EvaluationNames, { usernameKey }: KeptSide): string {
  return names.shown({ usernameKey, username: usernameKey, fullName: '' }).username;
}

/** Whether a pair of this evaluation's list is sent: under names, none about a question that a blind one has now. */
export function isShownPair(
  { model }: CachedCourse,
  evaluationId: string,
): (pair: Pick<KeptPair, 'questionID'>) => boolean {
  if (isBlind(model, evaluationId)) return () => true;
  const hidden = hiddenQuestionIds(model);
  return ({ questionID }) => !hidden.has(questionID);
}
