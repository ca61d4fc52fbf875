import { describe, expect, test } from 'vitest';
import {
  criteriaFaultSentence,
  criteriaTableText,
  readCriteriaTable,
  readPoints,
  type CriteriaTable,
} from './criteria-table.ts';

const level = { id: 'a1', name: 'Good', points: 3, description: 'Clear throughout' };
const criterion = { id: 'a', name: 'Clarity', levels: [level] };
const read = (value: unknown) => readCriteriaTable(JSON.stringify(value));

describe('CRT-1 a table of criteria', () => {
  test('is read as it was written', () => {
    const table: CriteriaTable = [criterion, { id: 'b', name: '', levels: [] }];
    expect(readCriteriaTable(criteriaTableText(table))).toEqual({ ok: true, value: table });
  });

  test.each([
    ['0', 0],
    ['3', 3],
    [' 2,5 ', 2.5],
    ['.25', 0.25],
    ['1000', 1000],
    ['1000.01', null],
    ['1.234', null],
    ['-1', null],
    ['', null],
    ['three', null],
  ])('takes %j as the points %j', (text, points) => {
    expect(readPoints(text)).toBe(points);
  });
});

describe('CRT-2 a table that can’t be read', () => {
  test.each([
    ['no JSON', 'not-a-table', '['],
    ['no list', 'not-a-table', '{}'],
    ['a criterion that is no object', 'not-a-table', '[1]'],
    [
      'a level without a description',
      'not-a-table',
      '[{"id":"a","name":"","levels":[{"id":"b","name":"","points":1}]}]',
    ],
  ])('with %s is refused as %s', (_name, reason, text) => {
    expect(readCriteriaTable(text)).toEqual({ ok: false, reason });
  });

  test.each([
    ['an ID with a space', 'not-an-id', [{ ...criterion, id: 'a b' }]],
    ['an ID with a colon', 'not-an-id', [{ ...criterion, levels: [{ ...level, id: 'a:1' }] }]],
    ['a criterion twice', 'twice', [criterion, criterion]],
    ['a level twice', 'twice', [{ ...criterion, levels: [level, level] }]],
    ['points below 0', 'not-points', [{ ...criterion, levels: [{ ...level, points: -1 }] }]],
    [
      'points with 3 decimals',
      'not-points',
      [{ ...criterion, levels: [{ ...level, points: 1.005 }] }],
    ],
    ['points as text', 'not-points', [{ ...criterion, levels: [{ ...level, points: '3' }] }]],
    ['a long name', 'too-long', [{ ...criterion, name: 'x'.repeat(201) }]],
    [
      'a long description',
      'too-long',
      [{ ...criterion, levels: [{ ...level, description: 'x'.repeat(2001) }] }],
    ],
    [
      '21 criteria',
      'too-many',
      Array.from({ length: 21 }, (_, at) => ({ ...criterion, id: `c${at}` })),
    ],
    [
      '11 levels',
      'too-many',
      [
        {
          ...criterion,
          levels: Array.from({ length: 11 }, (_, at) => ({ ...level, id: `l${at}` })),
        },
      ],
    ],
  ] as const)('with %s is refused as %s', (_name, reason, value) => {
    expect(read(value)).toEqual({ ok: false, reason });
    expect(criteriaFaultSentence(reason)).toMatch(/\.$/);
  });
});
