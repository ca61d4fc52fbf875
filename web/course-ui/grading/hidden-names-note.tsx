import { blindEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import { Notice } from '../../ui/notice.tsx';
import { useGradingPlace } from './grading-place.ts';
import { quoted } from './grade-words.ts';

/** Says what a screen with names leaves out while evaluations are graded blind; nothing if there are none. */
export function HiddenNamesNote({ what }: { readonly what: 'Answers' | 'Grades' | 'Words' }) {
  const { course } = useGradingPlace();
  const names = blindEvaluations(course).map((each) => quoted(evaluationName(each)));
  if (names.length === 0) return null;
  return (
    <Notice>
      {what} in {names.join(' and ')} aren’t shown with names until{' '}
      {names.length === 1 ? 'it’s' : 'they’re'} handed back.
    </Notice>
  );
}
