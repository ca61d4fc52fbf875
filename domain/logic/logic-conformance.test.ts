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

const plain = { name: 'plain', expression: '', expected: true, wellFormed: true };

test('LOG-1 lists that a case leaves out are empty', () => {
  expect(readLogicCases([plain])).toEqual({
    ok: true,
    value: [{ ...plain, questions: [], theses: [], answers: [] }],
  });
});

const ANSWERS = 'answers must be a list of records with a text questionID, whose answers are texts';

test.each([
  ['no record', null, 'it must be a record'],
  ['a list', [plain], 'it must be a record'],
  ['no name', { ...plain, name: undefined }, 'name must be a text'],
  ['no expression', { ...plain, expression: 5 }, 'expression must be a text'],
  ['no truth', { ...plain, expected: 'true' }, 'expected must be true or false'],
  ['no verdict on the form', { ...plain, wellFormed: 1 }, 'wellFormed must be true or false'],
  [
    'a question without logic',
    { ...plain, questions: [{ id: 'q' }] },
    'questions must be a list of records with the texts id and logic',
  ],
  [
    'theses by name',
    { ...plain, theses: { T: '' } },
    'theses must be a list of records with the texts name and logic',
  ],
  [
    'an answer that is a number',
    { ...plain, answers: [{ questionID: 'q', questionAnswer: 2 }] },
    ANSWERS,
  ],
  ['an answer to nothing', { ...plain, answers: [{ questionAnswer: '2' }] }, ANSWERS],
  ['rounds in words', { ...plain, rounds: 'two' }, 'rounds must be a number'],
  [
    'an error in words',
    { ...plain, error: 'no' },
    'error must be a record with a code and its place',
  ],
])('LOG-1 an entry that is no case is named with what is wrong: %s', (_name, entry, fault) => {
  expect(readLogicCases([plain, entry])).toEqual({
    ok: false,
    reason: `Entry 2 of the table is not a case: ${fault}.`,
  });
});

test('LOG-1 a table that is no list is refused with a sentence', () => {
  const reason = 'The table must be a list of cases.';
  expect(readLogicCases({ name: 'x' })).toEqual({ ok: false, reason });
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
