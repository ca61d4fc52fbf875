// Personal codes for first logins: making them, and showing each of them once (USR-62 to USR-64).
import { randomBytes } from 'node:crypto';
import {
  type ClaimRules,
  claimState,
  claimUntil,
  firstDayEnd,
} from '@elenchus/domain/people/account-claim.ts';
import {
  claimLink,
  type ClaimSlip,
  CODE_BYTES,
  readCode,
  writeCode,
} from '@elenchus/domain/people/claim-code.ts';
import { mayUsePassword } from '@elenchus/domain/people/sign-on-rules.ts';
import type { UserRecord, UserStatus } from '@elenchus/domain/people/user.ts';
import { hashToken } from '../../http/session-cookies.ts';
import type { SpareCode } from '../../store/login/claim-columns.ts';
import { type StoredClaim, unclaimedAccount } from '../../store/login/claims-store.ts';
import type { Services, SignOn } from '../services.ts';

/** What the rules about first logins need besides the choice of the class. */
export type CourseClaims = Omit<ClaimRules, 'studentsUse'>;

type ClaimServices = Pick<Services, 'publicUrl'> & {
  readonly signOn: Pick<SignOn, 'settings'> | undefined;
};

/** What holds for first logins in every course of this server. */
export function claimsEverywhere({ publicUrl, signOn }: ClaimServices) {
  return {
    isPublic: publicUrl !== undefined,
    passwordLogin: signOn?.settings.passwordLogin ?? null,
  };
}

/** What holds for first logins in a course. */
export async function claimsIn(
  services: ClaimServices & Pick<Services, 'courses'>,
  course: string,
): Promise<CourseClaims> {
  const model = (await services.courses.get(course))?.model;
  return {
    ...claimsEverywhere(services),
    firstDayEnd: model ? firstDayEnd(model.schedule.dates, model.settings.timeZone) : null,
  };
}

/** A new code; the server keeps its hash alone. */
export interface NewCode {
  readonly code: string;
  readonly hash: string;
}

/** Makes a code. It is worth something only when its hash was stored. */
export function newCode(): NewCode {
  const code = writeCode(randomBytes(CODE_BYTES));
  return { code, hash: codeHash(code) ?? '' };
}

/** What is stored of a typed code; null if it can't be one. With 128 random bits, a fast hash is enough. */
export function codeHash(typed: string): string | null {
  const code = readCode(typed);
  return code === null ? null : hashToken(code);
}

/** A code for a change that may need one: none without a public address, where the netID is enough. */
export function spareCodeFor(claims: CourseClaims): (NewCode & SpareCode) | null {
  const { isPublic, firstDayEnd: day, passwordLogin } = claims;
  return isPublic ? { ...newCode(), firstDayEnd: day, passwordLogin } : null;
}

/** What a new user is stored with: no code for people who may not use a password. */
export function codeColumn(
  code: NewCode | null,
  status: UserStatus,
  { passwordLogin }: Pick<ClaimRules, 'passwordLogin'>,
): { readonly codeHash?: string } {
  return code && mayUsePassword(passwordLogin, status) ? { codeHash: code.hash } : {};
}

/** What to hand to the owner of an account: only if the code that was just made is the one that was stored. */
export function slipOf(
  { publicUrl }: Pick<Services, 'publicUrl'>,
  course: string,
  claims: CourseClaims,
  made: { readonly claim: StoredClaim | undefined; readonly code: NewCode | null | undefined },
): ClaimSlip | null {
  const { claim, code } = made;
  if (!publicUrl || !claim || !code || claim.claimHash !== code.hash) return null;
  const { username, fullName, status, since } = claim;
  return {
    username,
    fullname: fullName,
    status,
    code: code.code,
    link: claimLink(publicUrl, { courseID: course, username, code: code.code }),
    until: claimUntil(since ?? 0, claims),
  };
}

/** The fields of a user's record about the first login. */
export function claimFields(
  claim: StoredClaim | undefined,
  claims: CourseClaims,
  now: number,
): Required<Pick<UserRecord, 'claim' | 'claimSince' | 'claimUntil'>> {
  if (!claim || claim.passwordState === 'set') return { claim: '', claimSince: 0, claimUntil: 0 };
  const { studentsUse } = claim;
  const since = claim.since ?? 0;
  const state = claimState(unclaimedAccount(claim), { ...claims, studentsUse }, now);
  return { claim: state, claimSince: since, claimUntil: claimUntil(since, claims) };
}
