import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isChoiceText, withoutRemoved } from '../answers/choice-answer.ts';
import {
  changesBehind,
  inferredNumbers,
  optionIds,
  optionRenumbering,
  readChoice,
  type GivenChoice,
  type OptionRenumbering,
} from './option-identity.ts';

const ABC = ['Never', 'Sometimes', 'Always'];

test.each<[string, readonly string[], readonly string[], readonly (number | null)[]]>([
  ['nothing changed', ABC, ABC, [1, 2, 3]],
  ['one was removed', ABC, ['Never', 'Always'], [1, null, 2]],
  ['one was moved', ABC, ['Always', 'Never', 'Sometimes'], [2, 3, 1]],
  ['one was reworded', ABC, ['Never', 'At times', 'Always'], [1, 2, 3]],
  ['one was added', ABC, [...ABC, 'No idea'], [1, 2, 3]],
  ['one was removed and one added', ABC, ['Never', 'Always', 'No idea'], [1, null, 2]],
  ['all were reworded', ABC, ['1', '2', '3'], [1, 2, 3]],
  ['one of two with the same text', ['A', 'A', 'B'], ['A', 'B'], [1, null, 2]],
  ['empty ones are filled in', ['', ''], ['Yes', ''], [1, 2]],
  ['all were removed', ABC, [], [null, null, null]],
])('QST-103 from the texts alone: %s', (_name, before, after, numbers) => {
  expect([...inferredNumbers(before, after).values()]).toEqual(numbers);
});

/** The changes after each of these lists of options, with the numbers that their texts suggest. */
function changesThrough(...lists: readonly (readonly string[])[]): OptionRenumbering[] {
  const changes: OptionRenumbering[] = [];
  lists.slice(1).forEach((after, index) => {
    const before = lists[index] ?? [];
    const change = optionRenumbering(changes, before, after, inferredNumbers(before, after));
    if (change) changes.push(change);
  });
  return changes;
}

const given = (text: string, under = 0, seen = under): GivenChoice => ({ text, under, seen });

describe('a choice after a removal', () => {
  const changes = changesThrough(ABC, ['Never', 'Always']);

  test.each<[string, GivenChoice, string, readonly string[]]>([
    ['keeps its option', given('1'), '1', []],
    ['follows its option', given('3'), '2', []],
    ['is answered without a number while the option was there', given('2'), '0', ['Sometimes']],
    ['is unanswered once it is gone', given('2', 0, 1), '', ['Sometimes']],
    ['several', given('1,2,3'), '0,1,2', ['Sometimes']],
    ['several, once it is gone', given('1,2,3', 0, 1), '1,2', ['Sometimes']],
    ['given afterward', given('2', 1), '2', []],
    ['a number that no option had', given('7'), '7', []],
    ['an essay of an earlier type', given('In 1984, 2 of them'), 'In 1984, 2 of them', []],
    ['as it was typed elsewhere', given('1, 1'), '1, 1', []],
  ])('QST-102 QST-105 %s', (_name, choice, text, removed) => {
    expect(readChoice(changes, 2, choice)).toEqual({ text, removed });
  });

  test('QST-104 brought back with its text, it is chosen again', () => {
    const back = [...changes, ...changesThrough(['Never', 'Always'], ABC)].slice(0, 1);
    const change = optionRenumbering(
      back,
      ['Never', 'Always'],
      ABC,
      inferredNumbers(['Never', 'Always'], ABC),
    );
    if (change) back.push(change);
    expect(optionIds(back, 3)).toEqual([1, 2, 3]);
    expect(readChoice(back, 3, given('2', 0, 1))).toEqual({ text: '2', removed: [] });
    expect(readChoice(back, 3, given('2', 1))).toEqual({ text: '3', removed: [] });
  });

  test('QST-104 another option at its place is another one', () => {
    const change = optionRenumbering(
      changes,
      ['Never', 'Always'],
      ['Never', 'Always', 'No idea'],
      new Map([
        [1, 1],
        [2, 2],
      ]),
    );
    expect(change).toBeNull();
    expect(optionIds(changes, 3)).toEqual([1, 3, 4]);
    expect(readChoice(changes, 3, given('3', 1))).toEqual({ text: '3', removed: [] });
    expect(readChoice(changes, 3, given('2'))).toEqual({ text: '0', removed: ['Sometimes'] });
  });
});

test.each([
  ['0', ''],
  ['0,2', '2'],
  ['2', '2'],
  ['10', '10'],
  ['0, he said', '0, he said'],
])('QST-105 compared with a later answer, %s counts as %s', (text, expected) => {
  expect(withoutRemoved(text)).toBe(expected);
});

test('QST-106 what a device showed is found among the earlier options', () => {
  const changes = changesThrough(ABC, ['Never', 'Always'], ['Always', 'Never']);
  const behind = (shown: readonly string[]): number | null =>
    changesBehind(changes, ['Always', 'Never', 'Later'], shown);
  expect(behind(ABC)).toBe(0);
  expect(behind(['Never', 'Always'])).toBe(1);
  expect(behind(['Always', 'Never'])).toBe(2);
  expect(behind(['Always', 'Never!'])).toBe(2);
  expect(behind(['Never', 'Some', 'Always'])).toBe(0);
  expect(behind(['Yes', 'No'])).toBeNull();
});

test('QST-102 a long text that is no choice is recognized at once', () => {
  expect(isChoiceText(`${'1'.repeat(200_000)}x`)).toBe(false);
  expect(isChoiceText(' 1, 3')).toBe(true);
  expect(isChoiceText(' , ')).toBe(false);
});

/** An option as a person remembers it: the same one, whatever its text and place. */
interface Remembered {
  text: string;
}

/** A course with one question, and everyone's memory of its options. */
class Memory {
  options: Remembered[] = [];
  readonly gone: Remembered[] = [];
  readonly changes: OptionRenumbering[] = [];
  readonly given: { readonly choice: GivenChoice; readonly chosen: readonly Remembered[] }[] = [];
  #made = 0;

  texts(): string[] {
    return this.options.map(({ text }) => text);
  }

  word(): string {
    this.#made += 1;
    return `word ${this.#made}`;
  }

  /** Saves other options as the product does: with the new number of each option that stays. */
  save(after: Remembered[]): void {
    const numbers = new Map(
      this.options.map((option, index) => {
        const found = after.indexOf(option);
        return [index + 1, found < 0 ? null : found + 1];
      }),
    );
    const texts = after.map(({ text }) => text);
    const change = optionRenumbering(this.changes, this.texts(), texts, numbers);
    if (change) this.changes.push(change);
    for (const option of this.options) if (!after.includes(option)) this.gone.push(option);
    this.options = after;
  }

  answer(places: readonly number[]): void {
    const under = this.changes.length;
    const numbers = [...new Set(places.map((place) => (place % this.options.length) + 1))].sort(
      (a, b) => a - b,
    );
    const chosen = numbers.flatMap((number) => this.options[number - 1] ?? []);
    this.given.push({ choice: given(numbers.join(','), under), chosen });
  }
}

type Act = (memory: Memory) => void;

const place = fc.nat({ max: 6 });
const act: fc.Arbitrary<Act> = fc.oneof(
  place.map((at): Act => (memory) => {
    if (memory.options.length > 1)
      memory.save(memory.options.toSpliced(at % memory.options.length, 1));
  }),
  fc.tuple(place, place).map(([from, to]): Act => (memory) => {
    const moved = [...memory.options];
    moved.splice(to % moved.length, 0, ...moved.splice(from % moved.length, 1));
    memory.save(moved);
  }),
  place.map((at): Act => (memory) => {
    memory.save(
      memory.options.toSpliced(at % (memory.options.length + 1), 0, { text: memory.word() }),
    );
  }),
  place.map((at): Act => (memory) => {
    const option = memory.options[at % memory.options.length];
    if (option) option.text = memory.word();
  }),
  // Undo, or an earlier version: a removed option comes back with its last text.
  fc.tuple(place, place).map(([which, at]): Act => (memory) => {
    const option = memory.gone.splice(which % Math.max(1, memory.gone.length), 1)[0];
    if (option) memory.save(memory.options.toSpliced(at % (memory.options.length + 1), 0, option));
  }),
  fc.array(place, { minLength: 1, maxLength: 3 }).map(
    (places): Act =>
      (memory) =>
        memory.answer(places),
  ),
);

test('QST-102 after any edits, what was chosen in words is what is shown', () => {
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const memory = new Memory();
      memory.save([{ text: memory.word() }, { text: memory.word() }, { text: memory.word() }]);
      for (const one of acts) {
        one(memory);
        const texts = memory.texts();
        for (const { choice, chosen } of memory.given) {
          const { text, removed } = readChoice(memory.changes, texts.length, choice);
          const numbers = text === '' ? [] : text.split(',').map(Number);
          const shown = numbers.filter((number) => number > 0).map((number) => texts[number - 1]);
          expect(new Set([...shown, ...removed])).toEqual(
            new Set(chosen.map((option) => option.text)),
          );
          expect(numbers.includes(0)).toBe(removed.length > 0);
        }
      }
    }),
    { numRuns: 400 },
  );
});
