import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, refuse } from '../base/result.ts';
import { chosenLine, radioAnswer, readChosen, toggleOption } from './choice-answer.ts';

describe('the options that a stored text names', () => {
  test.each([
    ['one', '2', [2], []],
    ['several, in any order', '3,1', [1, 3], []],
    ['one twice', '2,2', [2], []],
    ['with spaces and other marks', ' [1; 3] ', [1, 3], []],
    ['none', '', [], []],
    ['words', 'none of these', [], []],
    ['the last', '4', [4], []],
    ['a number that no option has', '2,5', [2], [5]],
    ['zero', '0', [], [0]],
    ['twelve, not one and two', '12', [], [12]],
  ])('ANS-5 %s', (_name, text, chosen, outside) => {
    expect(readChosen(text, 4)).toEqual({ chosen, outside });
  });

  test('ANS-5 a number too large to count is outside', () => {
    expect(readChosen('9'.repeat(400), 4).chosen).toEqual([]);
  });
});

describe('choosing', () => {
  test('ANS-6 a Radio answer is the number of its option', () => {
    expect(radioAnswer(2, 4)).toEqual(accept('2'));
  });

  test.each([0, 5, -1, 1.5, NaN])('ANS-6 there is no option %s of 4', (option) => {
    expect(radioAnswer(option, 4)).toEqual(refuse('no-such-option'));
    expect(toggleOption('1', option, 4)).toEqual(refuse('no-such-option'));
  });

  test.each([
    ['the first tick', '', 3, '3'],
    ['a tick below another', '3', 1, '1,3'],
    ['a tick above nine', '2,10', 9, '2,9,10'],
    ['the tick taken back', '1,3', 3, '1'],
    ['the last tick taken back', '1', 1, ''],
    ['beside a number that no option has', '2,77', 1, '1,2'],
  ])('ANS-7 a Checkbox answer after %s', (_name, text, option, stored) => {
    expect(toggleOption(text, option, 12)).toEqual(accept(stored));
  });

  test('ANS-7 ticking an option twice restores the text, in ascending order and without repeats', () => {
    const options = fc.uniqueArray(fc.integer({ min: 1, max: 20 }));
    fc.assert(
      fc.property(options, fc.integer({ min: 1, max: 20 }), (chosen, option) => {
        const once = toggleOption(chosen.join(','), option, 20);
        const twice = once.ok ? toggleOption(once.value, option, 20) : once;
        expect(twice).toEqual(accept(chosen.toSorted((a, b) => a - b).join(',')));
      }),
    );
  });
});

test.each([
  ['one option', '2', 'Chose: No'],
  ['several', '1,3', 'Chose: Yes; Perhaps'],
  ['nothing', '', 'Not answered'],
  ['an option that was removed', '7', 'Not answered'],
])('GRD-114 the line for %s', (_name, stored, line) => {
  expect(chosenLine(stored, ['Yes', 'No', 'Perhaps '])).toBe(line);
});
