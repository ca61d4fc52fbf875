// The answer to a change of one user.
import { selectOptionalClaim } from '../../store/login/claims-store.ts';
import type { StoredUser } from '../../store/people/users-store.ts';
import { type CourseClaims, type NewCode, slipOf } from '../login/claim-codes.ts';
import type { Services } from '../services.ts';
import { wireUser } from './wire-user.ts';

/** The record of a user who was just changed, and the personal code if the change gave one. */
export async function userAndSlip(
  services: Services,
  { params, now }: { readonly params: { readonly courseID: string }; readonly now: number },
  made: {
    readonly stored: StoredUser;
    readonly claims: CourseClaims;
    readonly code: NewCode | null;
  },
) {
  const { stored, claims, code } = made;
  const course = params.courseID;
  const claim = await selectOptionalClaim(services.store, course, stored.usernameKey);
  return {
    user: await wireUser(services.store, course, { stored, claim, claims, now }),
    slip: slipOf(services, course, claims, { claim, code }),
  };
}
