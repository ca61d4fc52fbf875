import { expect, test } from 'vitest';
import { GUIDES, helpQuery, guideForRole, readHelpQuery } from './help-guide.ts';

test.each([
  [null, null],
  ['', null],
  ['helpless', null],
  ['section:help', null],
  ['help', 'own'],
  ['help:', 'own'],
  ['help:nobody', 'own'],
  ['help:ta', 'ta'],
] as const)('VIEW-35 ?view=%s asks for %s', (value, guide) => {
  expect(readHelpQuery(value)).toBe(guide);
});

test('VIEW-35 every guide is restored from its address', () => {
  expect(GUIDES.map((guide) => readHelpQuery(helpQuery(guide)))).toEqual([...GUIDES]);
  expect(readHelpQuery(helpQuery())).toBe('own');
});

test.each([
  ['an instructor', { isInstructor: true, isTA: false }, 'instructor'],
  ['a TA', { isInstructor: false, isTA: true }, 'ta'],
  ['anybody else', { isInstructor: false, isTA: false }, 'student'],
] as const)('VIEW-36 %s begins with the guide for their role', (_who, reader, guide) => {
  expect(guideForRole(reader)).toBe(guide);
});
