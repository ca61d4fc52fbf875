import { describe, expect, test } from 'vitest';
import {
  isSignOnAlive,
  mayUsePassword,
  SIGN_ON_LIFE,
  signOnUsername,
  whoSignsOn,
  type UsernameSource,
} from './sign-on-rules.ts';
import { signOnWords } from './sign-on-sentences.ts';

const SOURCE: UsernameSource = {
  usernameClaim: 'preferred_username',
  usernameDomain: undefined,
  needsHostedDomain: false,
};
const EXAMPLE = { ...SOURCE, usernameDomain: 'example.edu' };
const ADDRESS = { ...EXAMPLE, usernameClaim: 'email' };
const GOOGLE = { ...ADDRESS, needsHostedDomain: true };

describe('USR-72 the netID comes from the configured claim', () => {
  test.each([
    ['as it is', { preferred_username: 'ada7' }, SOURCE, 'ada7'],
    ['without spaces around it', { preferred_username: ' ada7 ' }, SOURCE, 'ada7'],
    ['without the domain', { preferred_username: 'ada7@example.edu' }, EXAMPLE, 'ada7'],
    ['in any case', { preferred_username: 'ada7@Example.EDU' }, EXAMPLE, 'ada7'],
    ['of another domain', { preferred_username: 'ada7@other.edu' }, EXAMPLE, 'ada7@other.edu'],
    ['of a longer domain', { preferred_username: 'a@b.example.edu' }, EXAMPLE, 'a@b.example.edu'],
    [
      'that looks like the end',
      { preferred_username: 'a@notexample.edu' },
      EXAMPLE,
      'a@notexample.edu',
    ],
    ['with two signs', { preferred_username: 'a@other.edu@example.edu' }, EXAMPLE, 'a@other.edu'],
    [
      'without a configured domain',
      { preferred_username: 'a@example.edu' },
      SOURCE,
      'a@example.edu',
    ],
    ['that is only a domain', { preferred_username: '@example.edu' }, EXAMPLE, '@example.edu'],
    [
      'another claim',
      { uid: 'ada7', preferred_username: 'x' },
      { ...SOURCE, usernameClaim: 'uid' },
      'ada7',
    ],
    ['a verified address', { email: 'ada7@example.edu', email_verified: true }, ADDRESS, 'ada7'],
    [
      'a member of the domain',
      { email: 'ada7@example.edu', email_verified: true, hd: 'example.edu' },
      GOOGLE,
      'ada7',
    ],
  ] as const)('%s', (_name, claims, source, username) => {
    expect(signOnUsername(claims, source)).toEqual({ ok: true, value: username });
  });

  test.each([
    ['missing', {}, SOURCE, 'no-username'],
    ['no text', { preferred_username: 7 }, SOURCE, 'no-username'],
    ['a list', { preferred_username: ['ada7'] }, SOURCE, 'no-username'],
    ['empty', { preferred_username: '  ' }, SOURCE, 'no-username'],
    ['with a slash', { preferred_username: 'a/b' }, SOURCE, 'no-username'],
    ['a word that means nobody', { preferred_username: 'unassigned' }, SOURCE, 'no-username'],
    [
      'an address that nobody checked',
      { email: 'ada7@example.edu' },
      ADDRESS,
      'unverified-address',
    ],
    [
      'an address that is called verified in words',
      { email: 'ada7@example.edu', email_verified: 'true' },
      ADDRESS,
      'unverified-address',
    ],
    [
      'a personal account',
      { email: 'ada7@example.edu', email_verified: true },
      GOOGLE,
      'foreign-domain',
    ],
    [
      'a member of another domain',
      { email: 'ada7@example.edu', email_verified: true, hd: 'other.edu' },
      GOOGLE,
      'foreign-domain',
    ],
    [
      'an unverified member',
      { email: 'ada7@example.edu', hd: 'example.edu' },
      GOOGLE,
      'unverified-address',
    ],
  ] as const)('refused: %s', (_name, claims, source, reason) => {
    expect(signOnUsername(claims, source)).toEqual({ ok: false, reason });
  });
});

describe('who gets in', () => {
  const listed = { usernameKey: 'ada7', hasOtherAccount: false };

  test('USR-70 only people on the list of the course', () => {
    expect(whoSignsOn({ connected: null, listed: null })).toEqual({
      ok: false,
      reason: 'not-listed',
    });
  });

  test('USR-73 a connected account is its user, whatever netID the provider sends', () => {
    const known = { ok: true, value: { usernameKey: 'ada7', connects: false } };
    expect(whoSignsOn({ connected: 'ada7', listed: null })).toEqual(known);
    const other = { usernameKey: 'bob', hasOtherAccount: true };
    expect(whoSignsOn({ connected: 'ada7', listed: other })).toEqual(known);
  });

  test('USR-73 an unknown account is connected to the user with its netID', () => {
    const value = { usernameKey: 'ada7', connects: true };
    expect(whoSignsOn({ connected: null, listed })).toEqual({ ok: true, value });
  });

  test('USR-74 a netID that has another account is refused', () => {
    const taken = { ...listed, hasOtherAccount: true };
    expect(whoSignsOn({ connected: null, listed: taken })).toEqual({
      ok: false,
      reason: 'other-account',
    });
  });
});

describe('USR-75 passwords beside sign-on', () => {
  test.each([
    ['on', 'student', true],
    ['on', 'guest', true],
    ['staff', 'student', false],
    ['staff', 'guest', false],
    ['staff', 'ta', true],
    ['staff', 'instructor', true],
    ['off', 'instructor', false],
    ['off', 'student', false],
  ] as const)('%s: a chosen one of a %s works: %s', (passwordLogin, status, works) => {
    expect(mayUsePassword(passwordLogin, status)).toBe(works);
    expect(mayUsePassword(null, status)).toBe(true);
  });
});

test('USR-76 a person has 10 minutes to come back', () => {
  expect(isSignOnAlive(1000, 1000)).toBe(true);
  expect(isSignOnAlive(1000, 999 + SIGN_ON_LIFE)).toBe(true);
  expect(isSignOnAlive(1000, 1000 + SIGN_ON_LIFE)).toBe(false);
  expect(isSignOnAlive(1000, 999)).toBe(false);
});

test('USR-78 every refusal says what happened and what to do next', () => {
  for (const refusal of ['malformed', 'denied', 'not-listed', 'provider-down'] as const) {
    const { what, next } = signOnWords(refusal);
    expect(what).toMatch(/^[A-Z].+\.$/);
    expect(next).toMatch(/^[A-Z].+\.$/);
  }
});
