import { expect, test } from 'vitest';
import { shortLabel } from './short-label.ts';

test.each([
  ['one question', 'Is there a soul?', 'Is there a soul?'],
  [
    'a reminder first',
    'You said that you dream. Do you know that you have hands?',
    'Do you know that you have hands?',
  ],
  ['the last of two questions', 'Is it so? Then why?', 'Then why?'],
  ['a question before its instructions', 'Should he accept? Give a reason.', 'Should he accept?'],
  ['a quoted question', 'She asks: “Who am I?” Answer her.', 'She asks: “Who am I?”'],
  [
    'no question: the task',
    'Hume argues this.\n\nState his argument. Then reply.',
    'State his argument.',
  ],
  [
    'no question: not the reminder',
    'You hold that all is physical. But Mary learned a fact.',
    'But Mary learned a fact.',
  ],
  ['only a reminder', 'You said that you dream.', 'You said that you dream.'],
  ['an abbreviation', 'Is this valid, e.g. for Nemo?', 'Is this valid, e.g. for Nemo?'],
  ['marks', 'Is it *really* so?', 'Is it really so?'],
  ['lines of one paragraph', 'Is it\nso?', 'Is it so?'],
  ['nothing yet', '  ', ''],
])('MAP-7 the short label of %s', (_, text, label) => {
  expect(shortLabel(text)).toBe(label);
});
