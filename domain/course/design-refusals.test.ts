import { expect, test } from 'vitest';
import { designItem } from '../design/design-item.ts';
import { badDesignItems } from './design-refusals.ts';

const evaluation = designItem({ dataType: 'evaluation', dataID: 'EXAM' });

test.each([
  ['an evaluation without a date', evaluation],
  ['an evaluation with a date', { ...evaluation, questionCourseDate: '2026-11-30' }],
  [
    'a question, whose questionCourseDate is a topic',
    designItem({ dataType: 'question', dataID: 'ab12c', questionCourseDate: 'topic01' }),
  ],
])('GRD-41 accepts %s', (_name, item) => {
  expect(badDesignItems([item])).toEqual([]);
});

test.each([
  ['a date that is none', '30.11.2026'],
  ['a day that does not exist', '2026-02-30'],
])('GRD-41 refuses an evaluation with %s', (_name, questionCourseDate) => {
  expect(badDesignItems([{ ...evaluation, questionCourseDate }])).toMatchObject([
    { position: 0, dataType: 'evaluation', dataID: 'EXAM' },
  ]);
});

test('GRD-41 names every bad item by its place', () => {
  const bad = { ...evaluation, questionCourseDate: 'soon' };
  const unknown = designItem({ dataType: 'nonsense', dataID: '1' });
  expect(badDesignItems([evaluation, bad, unknown]).map(({ position }) => position)).toEqual([
    1, 2,
  ]);
});
