// Takes over the address that the university has verified, where the server sends mail (NTC-12).
import { randomBytes } from 'node:crypto';
import { verifiedAddress } from '@elenchus/domain/notifications/mail-rules.ts';
import type { Call } from '../../http/handler.ts';

/** To be called when a person has logged in through the university. */
export async function adoptAddress(
  { write, now }: Pick<Call<'GET /api/sign-on/callback'>, 'write' | 'now'>,
  person: { readonly course: string; readonly usernameKey: string },
  claims: Readonly<Record<string, unknown>>,
): Promise<void> {
  const address = verifiedAddress(claims);
  if (address === null) return;
  const mailId = randomBytes(16).toString('base64url');
  await write('adoptMailAddress', { ...person, at: now, address, mailId });
}
