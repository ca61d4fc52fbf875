import { memo } from 'react';
import { ChoiceQuestion } from './choice-question.tsx';
import { ContradictionItem } from '../contradictions/contradiction-item.tsx';
import { EssayQuestion } from './essay-question.tsx';
import type { QuestionProps } from './question-props.ts';

const views = {
  Radio: ChoiceQuestion,
  Checkbox: ChoiceQuestion,
  LongAnswer: EssayQuestion,
  Contradiction: ContradictionItem,
} as const;

/** One question of any type; it is rendered again only when its own answer or its design changes. */
export const QuestionView = memo(function QuestionView(props: QuestionProps) {
  const View = views[props.question.type];
  return <View {...props} />;
});
