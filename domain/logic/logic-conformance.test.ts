import { expect, test } from 'vitest';
import { checkLogicCase } from './check-logic-case.ts';
import { readLogicCases } from './logic-case.ts';
import table from './logic-cases.json' with { type: 'json' };

const cases = readLogicCases(table);

test('LOG-1 the conformance table has all its cases', () => {
  expect(cases.ok && cases.value.length).toBe(111);
});

test.each(cases.ok ? cases.value : [])('LOG-1 $name', (logicCase) => {
  expect(checkLogicCase(logicCase)).toEqual([]);
});

test.each([
  ['not a list', { name: 'x' }, 'The table must be a list of cases.'],
  ['an entry that is no case', [{ name: 'x' }], 'Entry 1 of the table is not a case.'],
  ['nothing at all', [null], 'Entry 1 of the table is not a case.'],
])('LOG-1 a table that cannot be read says so: %s', (_name, wrong, sentence) => {
  expect(readLogicCases(wrong)).toEqual({ ok: false, reason: sentence });
});

test('LOG-1 each way in which a case can fail is reported', () => {
  const wrong = {
    name: 'all wrong',
    questions: [],
    theses: [],
    answers: [],
    expression: '(a, ',
    expected: true,
    wellFormed: true,
    rounds: 3,
    error: { code: 'stray-word', from: 0, to: 1 },
  };
  expect(checkLogicCase(wrong)).toEqual([
    'truth: expected true, found false',
    'well-formed: expected true, found false',
    'rounds: expected 3, found -1',
    'error: expected stray-word at 0-1, found bad-number at 4-4',
  ]);
});
