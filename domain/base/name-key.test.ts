import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, lastWordOf } from './name-folding.ts';
import {
  compareCodePoints,
  matchesSearch,
  nameKey,
  nameLetters,
  sortByLastName,
} from './name-key.ts';

test('CAL-22 people are sorted by last word, then whole name, without regard to case', () => {
  const names = ['Zeno', 'anna smith', 'Émile Durand', 'Bob Smith', 'Al Dupont', '', 'Anna Smith'];
  expect(sortByLastName(names, (name) => name)).toEqual([
    '',
    'Al Dupont',
    'Émile Durand',
    'anna smith',
    'Anna Smith',
    'Bob Smith',
    'Zeno',
  ]);
});

const { compare } = new Intl.Collator('en');

/** The order of a dictionary, which can't be stored in an index. */
function dictionaryOrder(first: string, second: string): number {
  const [one, other] = [foldName(first), foldName(second)];
  return Math.sign(compare(lastWordOf(one), lastWordOf(other)) || compare(one, other));
}

function keyOrder(first: string, second: string): number {
  const [one, other] = [nameKey(first), nameKey(second)];
  return one < other ? -1 : Number(one > other);
}

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABXYZ019';
const ACCENTED =
  'áàâäãåăąāçćčďđéèêëēėęěğģíìîïīıİķłĺľñńňņóòôöõőøōŕřśšşșťţțúùûüůűųūýÿźžżæœßðþħŋŧəếềểễệấầơưừứựỳỹ';
const character = fc.oneof(
  fc.constantFrom(...Array.from(PLAIN)),
  fc.constantFrom(...Array.from(ACCENTED)),
  fc.constantFrom(' ', '-', "'", '.', ','),
);
const latinName = fc.string({ unit: character, maxLength: 8 });
const anyName = fc.oneof(latinName, fc.string({ unit: 'grapheme', maxLength: 12 }));

test('CAL-22 names in Latin letters are in dictionary order', () => {
  fc.assert(
    fc.property(latinName, latinName, (first, second) => {
      expect(keyOrder(first, second)).toBe(dictionaryOrder(first, second));
    }),
    { numRuns: 2000 },
  );
});

test.each([
  ['an accent decides only between names that are otherwise the same', ['Cote', 'Coté', 'Côte']],
  ['but before the first name', ['Zoe Cote', 'Ann Coté']],
  ['a blank and a hyphen stand before letters', ['Li', 'Li-Wu', 'Lia']],
  ['kinds of apostrophes are one', ['Al O’Brien', "Bo O'Brien", 'Cy O’Brien']],
  ['what is in brackets at the end does not count', ['Bo Li', 'Jiahao Lin (林家豪)', 'Al Ma']],
  ['other alphabets stand after Latin', ['Zoe', 'Ωμέγα', 'Анна', '李']],
])('CAL-23 %s', (_name, names) => {
  expect(sortByLastName(names.toReversed(), (name) => name)).toEqual(names);
});

/** The bytes of a text, by which a database sorts it. */
function bytesOf(text: string): number[] {
  return Array.from(encodeURIComponent(text).matchAll(/%(..)|./gs), ([raw, code]) =>
    code === undefined ? raw.charCodeAt(0) : Number.parseInt(code, 16),
  );
}

function byteOrder(first: string, second: string): number {
  const [one, other] = [bytesOf(first), bytesOf(second)];
  const at = one.findIndex((byte, index) => byte !== other[index]);
  return at < 0 ? one.length - other.length : (one[at] ?? 0) - (other[at] ?? -1);
}

test('CAL-23 the key has the same order by the bytes in a database, and a bounded length', () => {
  fc.assert(
    fc.property(anyName, anyName, (first, second) => {
      const [one, other] = [nameKey(first), nameKey(second)];
      const expected = Math.sign(byteOrder(one, other));
      expect(keyOrder(first, second)).toBe(expected);
      expect(Math.sign(compareCodePoints(one, other))).toBe(expected);
    }),
  );
  for (const letter of ['m', '李', 'ế', '\u{20000}', '\u{1D400}']) {
    expect(bytesOf(nameKey(letter.repeat(200))).length).toBeLessThan(2000);
  }
});

test.each([
  ['a part of a name', 'EI', true],
  ['capitals and spaces around', ' STEIN ', true],
  ['an accent that the name does not have', 'édith', true],
  ['no accent where the name has one', 'soren', true],
  ['another kind of apostrophe', "o'brien", true],
  ['the netID', 'ES1', true],
  ['two words over the blank between', 'th ste', true],
  ['somebody else', 'plato', false],
  ['the name backward', 'stein edith', false],
  ['nothing', '', true],
])('CAL-24 a student is found by %s', (_name, typed, expected) => {
  const person = { username: 'es1', fullName: 'Søren O’Brien Edith Stein' };
  expect(matchesSearch(typed, person)).toBe(expected);
});

test('CAL-24 everyone whose name contains a text is found by it, and searching the key finds the same people as searching the name', () => {
  const words = fc.array(anyName, { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(words, anyName, fc.nat(20), fc.nat(6), (parts, other, from, length) => {
      const fullName = parts.join(' ');
      const typed = fullName
        .normalize('NFC')
        .slice(from, from + length)
        .toWellFormed();
      const isThere = foldName(fullName).includes(foldName(typed));
      expect(!isThere || matchesSearch(typed, { username: '', fullName })).toBe(true);
      for (const text of [typed, other]) {
        const letters = nameLetters(text);
        expect(nameKey(fullName).includes(letters)).toBe(nameLetters(fullName).includes(letters));
      }
    }),
  );
});
