import { expect, test } from 'vitest';
import { namesInQuotes, topicListButton, topicListOutcome } from './topic-list-words.ts';

const day = {
  kind: 'topic' as const,
  id: 't',
  topic: { id: 't', name: 'day topic', index: 2, hasQuestions: true },
  date: null,
  links: [],
};
const fits = { named: [day, day], overwritten: [], leftOver: [] };
const tooMany = { ...fits, leftOver: ['Kant'] };

test.each([
  [['Hume'], '“Hume”'],
  [['a', 'b', 'c'], '“a”, “b”, “c”'],
  [['a', 'b', 'c', 'd', 'e'], '“a”, “b”, “c” and 2 more'],
])('names in quotes: %j', (names, expected) => {
  expect(namesInQuotes(names)).toBe(expected);
});

test.each([
  [fits, true, 'Name 2 class days', 'Named 2 class days. Undo takes it back in one step.'],
  [
    tooMany,
    true,
    'Name 2 class days and add 1',
    'Named 2 class days and added 1 without a date. Undo takes it back in one step.',
  ],
  [tooMany, false, 'Name 2 class days', 'Named 2 class days. Left out: “Kant”.'],
])('the button and the outcome %#', (plan, addRest, button, outcome) => {
  expect(topicListButton(plan, addRest)).toBe(button);
  expect(topicListOutcome(plan, addRest)).toBe(outcome);
});
