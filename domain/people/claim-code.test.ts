import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  claimLink,
  CODE_BYTES,
  firstLoginHint,
  readClaimFragment,
  readCode,
  writeCode,
} from './claim-code.ts';

const CODE = writeCode(Uint8Array.from({ length: CODE_BYTES }, (_, index) => index * 16 + 7));
const bytes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES });

describe('a personal code', () => {
  test('USR-62 is written in groups, without characters that look alike', () => {
    fc.assert(
      fc.property(bytes, (random) => {
        expect(writeCode(random)).toMatch(/^(?:[2-9A-HJKMNP-Z]{5}-){4}[2-9A-HJKMNP-Z]{6}$/);
      }),
    );
  });

  test('USR-62 keeps all 128 bits: two codes are the same only if their bytes are', () => {
    fc.assert(
      fc.property(bytes, bytes, (one, other) => {
        const isSame = one.every((byte, index) => byte === other[index]);
        expect(writeCode(one) === writeCode(other)).toBe(isSame);
      }),
    );
    expect(writeCode(new Uint8Array(CODE_BYTES))).toBe('22222-22222-22222-22222-222222');
    expect(readCode(writeCode(new Uint8Array(CODE_BYTES).fill(255)))).not.toBeNull();
  });

  test.each([
    ['as written', CODE],
    ['in small letters', CODE.toLowerCase()],
    ['without hyphens', CODE.replaceAll('-', '')],
    ['with spaces around and between', ` ${CODE.replaceAll('-', ' ')}\n`],
    ['with the dashes that a word processor makes', CODE.replaceAll('-', '–')],
  ])('USR-62 is read %s', (_title, typed) => {
    expect(readCode(typed)).toBe(CODE.replaceAll('-', ''));
  });

  test.each([
    ['nothing', ''],
    ['a netID', 'ann1'],
    ['a code with a character too few', CODE.slice(1)],
    ['a code with a character too many', `${CODE}A`],
    ['a code with a character that is not in use', `0${CODE.slice(1)}`],
  ])('USR-62 %s is not a code', (_title, typed) => {
    expect(readCode(typed)).toBeNull();
  });
});

describe('the link', () => {
  test.each(['ann1', "o'brien+tag", 'ü #?&=%'])('USR-63 names %s and the code', (username) => {
    const link = claimLink('https://phil.example.edu', { courseID: 'p1', username, code: CODE });
    const [address, ...fragment] = link.split(/(?=#)/);
    expect(address).toBe('https://phil.example.edu/p1?view=login');
    expect(fragment).toHaveLength(1);
    expect(readClaimFragment(fragment[0] ?? '')).toEqual({ username, code: CODE });
  });

  test.each(['', '#claim=', `#claim=${CODE}`, `#claim=%/${CODE}`, '#claim=ann1/short', '#faq'])(
    'USR-63 %s fills in nothing',
    (fragment) => {
      expect(readClaimFragment(fragment)).toBeNull();
    },
  );
});

test.each([
  ['the netID', ' ANN1', 'Instructors, TAs and some classes need a personal code'],
  ['a code', CODE, 'ask the person who gave it to you for a new one'],
])('USR-66 a wrong login with %s gets a hint', (_title, password, part) => {
  expect(firstLoginHint('ann1', password)).toContain(part);
});

test('USR-66 any other wrong password gets none', () => {
  expect(firstLoginHint('ann1', 'secret')).toBeNull();
});
