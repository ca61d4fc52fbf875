// The places of the plagiarism check in the address: the evaluation, and the pair that is open.
import { designHref } from '../../../course-ui/design/design-address.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import type { PairName } from '../../../calls/answers/similarity-queries.ts';

const HERE = { tab: 'grading', sub: 'plagiarism' } as const;

/** The list of an evaluation. */
export function checkHref(courseID: string, evaluationId: string): string {
  return designHref(courseID, { ...HERE, evaluation: evaluationId });
}

/** One pair side by side. */
export function pairHref(courseID: string, evaluationId: string, name: PairName): string {
  const { questionID, first, second } = name;
  return designHref(courseID, {
    ...HERE,
    evaluation: evaluationId,
    question: questionID,
    first,
    second,
  });
}

/** The pair that the address names, or null. */
export function useOpenPair(): PairName | null {
  const questionID = useQueryValue('question');
  const first = useQueryValue('first');
  const second = useQueryValue('second');
  return questionID && first && second ? { questionID, first, second } : null;
}
