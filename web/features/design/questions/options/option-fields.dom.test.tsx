import { screen } from '@testing-library/react';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { MOST_OPTIONS } from '@elenchus/domain/questions/question-options.ts';
import { expect, test } from 'vitest';
import { showComponent } from '../../../../testing/show-component.tsx';
import { OptionFields } from './option-fields.tsx';

const nothing = (): void => undefined;

function show(count: number): void {
  const question: Question = {
    id: 'q',
    index: 1,
    text: 'Which?',
    type: 'Radio',
    options: Array.from({ length: count }, (_, at) => `Option ${at + 1}`),
    logic: '',
    topicId: 'day',
  };
  showComponent(
    <OptionFields question={question} chosen={null} onText={nothing} onChange={nothing} />,
    { address: '/phil/design', answers: {} },
  );
}

test('DSN-124 another option is offered up to the limit, and then the reason why not', () => {
  show(MOST_OPTIONS - 1);
  expect(screen.getByRole('button', { name: 'Add an option' })).toBeTruthy();
  expect(screen.queryByText('A question can have up to 100 options.')).toBeNull();
});

test('DSN-124 at the limit there is no button', () => {
  show(MOST_OPTIONS);
  expect(screen.queryByRole('button', { name: 'Add an option' })).toBeNull();
  expect(screen.getByText('A question can have up to 100 options.')).toBeTruthy();
});
