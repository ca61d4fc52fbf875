// The record of a user, and the code that the owner of an unclaimed account gets.
import { z } from 'zod';

/** `password` is a state, never a password: 'initial' or 'set'. */
export const userRecord = z.object({
  username: z.string(),
  fullname: z.string(),
  TA: z.string(),
  status: z.string(),
  password: z.string(),
  /** '' if the owner has chosen a password; else 'netID', 'code', 'missing' (needs a code) or 'expired'. */
  claim: z.string(),
  /** When the first login began to work, and until when it does; epoch milliseconds, 0 for a claimed account. */
  claimSince: z.number(),
  claimUntil: z.number(),
});

/** A personal code with its link. It is sent once, to the person who made it. */
export const claimSlip = z.object({
  username: z.string(),
  fullname: z.string(),
  status: z.string(),
  code: z.string(),
  link: z.string(),
  until: z.number(),
});
