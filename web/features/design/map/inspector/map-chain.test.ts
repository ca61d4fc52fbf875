import { expect, test } from 'vitest';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import { buildCourseMap } from '@elenchus/domain/course-check/course-map.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { chainOf } from './map-chain.ts';

const question = (dataID: string, questionLogic = '') =>
  designItem({ dataType: 'question', dataID, questionType: 'Radio', questionLogic });

const map = buildCourseMap(
  readCourse([
    question('a'),
    question('b', '(a, 1)'),
    question('c', '(b, 1) & (side, 1)'),
    question('side'),
    question('other', '(a, 2)'),
    question('x', '(y, 1)'),
    question('y', '(x, 1)'),
  ]),
);
const roles = (key: string | null) =>
  ['a', 'b', 'c', 'side', 'other', 'x', 'y'].map((id) =>
    chainOf(map, key).roleOf(`question/${id}`),
  );

test('a node shows what decides it and what it decides, near and far', () => {
  expect(roles('question/b')).toEqual([
    'source',
    'focus',
    'target',
    'aside',
    'aside',
    'aside',
    'aside',
  ]);
  expect(roles('question/x').slice(5)).toEqual(['focus', 'both']);
  expect(new Set(roles(null))).toEqual(new Set(['plain']));
});

test('only lines along the chain belong to it', () => {
  const { hasLink } = chainOf(map, 'question/b');
  expect(hasLink('question/a', 'question/b')).toBe(true);
  expect(hasLink('question/b', 'question/c')).toBe(true);
  expect(hasLink('question/side', 'question/c')).toBe(false);
  expect(hasLink('question/a', 'question/other')).toBe(false);
});
