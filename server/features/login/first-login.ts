// The login of a person who has not chosen a password yet: with the netID or a personal code (USR-60, USR-63).
import { opensClaim } from '@elenchus/domain/people/account-claim.ts';
import type { Call } from '../../http/handler.ts';
import { hashToken, newToken } from '../../http/session-cookies.ts';
import { type StoredClaim, unclaimedAccount } from '../../store/login/claims-store.ts';
import { claimsIn, codeHash } from './claim-codes.ts';
import { deviceOf } from './new-own-password.ts';
import { spendTimeOn } from './password-hashing.ts';
import type { Services } from '../services.ts';

/** Opens the grant with which the person chooses a password; false if what was typed doesn't open the account. */
export async function openFirstLogin(
  services: Services,
  call: Call<'POST /api/authenticate/{courseID}'>,
  claim: StoredClaim,
): Promise<boolean> {
  const { params, body, now, cookies, write } = call;
  const course = params.courseID;
  const rules = { ...(await claimsIn(services, course)), studentsUse: claim.studentsUse };
  const isItsCode = claim.claimHash !== null && codeHash(body.password) === claim.claimHash;
  const typed = { password: body.password, isItsCode };
  if (!opensClaim(unclaimedAccount(claim), typed, rules, now)) {
    // Otherwise the time of the answer would tell which accounts nobody has claimed yet.
    await spendTimeOn(body.password);
    return false;
  }
  const token = newToken();
  const { usernameKey, status, claimHash, since } = claim;
  const isOpen = await write('openGrant', {
    course,
    tokenHash: hashToken(token),
    at: now,
    claim: { usernameKey, status, claimHash, since },
    replacedTokenHash: cookies.hashOf('grant', course),
    device: deviceOf(call.request),
    address: call.address,
  });
  if (isOpen) cookies.set('grant', course, token);
  return isOpen;
}
