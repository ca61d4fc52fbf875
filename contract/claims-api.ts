// First logins: the accounts that are still unclaimed, and personal codes for the people who need one.
import { CLAIM_WAYS, FIRST_WAYS } from '@elenchus/domain/people/claim-state.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { message, username } from './wire-fields.ts';
import { claimSlip, userRecord } from './user-fields.ts';

const way = z.enum(CLAIM_WAYS);
const firstWay = z.enum(FIRST_WAYS);

/** A moment in epoch milliseconds. */
const moment = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);

export const claimsApi = endpoints({
  'GET /api/firstLogins/{courseID}': {
    summary:
      'How people log in for the first time: with the netID or a personal code as password, or with the university account',
    gate: 'list users',
    target: 'none',
    response: z.object({ staff: firstWay, students: firstWay, canChoose: z.boolean() }),
    answer: 'checked',
  },
  'POST /api/firstLogins/{courseID}': {
    summary:
      'Choose what students and guests use. With codes, everyone who hasn’t claimed the account and has no working code gets one; the answer is the only one with these codes. Codes made until `seen` are replaced.',
    gate: 'edit a user',
    target: 'none',
    body: z.object({ students: way, seen: moment.default(0) }),
    response: message.extend({
      students: way,
      slips: z.array(claimSlip),
      /** How many have a working code that was shown before. */
      kept: z.number(),
    }),
    answer: 'checked',
  },
  'POST /api/users/{courseID}/renew': {
    summary:
      'Another 14 days for a first login, with a new code where one is needed. `seen` is the claimSince that the caller knows: a code made after it isn’t replaced.',
    gate: 'edit a user',
    target: 'body',
    body: z.object({ username, seen: moment.default(0) }),
    response: message.extend({ user: userRecord, slip: claimSlip.nullable() }),
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE'],
  },
});
