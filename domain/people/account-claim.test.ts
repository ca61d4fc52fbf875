import { describe, expect, test } from 'vitest';
import { isoDateOf } from '../base/calendar.ts';
import { timeZoneOf } from '../base/zoned-time.ts';
import {
  type ClaimRules,
  claimState,
  claimUntil,
  claimWay,
  firstDayEnd,
  needsNewCode,
  opensClaim,
  type UnclaimedAccount,
} from './account-claim.ts';

const DAY = 24 * 3_600_000;
const SET = Date.UTC(2026, 8, 1, 12);
const NEW_YORK = timeZoneOf('America/New_York');

const local: ClaimRules = {
  isPublic: false,
  studentsUse: 'netID',
  firstDayEnd: null,
  passwordLogin: null,
};
const open: ClaimRules = { ...local, isPublic: true };
const coded: ClaimRules = { ...open, studentsUse: 'code' };
const student: UnclaimedAccount = {
  username: 'Ann1',
  status: 'student',
  since: SET,
  hasCode: false,
};

describe('what the first login needs', () => {
  test.each([
    ['without a public address', local, ['netID', 'netID', 'netID', 'netID']],
    [
      'without a public address, whatever the class uses',
      { ...local, studentsUse: 'code' as const },
      ['netID', 'netID', 'netID', 'netID'],
    ],
    ['with a public address', open, ['code', 'code', 'netID', 'netID']],
    ['with codes for the class', coded, ['code', 'code', 'code', 'code']],
  ])('USR-60 %s', (_title, rules, expected) => {
    const roles = ['instructor', 'ta', 'student', 'guest'] as const;
    expect(roles.map((status) => claimWay(status, rules))).toEqual(expected);
  });

  test.each<[string, Partial<UnclaimedAccount>, ClaimRules, string, boolean, boolean]>([
    ['a student with the netID', {}, open, ' ann1', false, true],
    ['a student with something else', {}, open, 'ann', false, false],
    ['an instructor with the netID', { status: 'instructor' }, open, 'Ann1', false, false],
    ['a local instructor with the netID', { status: 'instructor' }, local, 'Ann1', false, true],
    ['a student who became a TA', { status: 'ta' }, open, 'Ann1', false, false],
    ['a TA with the code', { status: 'ta', hasCode: true }, open, 'CODE', true, true],
    ['a TA with a code and the netID', { status: 'ta', hasCode: true }, open, 'Ann1', false, false],
    ['a student of a class with codes', {}, coded, 'Ann1', false, false],
    ['a student with a code in a class without', { hasCode: true }, open, 'CODE', true, true],
    ['a code after the public address was removed', { hasCode: true }, local, 'CODE', true, true],
  ])('USR-60 %s', (_title, fields, rules, password, isItsCode, opens) => {
    const account = { ...student, ...fields };
    expect(opensClaim(account, { password, isItsCode }, rules, SET)).toBe(opens);
  });
});

describe('how long it works', () => {
  test('USR-61 for 14 days after it was set', () => {
    const typed = { password: 'ann1', isItsCode: false };
    expect(opensClaim(student, typed, open, SET + 14 * DAY - 1)).toBe(true);
    expect(opensClaim(student, typed, open, SET + 14 * DAY)).toBe(false);
    const withCode = { ...student, hasCode: true };
    const code = { password: 'CODE', isItsCode: true };
    expect(opensClaim(withCode, code, coded, SET + 14 * DAY - 1)).toBe(true);
    expect(opensClaim(withCode, code, coded, SET + 14 * DAY)).toBe(false);
  });

  test('USR-61 for 14 days after the first class day, if that is later', () => {
    const days = ['2026-09-14', null, '2026-09-07'].map((date) => ({
      isoDate: date === null ? null : isoDateOf(date),
    }));
    const end = firstDayEnd(days, NEW_YORK);
    expect(end).toBe(Date.UTC(2026, 8, 8, 4));
    expect(claimUntil(SET, { firstDayEnd: end })).toBe(Date.UTC(2026, 8, 22, 4));
    expect(claimUntil(SET + 30 * DAY, { firstDayEnd: end })).toBe(SET + 44 * DAY);
    expect(firstDayEnd([{ isoDate: null }], NEW_YORK)).toBeNull();
  });

  test.each<[string, Partial<UnclaimedAccount>, ClaimRules, number, string, boolean]>([
    ['a student', {}, open, SET, 'netID', false],
    ['a student after 14 days', {}, open, SET + 14 * DAY, 'expired', false],
    ['a TA without a code', { status: 'ta' }, open, SET, 'missing', true],
    ['a TA with a code', { status: 'ta', hasCode: true }, open, SET, 'code', false],
    [
      'a TA with an old code',
      { status: 'ta', hasCode: true },
      open,
      SET + 14 * DAY,
      'expired',
      true,
    ],
    ['a TA on a local server', { status: 'ta' }, local, SET, 'netID', false],
  ])('USR-61 %s: what is shown, and whether a change gives a code', (_title, fields, ...rest) => {
    const [rules, now, state, needs] = rest;
    expect(claimState({ ...student, ...fields }, rules, now)).toBe(state);
    expect(needsNewCode({ ...student, ...fields }, rules, now)).toBe(needs);
  });
});

describe('where there is sign-on', () => {
  const signOn = { ...coded, passwordLogin: 'on' } as const;
  const staff = { ...coded, passwordLogin: 'staff' } as const;
  const off = { ...coded, passwordLogin: 'off' } as const;
  const roles = ['instructor', 'ta', 'student', 'guest'] as const;

  test.each<[string, ClaimRules, readonly string[]]>([
    ['on', { ...open, passwordLogin: 'on' }, ['code', 'code', 'sign-on', 'sign-on']],
    ['on, with codes for the class', signOn, ['code', 'code', 'code', 'code']],
    ['staff', staff, ['code', 'code', 'sign-on', 'sign-on']],
    ['off', off, ['sign-on', 'sign-on', 'sign-on', 'sign-on']],
    [
      'without a public address',
      { ...local, passwordLogin: 'on' },
      ['sign-on', 'sign-on', 'sign-on', 'sign-on'],
    ],
  ])('USR-80 what the first login needs: %s', (_title, rules, expected) => {
    expect(roles.map((status) => claimWay(status, rules))).toEqual(expected);
  });

  test.each<[string, ClaimRules, readonly boolean[]]>([
    ['on', signOn, [true, true, true, true]],
    ['staff', staff, [true, true, false, false]],
    ['off', off, [false, false, false, false]],
  ])('USR-80 %s: whose code works; the netID never does', (_title, rules, expected) => {
    const accounts = roles.map((status) => ({ ...student, status, hasCode: true }));
    const code = { password: 'CODE', isItsCode: true };
    expect(accounts.map((account) => opensClaim(account, code, rules, SET))).toEqual(expected);
    const netID = { password: 'Ann1', isItsCode: false };
    for (const studentsUse of ['netID', 'code'] as const) {
      const either = { ...rules, studentsUse };
      expect(accounts.some((account) => opensClaim(account, netID, either, SET))).toBe(false);
    }
  });

  test.each<[string, Partial<UnclaimedAccount>, number, string, boolean]>([
    ['a TA without a code', { status: 'ta' }, SET, 'sign-on', true],
    ['a TA with a code', { status: 'ta', hasCode: true }, SET, 'code', false],
    ['a TA with an old one', { status: 'ta', hasCode: true }, SET + 14 * DAY, 'sign-on', true],
    ['a student with a code', { hasCode: true }, SET, 'sign-on', false],
  ])('USR-80 nobody is stuck: %s', (_title, fields, now, state, needs) => {
    const account = { ...student, ...fields };
    expect(claimState(account, staff, now)).toBe(state);
    expect(needsNewCode(account, staff, now)).toBe(needs);
  });
});
