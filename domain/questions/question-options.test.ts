import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addOption,
  canRemoveOption,
  keepsNumbers,
  moveOption,
  OPTION_CHANGE_REFUSAL_TEXTS,
  removeOption,
  withMinimumOptions,
  type OptionChange,
} from './question-options.ts';

const abc = ['a', 'b', 'c'];
const none: OptionChange = { options: [], numbers: new Map() };

function valueOf(result: ReturnType<typeof removeOption>): OptionChange {
  return result.ok ? result.value : none;
}

describe('each change maps old numbers to new ones', () => {
  test('QST-7 an added option is last and moves nothing', () => {
    const added = addOption(abc, 'd');
    expect(added.options).toEqual(['a', 'b', 'c', 'd']);
    expect(keepsNumbers(added.numbers)).toBe(true);
  });

  test('QST-8 a removed option leaves no number; those behind it move up', () => {
    const removed = valueOf(removeOption(abc, 2));
    expect(removed.options).toEqual(['a', 'c']);
    expect([...removed.numbers]).toEqual([
      [1, 1],
      [2, null],
      [3, 2],
    ]);
    expect(keepsNumbers(removed.numbers)).toBe(false);
  });

  test.each([
    [
      'to the front',
      3,
      1,
      ['c', 'a', 'b'],
      [
        [1, 2],
        [2, 3],
        [3, 1],
      ],
    ],
    [
      'to the back',
      1,
      3,
      ['b', 'c', 'a'],
      [
        [1, 3],
        [2, 1],
        [3, 2],
      ],
    ],
    [
      'one down',
      1,
      2,
      ['b', 'a', 'c'],
      [
        [1, 2],
        [2, 1],
        [3, 3],
      ],
    ],
    [
      'nowhere',
      2,
      2,
      ['a', 'b', 'c'],
      [
        [1, 1],
        [2, 2],
        [3, 3],
      ],
    ],
  ])('QST-9 an option moved %s', (_, from, to, options, numbers) => {
    const moved = valueOf(moveOption(abc, from, to));
    expect(moved.options).toEqual(options);
    expect([...moved.numbers].toSorted(([one], [other]) => one - other)).toEqual(numbers);
  });

  test('QST-9 after any change every surviving option is found under its new number', () => {
    const distinct = fc.uniqueArray(fc.string(), { minLength: 3, maxLength: 15 });
    fc.assert(
      fc.property(distinct, fc.nat(), fc.nat(), fc.boolean(), (options, one, other, remove) => {
        const from = (one % options.length) + 1;
        const to = (other % options.length) + 1;
        const change = valueOf(
          remove ? removeOption(options, from) : moveOption(options, from, to),
        );
        expect(change.numbers.size).toBe(options.length);
        const survivors = [...change.numbers].filter(([, after]) => after !== null);
        expect(survivors).toHaveLength(change.options.length);
        for (const [before, after] of survivors) {
          expect(change.options[after! - 1]).toBe(options[before - 1]);
        }
      }),
    );
  });
});

describe('what is refused', () => {
  test('QST-10 removing is offered and accepted only above two options', () => {
    expect(canRemoveOption(abc)).toBe(true);
    expect(canRemoveOption(['a', 'b'])).toBe(false);
    expect(removeOption(['a', 'b'], 1)).toEqual({ ok: false, reason: 'two-options-must-stay' });
  });

  test.each([0, 4, -1, 1.5, Number.NaN])(
    'QST-11 there is no option number %d of three',
    (number) => {
      const refused = { ok: false, reason: 'no-such-option' };
      expect(removeOption(abc, number)).toEqual(refused);
      expect(moveOption(abc, number, 1)).toEqual(refused);
      expect(moveOption(abc, 1, number)).toEqual(refused);
    },
  );

  test('QST-11 each refusal has a sentence', () => {
    expect(OPTION_CHANGE_REFUSAL_TEXTS).toEqual({
      'no-such-option': 'This question has no such option.',
      'two-options-must-stay': 'A choice question needs at least two options.',
    });
  });

  test.each([
    [[], ['', '']],
    [['a'], ['a', '']],
    [abc, abc],
  ])('QST-12 %j is filled up to two options: %j', (options, filled) => {
    expect(withMinimumOptions(options)).toEqual(filled);
  });
});
