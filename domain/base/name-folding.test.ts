import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldName, isSameUsername, lastWordOf, sortWordOf } from './name-folding.ts';

test.each([
  ['case', 'ABC12', 'abc12', true],
  ['spaces around it', ' abc12 ', 'abc12', true],
  ['composition of accents', 'Jose\u0301', 'jos\u00e9', true],
  ['the final sigma', 'ΣΟΦΟΣ', 'σοφος', true],
  ['the sharp s', 'STRASSE', 'straße', true],
  ['the capital sharp s', 'STRAẞE', 'straße', true],
  ['another letter', 'abc12', 'abc13', false],
  ['a blank inside', 'abc 12', 'abc12', false],
  ['an accent', 'jose', 'josé', false],
])('CAL-20 usernames that differ in %s', (_name, first, second, expected) => {
  expect(isSameUsername(first, second)).toBe(expected);
});

test('CAL-20 folding twice changes nothing more, and case never matters', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(text, (name) => {
      expect(foldName(foldName(name))).toBe(foldName(name));
      expect(foldName(name.toUpperCase())).toBe(foldName(name));
    }),
  );
});

test.each([
  ['two words', 'Ada Lovelace', 'Lovelace'],
  ['many spaces', '  Ludwig  van   Beethoven ', 'Beethoven'],
  ['one word', 'Plato', 'Plato'],
  ['spaces only', '   ', ''],
  ['nothing', '', ''],
  ['a name with another script in brackets', 'Jiahao Lin (林家豪)', 'Lin'],
  ['brackets of another width', 'Jiahao Lin（林家豪）', 'Lin'],
  ['brackets in brackets, twice', 'Robert Smith (Bob (at home)) [exchange] ', 'Smith'],
  ['a nickname in the middle', 'Robert (Bob) Smith', 'Smith'],
  ['nothing but brackets', '(Plato)', '(Plato)'],
  ['nothing but two brackets', '(Plato) (Athens)', '(Plato)'],
  ['brackets that never open', 'Ada Lovelace)', 'Lovelace)'],
  ['brackets that never close', 'Ada (Lovelace', '(Lovelace'],
  ['an empty pair', '()', '()'],
])('CAL-21 the last word of %s', (_name, name, expected) => {
  expect(lastWordOf(name)).toBe(expected);
});

test.each([
  ['Ada Lovelace', 'Ada ', 'Lovelace', ''],
  ['Plato', '', 'Plato', ''],
  [' Jiahao Lin (林家豪) ', 'Jiahao ', 'Lin', ' (林家豪)'],
  ['Martin Luther King, Jr.', 'Martin Luther King, ', 'Jr.', ''],
  ['(Anon)', '', '(Anon)', ''],
  ['', '', '', ''],
])('USR-44 %j is sorted by %j %j %j', (name, before, word, after) => {
  expect(sortWordOf(name)).toEqual({ before, word, after });
  expect(lastWordOf(name)).toBe(word);
});
