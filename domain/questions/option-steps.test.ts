import { expect, test } from 'vitest';
import {
  followedAnswer,
  followedNumbers,
  optionStep,
  optionStepsFault,
  sameNumbers,
  stepBack,
  type OptionStep,
} from './option-steps.ts';
import { moveOption, removeOption, type OptionNumberMap } from './question-options.ts';

const OPTIONS = ['Yes', 'No', 'Maybe'];

function removal(options: readonly string[], option: number): OptionStep {
  const removed = removeOption(options, option);
  if (!removed.ok) throw new Error(removed.reason);
  return optionStep(options, removed.value.numbers);
}

function numbers(...pairs: [number, number | null][]): OptionNumberMap {
  return new Map(pairs);
}

test.each<[string, string, string]>([
  ['before the removed one stays', '1', '1'],
  ['the removed one becomes no answer', '2', ''],
  ['after it keeps its words', '3', '2'],
  ['several ticks', '1,2,3', '1,2'],
  ['several ticks without the removed one', '1,3', '1,2'],
  ['only the removed ones', '2', ''],
  ['a number that no option had', '7', '7'],
  ['such a number beside one that moves', '3,7', '2,7'],
  ['no answer', '', ''],
  ['as it was typed elsewhere', '1, 1', '1, 1'],
])('QST-27 with option 2 of 3 removed, an answer: %s', (_, text, expected) => {
  expect(followedAnswer(text, numbers([1, 1], [2, null], [3, 2]))).toBe(expected);
});

test('QST-27 options that change places take their answers with them', () => {
  const moved = moveOption(OPTIONS, 3, 1);
  if (!moved.ok) throw new Error(moved.reason);
  const follow = (text: string): string => followedAnswer(text, moved.value.numbers);
  expect([follow('3'), follow('1,2'), follow('1,3')]).toEqual(['1', '2,3', '1,2']);
});

test('QST-28 a save that is sent twice, or on top of a part that has arrived, moves no answer twice', () => {
  const first = removal(OPTIONS, 1);
  const reworded = sameNumbers(['No', 'Maybe']);
  const steps = [first, reworded, removal(['No!', 'Maybe'].concat('More'), 2)];
  expect(followedNumbers(steps, OPTIONS)).toEqual(numbers([1, null], [2, 1], [3, null]));
  expect(followedNumbers(steps, ['No', 'Maybe'])).toEqual(numbers([1, 1], [2, null]));
  expect(followedNumbers(steps, ['No!', 'More'])).toBeNull();
  expect(followedNumbers([], OPTIONS)).toBeNull();
});

test('QST-29 the step back gives every remaining option its earlier number', () => {
  const back = stepBack(removal(OPTIONS, 2), ['Yes', 'Maybe']);
  expect(back).toEqual({ from: ['Yes', 'Maybe'], numbers: [1, 3] });
  expect(stepBack(back, OPTIONS)).toEqual({ from: OPTIONS, numbers: [1, null, 2] });
});

test.each<[string, OptionStep[], boolean]>([
  ['none', [], true],
  ['a removal', [{ from: OPTIONS, numbers: [1, null, 2] }], true],
  [
    'two after each other',
    [{ from: OPTIONS, numbers: [1, null, 2] }, sameNumbers(['a', 'b'])],
    true,
  ],
  ['too few numbers', [{ from: OPTIONS, numbers: [1, 2] }], false],
  ['a number twice', [{ from: OPTIONS, numbers: [1, 1, 2] }], false],
  ['a number beyond the options', [{ from: OPTIONS, numbers: [1, 2, 3] }], false],
  ['no whole number', [{ from: OPTIONS, numbers: [1, 1.5, 2] }], false],
  ['zero', [{ from: OPTIONS, numbers: [0, 1, 2] }], false],
])('DSN-33 steps to two options: %s', (_, steps, isSound) => {
  expect(optionStepsFault(steps, ['Yes', 'Maybe']) === null).toBe(isSound);
});
