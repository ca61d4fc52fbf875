import { expect, test } from 'vitest';
import { answerText } from './answer.ts';

const answer = { questionID: 'q1', questionAnswer: '2', questionEssayAnswer: '' };

test.each([
  ['the chosen options', { questionAnswer: '2', questionEssayAnswer: 'x' }, '2'],
  ['the essay where nothing is chosen', { questionAnswer: '', questionEssayAnswer: 'x' }, 'x'],
])('ANS-1 logic looks at %s', (_name, differs, text) => {
  expect(answerText({ ...answer, ...differs })).toBe(text);
});
