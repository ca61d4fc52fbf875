import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvCell, csvText, distinctNames } from './csv-text.ts';

test.each([
  ['plain text', 'Ann', 'Ann'],
  ['nothing', '', ''],
  ['a comma', 'Lee, Ann', '"Lee, Ann"'],
  ['a quote', 'the "good"', '"the ""good"""'],
  ['two lines', 'one\r\ntwo\rthree', '"one\ntwo\nthree"'],
  ['spaces around', ' a ', '" a "'],
  ['a number', '87.5', '87.5'],
  ['a number below zero', '-2.5', '-2.5'],
  ['a letter grade', 'A-', 'A-'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with a quote', '=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
  ['a plus', '+1', "'+1"],
  ['a minus that is no number', '-2+3', "'-2+3"],
  ['an at', '@SUM(1)', "'@SUM(1)"],
  ['a tab', '\t=1', "'\t=1"],
  ['a return', '\r=1', '"\'\n=1"'],
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['a full-width at', '＠SUM(1)', "'＠SUM(1)"],
  ['spaces before a formula', '  =1+1', `'  =1+1`],
  ['a formula after a semicolon', 'x;=1+1', "x;'=1+1"],
  ['a full-width plus after a semicolon', 'x; ＋1', "x;' ＋1"],
  ['a semicolon in a sentence', 'true; or false', 'true; or false'],
  ['a list of points', '- first\n- second', '"\'- first\n- second"'],
])('GRD-47 a cell with %s', (_name, text, expected) => {
  expect(csvCell(text)).toBe(expected);
});

test('GRD-47 no cell of any text begins like a formula, and a reader gets the text back', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom(...Array.from('=+-@\t\r\n",; a1.\uFF1D\uFF20')),
      }),
      (text) => {
        const cell = csvCell(text);
        const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
        for (const part of read.split(';')) {
          expect(/^[\s"]*[=+@\uFF1D\uFF20]/.test(part)).toBe(false);
        }
        expect(read.replaceAll("'", '')).toBe(text.replaceAll(/\r\n?/g, '\n'));
      },
    ),
  );
});

test('GRD-47 rows end in CR LF', () => {
  expect(
    csvText([
      ['a', 'b'],
      ['1', ''],
    ]),
  ).toBe('a,b\r\n1,\r\n');
});

test.each([
  [
    ['a', 'b'],
    ['a', 'b'],
  ],
  [
    ['a', 'A', 'a'],
    ['a', 'A [2]', 'a [3]'],
  ],
  [
    ['a', 'a [2]', 'a'],
    ['a', 'a [2]', 'a [3]'],
  ],
  [
    ['a', 'a', 'a [2]'],
    ['a', 'a [2]', 'a [2] [2]'],
  ],
])('GRD-48 the names %j', (names, expected) => {
  expect(distinctNames(names)).toEqual(expected);
});

test('GRD-48 names are always distinct', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'A', 'a [2]', 'a [3]', 'b')), (names) => {
      const found = distinctNames(names).map((name) => name.toLowerCase());
      expect(new Set(found).size).toBe(names.length);
    }),
  );
});
