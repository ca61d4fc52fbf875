import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ID_SHAPES, idMaker, makeId, makeSyllabusLinkId, type IdKind } from './identifiers.ts';

const kinds: [IdKind, RegExp][] = [
  ['question', /^[a-z2-9]{5}$/],
  ['courseDate', /^[a-z2-9]{7}$/],
  ['topic', /^[a-z2-9]{7}$/],
  ['section', /^[a-z2-9]{7}$/],
  ['thesis', /^[a-z2-9]{7}$/],
  ['evaluation', /^[A-Z]{8}$/],
];

test.each(kinds)('CAL-17 a %s identifier has its shape whatever the bytes', (kind, shape) => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 12 }), (bytes) => {
      expect(makeId(kind, bytes, new Set())).toMatch(shape);
    }),
  );
});

test('CAL-17 the same bytes give the same identifier, other bytes a different one', () => {
  expect(makeId('question', Uint8Array.of(0, 1, 2, 3, 31), new Set())).toBe('abcd9');
  expect(makeId('question', Uint8Array.of(0, 1, 2, 3, 30), new Set())).toBe('abcd8');
});

test('CAL-18 a taken identifier is stepped over, around the end too', () => {
  const bytes = Uint8Array.of(31, 31, 31, 31, 31);
  expect(makeId('question', bytes, new Set(['99999']))).toBe('aaaaa');
  expect(makeId('question', bytes, new Set(['99999', 'aaaaa']))).toBe('aaaab');
});

test('CAL-18 a maker never repeats an identifier, even when the bytes always repeat', () => {
  const make = idMaker('topic', (count) => new Uint8Array(count), ['aaaaaaa', 'aaaaaac']);
  const made = Array.from({ length: 500 }, make);
  expect(new Set(made).size).toBe(500);
  expect(made.slice(0, 2)).toEqual(['aaaaaab', 'aaaaaad']);
  expect(made.every((id) => id.length === ID_SHAPES.topic.length)).toBe(true);
});

test('CAL-19 a syllabus link is named by its moment, or the next free one', () => {
  expect(makeSyllabusLinkId(1_790_000_000_000, new Set())).toBe('1790000000000');
  expect(makeSyllabusLinkId(5.7, new Set(['5', '6']))).toBe('7');
});
