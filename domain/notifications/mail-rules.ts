// Decides when mail is sent, tried again and given up, and which addresses are accepted (NTC-10, NTC-12 to NTC-14).
import { accept, refuse, type Result } from '../base/result.ts';
import type { CourseNotification, NotificationKind } from './course-notification.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a link that confirms an address works. */
export const CONFIRMATION_LIFE = DAY;
/** How many of them a person can ask for in a day. */
export const MOST_CONFIRMATIONS = 5;

/** The least time between two digests to one person. */
export const DIGEST_PAUSE = DAY;

/** The state of the mail of a person. */
interface MailState {
  /** The last digest covered everything until then. */
  readonly mailedUntil: number;
  /** When the last digest was put in the queue; null for none. */
  readonly lastDigestAt: number | null;
  readonly seenUntil: number;
  readonly off: ReadonlySet<NotificationKind>;
}

/** Whether a person may get a digest again. */
export function isDigestDue(
  { lastDigestAt }: Pick<MailState, 'lastDigestAt'>,
  now: number,
): boolean {
  return lastDigestAt === null || lastDigestAt <= now - DIGEST_PAUSE;
}

/** The kinds of news for a digest: newer than the last one, not seen in the product, not switched off. */
export function digestKinds(
  notifications: readonly CourseNotification[],
  state: MailState,
): readonly NotificationKind[] {
  const since = Math.max(state.mailedUntil, state.seenUntil);
  const kinds = notifications.filter(({ at, kind }) => at > since && !state.off.has(kind));
  return [...new Set(kinds.map(({ kind }) => kind))];
}

/** The pause after each attempt: a minute, then four times as long each time, 12 hours at most. */
export function retryPause(attempts: number): number {
  return Math.min(MINUTE * 4 ** Math.max(0, attempts - 1), 12 * HOUR);
}

const MOST_ATTEMPTS = 9;

/** Whether a mail that failed so often is given up, after about two days. */
export function isGivenUp(attempts: number): boolean {
  return attempts >= MOST_ATTEMPTS;
}

/** The answer of a mail server: its code (0 without one) and the command that it answered. */
export interface MailFailure {
  readonly code: number;
  readonly command: string;
}

/**
 * Whether a failure is final and about this recipient or this mail. A refused sender or login is a fault of the
 * installation: it is tried again.
 */
export function isPermanent({ code, command }: MailFailure): boolean {
  return code >= 500 && code < 600 && (command.startsWith('RCPT') || command === 'DATA');
}

const MOST_ADDRESS = 254;
// No spaces, control characters, quotes or lists: the address is written into the header of a mail.
const ADDRESS =
  /^[^\s\p{Cc}\p{Cf}"'(),:;<>@[\\\]]{1,64}@[^\s\p{Cc}\p{Cf}"'(),:;<>@[\\\]]+\.[^\s\p{Cc}\p{Cf}"'(),:;<>@[\\\].]{2,}$/u;

/** An email address as a person types it. */
export function readMailAddress(text: string): Result<string, 'not-an-address'> {
  const address = text.trim();
  const isOne = address.length <= MOST_ADDRESS && ADDRESS.test(address) && !address.includes('..');
  return isOne ? accept(address) : refuse('not-an-address');
}

export const NOT_AN_ADDRESS = 'Enter an email address like name@example.edu.';

/** The address that a sign-on provides, if the university has verified it. */
export function verifiedAddress(claims: Readonly<Record<string, unknown>>): string | null {
  const sent = claims['email'];
  if (claims['email_verified'] !== true || typeof sent !== 'string') return null;
  const address = readMailAddress(sent);
  return address.ok ? address.value : null;
}
