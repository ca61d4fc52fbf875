import { expect, test } from 'vitest';
import { runPart } from './run-part.ts';

const THIRD = { turn: 2, turns: 4 };
const FACTS = {
  wantsAll: false,
  given: undefined,
  ofCommit: THIRD,
  changed: ['web/a.ts', 'server/b.ts'],
  touched: () => ['server/b.test.ts', 'server/b.ts'],
};
const EVERYTHING = {
  part: null,
  environment: { TEST_PART: 'all', TEST_TOUCHED: '' },
  sentence: null,
};

test('the turn of the commit, and what the change touches', () => {
  expect(runPart(FACTS)).toEqual({
    part: THIRD,
    environment: { TEST_PART: '2/4', TEST_TOUCHED: 'web/a.ts\nserver/b.ts\nserver/b.test.ts' },
    sentence: 'Part 3 of 4; npm test -- --all runs everything.',
  });
});

test('a turn that somebody has set comes first', () => {
  expect(runPart({ ...FACTS, given: '0/4' }).environment.TEST_PART).toBe('0/4');
  expect(() => runPart({ ...FACTS, given: '4/4' })).toThrow('TEST_PART');
});

test.each([
  ['somebody wants it', { wantsAll: true, given: '1/4' }],
  ['somebody has set it', { given: 'all' }],
  ['the number of commits is unknown', { ofCommit: null }],
  ['the change is large', { changed: Array.from({ length: 501 }, (_, index) => `${index}.ts`) }],
])('everything, when %s', (_, facts) => {
  expect(runPart({ ...FACTS, ...facts })).toEqual(EVERYTHING);
});
