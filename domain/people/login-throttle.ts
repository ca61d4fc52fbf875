// Limits how many failed logins are allowed before guessing is stopped (USR-11).

export const THROTTLE_WINDOW = 300_000;

/** Failures allowed in one window. A whole class may share one address, so that limit is high. */
export const THROTTLE_LIMITS = { accountAtAddress: 10, account: 50, address: 300 } as const;

export type ThrottleScope = keyof typeof THROTTLE_LIMITS;

/** Failures counted since a window began (epoch milliseconds). */
export interface FailureCount {
  readonly failures: number;
  readonly windowStart: number;
}

export type FailureCounts = Readonly<Record<ThrottleScope, FailureCount | null>>;

export type ThrottleDecision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly retryAfterSeconds: number };

/** Whether another attempt may be made now, and otherwise how long to wait. */
export function decideAttempt(counts: FailureCounts, now: number): ThrottleDecision {
  const waits = SCOPES.map((scope) => waitOf(counts[scope], THROTTLE_LIMITS[scope], now));
  const longest = Math.max(...waits);
  if (longest === 0) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.ceil(longest / 1000) };
}

/**
 * A window is open while its start is between these two moments, both excluded. One that begins far in the future was
 * written before the clock was set back: if it counted, people would be locked out until the clock catches up.
 */
export function openWindowStarts(now: number): { readonly after: number; readonly before: number } {
  return { after: now - THROTTLE_WINDOW, before: now + THROTTLE_WINDOW };
}

/** The sentence for an attempt that has to wait. */
export function throttleSentence(retryAfterSeconds: number): string {
  const minutes = Math.ceil(retryAfterSeconds / 60);
  const wait = minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `Too many failed logins. Please try again in ${wait}.`;
}

const SCOPES: readonly ThrottleScope[] = ['accountAtAddress', 'account', 'address'];

function waitOf(count: FailureCount | null, limit: number, now: number): number {
  if (count === null || count.failures < limit || !isOpen(count, now)) return 0;
  return Math.min(THROTTLE_WINDOW, count.windowStart + THROTTLE_WINDOW - now);
}

function isOpen({ windowStart }: FailureCount, now: number): boolean {
  const { after, before } = openWindowStarts(now);
  return after < windowStart && windowStart < before;
}
