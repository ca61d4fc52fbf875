import { expect, test } from 'vitest';
import { isolated } from './isolated-text.ts';

test.each([
  ['Latin letters', 'Zoë Hartmann', 'Zoë Hartmann'],
  ['Chinese letters', '莊周', '莊周'],
  ['Arabic letters', 'عمر الخيام', '\u2068عمر الخيام\u2069'],
  ['Hebrew letters among others', 'Ada (עדה)', '\u2068Ada (עדה)\u2069'],
  ['a sign that turns the direction', 'Ada\u202Eb', '\u2068Ada\u202Eb\u2069'],
])('a name is set apart only where it must be: %s', (_, name, shown) => {
  expect(isolated(name)).toBe(shown);
});
