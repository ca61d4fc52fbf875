import { expect, test } from 'vitest';
import { TypedTexts } from './typed-texts.ts';

test('GRD-13 what stands behind a rejected text is what the field held before the typing began', () => {
  const typed = new TypedTexts();
  expect(typed.before('q', '7', 0)).toBe('7');
  typed.begin('q', '7');
  expect(typed.before('q', '7', 60_000)).toBe('7');
  typed.edited('q', '7', 60_000);
  typed.edited('q', '1', 61_000);
  // '1', '1.', and then something that is no grade.
  expect(typed.before('q', '1.', 62_000)).toBe('7');
  // A value that has rested is meant, although the field still has the focus.
  expect(typed.before('q', '8', 64_000)).toBe('8');
  typed.edited('q', '8', 65_000);
  expect(typed.before('q', '1', 65_500)).toBe('8');
});

test('GRD-13 a rejected text is kept until the field has a value again', () => {
  const typed = new TypedTexts();
  typed.reject('q', '11');
  typed.reject('r', ' ');
  expect(typed.all()).toEqual([{ key: 'q', text: '11' }]);
  typed.edited('q', '', 0);
  expect(typed.rejected('q')).toBeUndefined();
  typed.forget('r');
  expect(typed.rejected('r')).toBeUndefined();
});
