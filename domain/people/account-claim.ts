// Decides how a person logs in for the first time, and until when (USR-60, USR-61, USR-80). All times are epoch
// milliseconds.
import type { IsoDate } from '../base/calendar.ts';
import { endOfDay } from '../base/deadline.ts';
import { isSameUsername } from '../base/name-folding.ts';
import type { TimeZone } from '../base/zoned-time.ts';
import type { ClaimState, ClaimWay, FirstWay } from './claim-state.ts';
import { mayUsePassword, type PasswordLogin } from './sign-on-rules.ts';
import type { UserStatus } from './user.ts';

const FIRST_PASSWORD_LIFE = 14 * 24 * 3_600_000;

/** The facts that decide about first logins besides the account itself. */
export interface ClaimRules {
  /** Whether the server has a public address: everyone who reads an instructor's name there can guess the netID. */
  readonly isPublic: boolean;
  /** What the instructor chose for students and guests; it counts only with a public address. */
  readonly studentsUse: ClaimWay;
  /** The end of the first class day; null if no class day has a date. */
  readonly firstDayEnd: number | null;
  /** The people whose passwords work in addition to the university's login; null where there is none. */
  readonly passwordLogin: PasswordLogin | null;
}

/** An account whose owner has not chosen a password yet. */
export interface UnclaimedAccount {
  readonly username: string;
  readonly status: UserStatus;
  /** When the first password was set, or the code was made. */
  readonly since: number;
  readonly hasCode: boolean;
}

/** The first login that a role needs. Where there is sign-on, the netID opens nothing. */
export function claimWay(
  status: UserStatus,
  { isPublic, studentsUse, passwordLogin }: Omit<ClaimRules, 'firstDayEnd'>,
): FirstWay {
  const forStaff = isPublic ? 'code' : 'netID';
  const forStudents = isPublic ? studentsUse : 'netID';
  const way = status === 'instructor' || status === 'ta' ? forStaff : forStudents;
  if (passwordLogin === null) return way;
  return way === 'code' && mayUsePassword(passwordLogin, status) ? 'code' : 'sign-on';
}

/** The end of the first class day, or null. */
export function firstDayEnd(
  days: readonly { readonly isoDate: IsoDate | null }[],
  zone: TimeZone,
): number | null {
  const dates = days.flatMap(({ isoDate }) => (isoDate === null ? [] : [isoDate])).toSorted();
  return dates[0] === undefined ? null : endOfDay(dates[0], zone);
}

/** When a first password or code that was set at a moment stops working. */
export function claimUntil(since: number, { firstDayEnd: day }: Pick<ClaimRules, 'firstDayEnd'>) {
  return Math.max(since, day ?? since) + FIRST_PASSWORD_LIFE;
}

/**
 * A first password or code that was set at this moment or before has expired; -1 if none has. Databases compare
 * with it.
 */
export function latestExpired({ firstDayEnd: day }: Pick<ClaimRules, 'firstDayEnd'>, now: number) {
  const latest = now - FIRST_PASSWORD_LIFE;
  return day !== null && latest < day ? -1 : latest;
}

/** The state of an unclaimed account at a moment. */
export function claimState(account: UnclaimedAccount, rules: ClaimRules, now: number): ClaimState {
  const way = claimWay(account.status, rules);
  const isFresh = account.since > latestExpired(rules, now);
  // A person who can log in with a university account doesn't have to wait for a code.
  if (rules.passwordLogin !== null) {
    return way === 'code' && account.hasCode && isFresh ? 'code' : 'sign-on';
  }
  if (way === 'code' && !account.hasCode) return 'missing';
  return isFresh ? way : 'expired';
}

/**
 * Whether the typed text lets the owner choose a password: the netID where it is enough, or the account's own code
 * wherever it has one. People who may not use a password don't choose one.
 */
export function opensClaim(
  account: UnclaimedAccount,
  typed: { readonly password: string; readonly isItsCode: boolean },
  rules: ClaimRules,
  now: number,
): boolean {
  if (!mayUsePassword(rules.passwordLogin, account.status)) return false;
  if (account.since <= latestExpired(rules, now)) return false;
  if (account.hasCode && typed.isItsCode) return true;
  const takesNetID = claimWay(account.status, rules) === 'netID';
  return takesNetID && isSameUsername(account.username, typed.password);
}

/**
 * Whether a change of an unclaimed account must come with a new code: its owner needs one, and none works. A code
 * that still works is never replaced along with another change, because its owner may already have it.
 */
export function needsNewCode(account: UnclaimedAccount, rules: ClaimRules, now: number): boolean {
  if (claimWay(account.status, rules) !== 'code') return false;
  return claimState(account, rules, now) !== 'code';
}
