import { expect, test } from 'vitest';
import { testWorkersOf } from './test-workers.ts';

const GIGABYTE = 2 ** 30;

test.each([
  ['a small server', 1, 1, { unit: 2, journeys: 3 }],
  ['two processors', 2, 8, { unit: 2, journeys: 3 }],
  ['four processors', 4, 16, { unit: 4, journeys: 6 }],
  ['four processors with little memory', 4, 8, { unit: 4, journeys: 4 }],
  ['a workstation', 32, 64, { unit: 6, journeys: 9 }],
] as const)('%s', (_name, processors, gigabytes, expected) => {
  expect(testWorkersOf({ processors, memoryBytes: gigabytes * GIGABYTE })).toEqual(expected);
});
