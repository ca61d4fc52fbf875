import { useCallback } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { useAnswerSheet } from '../../../course-ui/questions/answer-sheet-hooks.ts';
import { Portal } from './portal.tsx';
import type { PortalProps } from './portal-props.ts';

const NO_ANSWERS: readonly Answer[] = [];

/** My Philosophy as staff try it: the questions answer back, and nothing is saved. */
export function PreviewPortal(props: Omit<PortalProps, 'sheet' | 'onAnswer'>) {
  const sheet = useAnswerSheet(props.released, NO_ANSWERS);
  const onAnswer = useCallback((answer: Answer) => sheet.change(answer), [sheet]);
  return <Portal {...props} sheet={sheet} onAnswer={onAnswer} />;
}
