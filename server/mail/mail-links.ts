// The links in mails. What proves them is an HMAC: the database has nothing with which a link could be made.
import { createHmac, timingSafeEqual } from 'node:crypto';

interface LinkOwner {
  readonly course: string;
  /** Names the row of a person. */
  readonly mailId: string;
}

/** The secret with which a person ends their mail. */
export function unsubscribeSecret(key: string, { course, mailId }: LinkOwner): string {
  return `${mailId}.${proof(key, ['unsubscribe', course, mailId])}`;
}

/** The row that a secret names, if the secret is genuine. */
export function mailIdOf(key: string, course: string, secret: string): string | null {
  const [mailId = ''] = secret.split('.');
  return isSame(secret, unsubscribeSecret(key, { course, mailId })) ? mailId : null;
}

/** The secret with which a person confirms the address that they asked for at a time. */
export function confirmSecret(
  key: string,
  { course, mailId }: LinkOwner,
  asked: { readonly address: string; readonly at: number },
): string {
  return proof(key, ['confirm', course, mailId, asked.address, String(asked.at)]);
}

/** Compares in a time that tells nothing about the texts. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function proof(key: string, parts: readonly string[]): string {
  return createHmac('sha256', key).update(parts.join('\n')).digest('base64url');
}
