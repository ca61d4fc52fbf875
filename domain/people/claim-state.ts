// The states of an account that its owner hasn't claimed yet.

/** What a person types as password at the first login: the netID, or a personal code. */
export const CLAIM_WAYS = ['netID', 'code'] as const;
export type ClaimWay = (typeof CLAIM_WAYS)[number];

/** How a first login happens. 'sign-on': with the university account, and no password is chosen. */
export const FIRST_WAYS = [...CLAIM_WAYS, 'sign-on'] as const;
export type FirstWay = (typeof FIRST_WAYS)[number];

/**
 * The states of an unclaimed account. 'missing': its owner needs a code and has none. 'expired': the netID or the
 * code no longer works.
 */
export const CLAIM_STATES = [...FIRST_WAYS, 'missing', 'expired'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
