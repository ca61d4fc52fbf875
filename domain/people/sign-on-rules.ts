// Decides who gets in through the university's login, and which passwords still work as well (USR-70 to USR-77).
import { foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { UserStatus } from './user.ts';
import { readUsername } from './username.ts';

/** Ten minutes to log in at the university and come back. */
export const SIGN_ON_LIFE = 600_000;

/** The people whose chosen passwords work beside sign-on: everyone, instructors and TAs, or nobody. */
export const PASSWORD_LOGINS = ['on', 'staff', 'off'] as const;
export type PasswordLogin = (typeof PASSWORD_LOGINS)[number];

/** The statements of a provider about a person. */
export type SignOnClaims = Readonly<Record<string, unknown>>;

export interface UsernameSource {
  /** The claim that has the netID. */
  readonly usernameClaim: string;
  /** The text after the @ in that claim; removed only when it is exactly this. */
  readonly usernameDomain: string | undefined;
  /** Whether the provider serves many organizations, so that the person must be a member of this domain. */
  readonly needsHostedDomain: boolean;
}

export type UsernameRefusal = 'no-username' | 'unverified-address' | 'foreign-domain';

/** The netID of the person who logged in at the provider. */
export function signOnUsername(
  claims: SignOnClaims,
  source: UsernameSource,
): Result<string, UsernameRefusal> {
  const { usernameClaim, usernameDomain, needsHostedDomain } = source;
  const sent = claims[usernameClaim];
  if (typeof sent !== 'string') return refuse('no-username');
  if (needsHostedDomain && !isSameDomain(claims['hd'], usernameDomain)) {
    return refuse('foreign-domain');
  }
  // Anyone can type another person's address into a profile: only one that the provider has checked counts.
  const isAddress = usernameClaim === 'email' || needsHostedDomain;
  if (isAddress && claims['email_verified'] !== true) return refuse('unverified-address');
  const username = readUsername(withoutDomain(sent, usernameDomain));
  return username.ok ? username : refuse('no-username');
}

function isSameDomain(sent: unknown, expected: string | undefined): boolean {
  return (
    typeof sent === 'string' && expected !== undefined && foldName(sent) === foldName(expected)
  );
}

function withoutDomain(text: string, domain: string | undefined): string {
  const at = text.lastIndexOf('@');
  return at > 0 && isSameDomain(text.slice(at + 1), domain) ? text.slice(0, at) : text;
}

/** The stored facts about the account at the provider, and about the netID that the provider sent. */
export interface SignOnFacts {
  /** The folded username to which this account is connected, or null. */
  readonly connected: string | null;
  /** The listed user with the netID that the provider sent, or null. */
  readonly listed: { readonly usernameKey: string; readonly hasOtherAccount: boolean } | null;
}

export type SignOnEntryRefusal = 'not-listed' | 'other-account' | 'course-closed';

/**
 * The user that a person logs in as: the one to whom the account is connected, otherwise the listed one with the
 * netID. Only the list of the course decides who that can be, and only the stored role counts.
 */
export function whoSignsOn(
  facts: SignOnFacts,
): Result<{ readonly usernameKey: string; readonly connects: boolean }, SignOnEntryRefusal> {
  const { connected, listed } = facts;
  if (connected !== null) return accept({ usernameKey: connected, connects: false });
  if (listed === null) return refuse('not-listed');
  if (listed.hasOtherAccount) return refuse('other-account');
  return accept({ usernameKey: listed.usernameKey, connects: true });
}

/**
 * Whether people with a role may choose and use a password: everyone where there is no sign-on (null). The netID as
 * first password is another matter (account-claim.ts).
 */
export function mayUsePassword(passwordLogin: PasswordLogin | null, status: UserStatus): boolean {
  switch (passwordLogin) {
    case null:
    case 'on':
      return true;
    case 'staff':
      return status === 'instructor' || status === 'ta';
    case 'off':
      return false;
  }
}

/** Whether a person who logs in at the provider may still come back. */
export function isSignOnAlive(begun: number, now: number): boolean {
  return begun <= now && now < begun + SIGN_ON_LIFE;
}
