import { expect, test } from 'vitest';
import { peopleNamedIn, withPersonAs } from './audit-mentions.ts';

test.each([
  {
    name: 'a grade',
    values: [null, { usernameKey: 'sam', changedBy: 'tess' }],
    named: ['sam', 'tess'],
  },
  {
    name: 'one person before and after',
    values: [{ ta: 'tess' }, { ta: 'tess' }],
    named: ['tess'],
  },
  { name: 'a student without a TA', values: [{ ta: '' }], named: [] },
  {
    name: 'who wrote, read again and got a request',
    values: [{ author: 'a' }, { reader: 'b', givenTo: 'c' }],
    named: ['a', 'b', 'c'],
  },
  { name: 'a field that is no key', values: [{ username: 'Sam', ta: 3 }], named: [] },
  { name: 'values without fields', values: ['2026-09-01', 4, ['sam'], undefined], named: [] },
])('the people whom values name: $name', ({ values, named }) => {
  expect(peopleNamedIn(...values)).toEqual(named);
});

test.each([
  {
    name: 'a new key',
    json: '{"usernameKey":"sam","comment":"sam","changedBy":"tess"}',
    to: 'sam/1',
    expected: '{"usernameKey":"sam/1","comment":"sam","changedBy":"tess"}',
  },
  {
    name: 'an erased grader',
    json: '{"changedBy":"sam","grade":"7"}',
    to: null,
    expected: '{"changedBy":"erased/person","grade":"7"}',
  },
  { name: 'an erased TA', json: '{"ta":"sam"}', to: null, expected: '{"ta":null}' },
  { name: 'another person', json: '{ "ta": "samuel" }', to: null, expected: '{ "ta": "samuel" }' },
  { name: 'a text', json: '"sam"', to: 'sam/1', expected: '"sam"' },
  { name: 'nothing', json: null, to: 'sam/1', expected: null },
])('values with another name for a person: $name', ({ json, to, expected }) => {
  expect(withPersonAs(json, 'sam', to)).toBe(expected);
});
