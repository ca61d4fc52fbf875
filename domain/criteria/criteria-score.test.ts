import { describe, expect, test } from 'vitest';
import { chosenLevelsText, readChosenLevels } from '../grading/chosen-levels.ts';
import {
  comparedGrade,
  criteriaScore,
  criterionName,
  followingGrade,
  gradeOfScore,
  levelName,
  scoreSentence,
} from './criteria-score.ts';
import type { CriteriaTable, Criterion } from './criteria-table.ts';

function criterion(id: string, ...points: readonly number[]): Criterion {
  const levels = points.map((each, at) => ({
    id: `${at + 1}`,
    name: `L${at + 1}`,
    points: each,
    description: '',
  }));
  return { id, name: id.toUpperCase(), levels };
}

/** Out of 10. */
const ten: CriteriaTable = [criterion('a', 4, 2.5, 0), criterion('b', 6, 3.1, 1)];
/** Out of 16, which is neither 10 nor 100. */
const sixteen: CriteriaTable = [criterion('a', 8, 4), criterion('b', 8, 5, 1)];

function scoreOf(table: CriteriaTable, text: string) {
  const chosen = readChosenLevels(text);
  return criteriaScore(table, chosen.ok ? chosen.value : new Map());
}

describe('CRT-6 chosen levels', () => {
  test.each(['', 'a:1', 'a:1,b:3'])('%j is read and written as it is', (text) => {
    const read = readChosenLevels(text);
    expect(read.ok && chosenLevelsText(read.value)).toBe(text);
  });

  test.each(['a', 'a:', ':1', 'a:1,', 'a:1;b:2', 'a:1,a:2', 'a b:1', '{"a":1}'])(
    '%j is refused',
    (text) => {
      expect(readChosenLevels(text)).toEqual({ ok: false, reason: 'not-levels' });
    },
  );
});

describe('CRT-7 the grade of chosen levels', () => {
  test.each([
    ['the sum, where the table is out of the same number', ten, 'a:2,b:2', 10, 5.6],
    ['the sum so far, while a criterion is open', ten, 'a:1', 10, 4],
    ['its share, where the table is out of another number', sixteen, 'a:1,b:2', 10, 8.1],
    ['of an exam: a share of 100', sixteen, 'a:1,b:2', 100, 81.25],
    ['0, when every chosen level has no points', ten, 'a:3', 10, 0],
    ['none, while no level is chosen', ten, '', 10, null],
    ['none, when the table no longer has the level', ten, 'a:9,z:1', 10, null],
    ['none, for a table without points', [criterion('a', 0, 0)], 'a:1', 10, null],
  ] as const)('is %s', (_name, table, chosen, scale, grade) => {
    expect(gradeOfScore(scoreOf(table, chosen), scale)).toBe(grade);
  });

  test('leaves criteria without levels out', () => {
    const { choices, open, most } = scoreOf([...ten, criterion('c')], 'a:1');
    expect([choices.length, open, most]).toEqual([2, 1, 10]);
  });

  test('adds decimals exactly', () => {
    const table = [criterion('a', 0.1), criterion('b', 0.2)];
    expect(scoreOf(table, 'a:1,b:1').points).toBe(0.3);
  });
});

describe('CRT-8 the entered grade', () => {
  test.each([
    ['follows while it is empty', '', 'a:1', '4'],
    ['follows while it is the sum', '5.6', 'a:1,b:2', '7.1'],
    ['follows however the sum is written', '5.60', 'a:1,b:2', '7.1'],
    ['stays when a person typed another', '6', 'a:1,b:2', null],
    ['is removed with the last level', '5.6', '', ''],
  ])('%s', (_name, entered, chosen, expected) => {
    const before = scoreOf(ten, 'a:2,b:2');
    expect(followingGrade(entered, before, scoreOf(ten, chosen), 10)).toBe(expected);
  });

  test.each([
    ['4', 'a:1', 'same'],
    ['4.5', 'a:1', 'differs'],
    ['B+', 'a:1', 'differs'],
    ['', 'a:1', 'none'],
    ['4.5', '', 'none'],
  ] as const)('%j beside %j is compared as %s', (entered, chosen, expected) => {
    expect(comparedGrade(entered, scoreOf(ten, chosen), 10)).toBe(expected);
  });
});

test.each([
  [ten, '', 10, 'Out of 10 points.'],
  [ten, 'a:2', 10, '2.5 of 10 points so far; 1 criterion is open.'],
  [ten, 'a:2,b:2', 10, '2.5 + 3.1 = 5.6 of 10 points.'],
  [sixteen, 'a:1,b:2', 10, '8 + 5 = 13 of 16 points, which is 8.1 of 10.'],
  [sixteen, 'a:1,b:2', 100, '8 + 5 = 13 of 16 points, which is 81.25 of 100.'],
  [sixteen, 'a:1,b:2', null, '8 + 5 = 13 of 16 points.'],
] as const)('CRT-9 the sum can be redone: %#', (table, chosen, scale, sentence) => {
  expect(scoreSentence(scoreOf(table, chosen), scale)).toBe(sentence);
});

test('CRT-9 what has no name is called by what it is', () => {
  expect(levelName({ id: 'a', name: ' ', points: 1, description: '' })).toBe('1 point');
  expect(criterionName({ id: 'a', name: '', levels: [] })).toBe('Unnamed criterion');
});
