// The tag of a person in their own session: another one once someone else has the netID, so that their pages don't send
// what the former person typed (USR-190).
import { createHash } from 'node:crypto';

/**
 * The part of the answer with the tag; empty where it wasn't recorded who has the netID. It needs no secret: only the
 * person gets it, and it is made of random bytes. So a session can be read while nothing can be written.
 */
export function ownTag(
  course: string,
  usernameKey: string,
  person: string,
): { readonly personTag?: string } {
  if (person === '') return {};
  const words = JSON.stringify(['own person', course, usernameKey, person]);
  return { personTag: createHash('sha256').update(words).digest('base64url').slice(0, 22) };
}
