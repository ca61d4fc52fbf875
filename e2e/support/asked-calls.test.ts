import { endpointTable } from '@elenchus/contract/endpoint-table.ts';
import type { Endpoint } from '@elenchus/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { WHOLE_CLASS_SCREENS } from '../../tools/bench/whole-class-screens.ts';
import { beyond, placeOf, wholeClassCall } from './asked-calls.ts';
import { screenCatalog } from './screen-catalog.ts';

const marked = Object.entries<Endpoint>(endpointTable)
  .filter(([, { wholeClass }]) => wholeClass !== undefined)
  .map(([name]) => name);

test.each([
  ['GET', '/api/students/phil-101', 'GET /api/students/{courseID}'],
  ['GET', '/api/studentGrades/phil-101?only=progress', 'GET /api/studentGrades/{courseID}'],
  ['GET', '/api/studentGrades/phil-101/ann', undefined],
  ['GET', '/api/answerCounts/phil-101', 'GET /api/answerCounts/{courseID}'],
  ['GET', '/api/answerCounts/phil-101?questionID=a&questionID=b', undefined],
  ['POST', '/api/users/phil-101/add', undefined],
  ['GET', '/phil-101/grading?tab=students', undefined],
])('%s %s looks at the whole class: %s', (method, address, name) => {
  expect(wholeClassCall(method, `http://127.0.0.1:1${address}`)).toBe(name);
});

test.each([
  ['/phil-101/design?tab=users&sub=edit', 'design users/edit'],
  ['/phil-101/design?tab=grading&sub=students&work=ann', 'design grading/students (one)'],
  ['/phil-101/grading?tab=words', 'grading words'],
  ['/phil-101/grading?evaluationId=A&username=ann', 'desk'],
  ['/phil-101?view=myphi', 'course'],
])('%s is the place “%s”', (address, place) => {
  expect(placeOf(address)).toBe(place);
});

test('a screen that shows a part and asks about the whole class is found, one that shows the class is not', () => {
  const calls = ['GET /api/users/{courseID}'] as const;
  const list = { address: '/phil-101/design?tab=users&sub=edit', shows: [] };
  expect(beyond(list, calls)).toEqual([]);
  const one = { address: '/phil-101?view=section:a', shows: ['view section'] };
  expect(beyond(one, calls)).toHaveLength(1);
  // The list before it in the same page may still be loading.
  expect(beyond(one, calls, list)).toEqual([]);
});

test('the table names places of the catalog and calls that are marked, and every marked call has its place', () => {
  const entries = Object.values(screenCatalog).flat();
  const known = new Set(entries.flatMap(({ address, shows }) => [placeOf(address), ...shows]));
  const places = WHOLE_CLASS_SCREENS.flatMap((row) => row.places);
  expect(places.filter((place) => !known.has(place))).toEqual([]);
  const named = new Set<string>(WHOLE_CLASS_SCREENS.flatMap(({ calls }) => calls));
  expect([...named].filter((name) => !marked.includes(name))).toEqual([]);
  // More questions are deleted at once than an address can name.
  const seldom = 'GET /api/answerCounts/{courseID}';
  expect(marked.filter((name) => !named.has(name))).toEqual([seldom]);
});
