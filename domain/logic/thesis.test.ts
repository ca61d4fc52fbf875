import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { readTheses, readThesis, writeThesis, type Thesis } from './thesis.ts';
import { thesisKey, thesisNameInWords } from './thesis-name.ts';
import { checkThesis, thesisRefusalSentence, thesisUses } from './thesis-rules.ts';

const dualism: Thesis = {
  id: 't1',
  name: 'Dualism',
  logic: '(ab12c, 1)',
  description: 'Mind and body are two.',
  index: 1,
};

test.each([
  ['HardDeterminism', 'Hard Determinism'],
  ['NoFreeWill', 'No Free Will'],
  ['hard_determinism', 'hard determinism'],
  ['McTaggart', 'McTaggart'],
  ['Dualism', 'Dualism'],
  ['T1', 'T1'],
])('LOG-43 students read %s as %s', (name, words) => {
  expect(thesisNameInWords(name)).toBe(words);
});

test('LOG-25 a thesis is read from its flat record and written back', () => {
  const item = designItem({
    dataType: 'thesis',
    dataID: 't1',
    dataIndex: '1',
    dataText: 'Dualism',
    questionLogic: '(ab12c, 1)',
    questionOptions: 'Mind and body are two.',
  });
  expect(readThesis(item)).toEqual(dualism);
  expect(writeThesis(dualism)).toEqual(item);
});

test('LOG-25 whatever a thesis contains survives the flat record', () => {
  const anyThesis = fc.record({
    id: fc.string(),
    name: fc.string(),
    logic: fc.string(),
    description: fc.string(),
    index: fc.option(fc.nat(), { nil: null }),
  });
  fc.assert(
    fc.property(anyThesis, (thesis) => {
      expect(readThesis(writeThesis(thesis))).toEqual(thesis);
    }),
  );
});

test('LOG-25 the theses of a course are in order, those without a place last', () => {
  const items = ['', '2', '1'].map((dataIndex) =>
    designItem({ dataType: 'thesis', dataID: `t${dataIndex}`, dataIndex }),
  );
  const others = designItem({ dataType: 'topic', dataID: 'x' });
  expect(readTheses([others, ...items]).map(({ id }) => id)).toEqual(['t1', 't2', 't']);
});

test.each([
  ['no name', { name: ' \n' }, 'empty-name', 'Please give the thesis a name.'],
  ...['(A)', 'A,1', 'A&B', 'A∨B', '¬A', 'A^B', '~A'].map(
    (name) =>
      [
        `the name ${name}`,
        { name },
        'reserved-character',
        'A thesis name cannot contain any of ( ) , & ∨ ¬ ^ ~.',
      ] as const,
  ),
  [
    'a name that is taken, in other case and spacing',
    { name: 'free WILL' },
    'name-taken',
    'This thesis name is already taken: Please choose a different name.',
  ],
  ['no logic', { logic: ' ' }, 'empty-logic', 'This logic condition does not look well-formed.'],
  [
    'malformed logic',
    { logic: '(ab12c, 1) &' },
    'malformed-logic',
    'This logic condition does not look well-formed.',
  ],
  [
    'logic that needs eleven rounds',
    { logic: `${'¬'.repeat(11)}(ab12c, 1)` },
    'malformed-logic',
    'This logic condition does not look well-formed.',
  ],
] as const)('LOG-26 a thesis is refused with %s', (_name, change, reason, sentence) => {
  const others = [dualism, { ...dualism, id: 't2', name: 'FreeWill' }];
  expect(checkThesis({ ...dualism, ...change }, others)).toEqual({ ok: false, reason });
  expect(thesisRefusalSentence(reason)).toBe(sentence);
});

test('LOG-26 a thesis keeps its own name, and whitespace is stripped from it', () => {
  expect(checkThesis({ ...dualism, name: ' Du alism ' }, [dualism])).toEqual({
    ok: true,
    value: dualism,
  });
});

test('LOG-27 where a thesis is used: questions by ID, theses by name, malformed logic included', () => {
  const course = {
    questions: [
      { id: 'q1', logic: '¬(dual ism) & (a, 1)' },
      { id: 'q2', logic: '(Dualism, 1)' },
      { id: 'q3', logic: '(Dualism) &' },
    ],
    theses: [
      { name: 'Strong', logic: '(DUALISM)' },
      { name: 'Dualism', logic: '(a, 1)' },
    ],
  };
  expect(thesisUses('Dualism', course)).toEqual({
    questionIds: ['q1', 'q3'],
    thesisNames: ['Strong'],
  });
});

test('LOG-28 names are the same whatever their case, spaces and composition of letters', () => {
  expect(thesisKey(' Free\tWill ')).toBe(thesisKey('freewill'));
  expect(thesisKey('Café')).toBe(thesisKey('CAFE\u0301'));
  expect(thesisKey('Non-Dualism')).not.toBe(thesisKey('NonDualism'));
});

test('LOG-28 a name that reads like a connective is allowed', () => {
  expect(checkThesis({ ...dualism, name: 'Or' }, []).ok).toBe(true);
});
