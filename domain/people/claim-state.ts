// The states of an account that nobody has claimed yet.

/** What a person types as password at the first login: the netID, or a personal code. */
export const CLAIM_WAYS = ['netID', 'code'] as const;
export type ClaimWay = (typeof CLAIM_WAYS)[number];

/**
 * What an unclaimed account waits for. 'missing': its owner needs a code and has none. 'expired': the netID or the
 * code no longer works.
 */
export const CLAIM_STATES = [...CLAIM_WAYS, 'missing', 'expired'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
