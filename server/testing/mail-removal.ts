// Tests of mail share a database: none may get the mail of another.
import { sql } from '../store/engine/sql.ts';
import type { Store } from '../store/open-store.ts';

/** Removes every address, with the mail that waits for it. */
export async function removeAllAddresses(store: Store, at: number): Promise<void> {
  const rows = await store.read<{ course: string; usernameKey: string }>(
    sql`select course, username_key as "usernameKey" from mail_addresses`,
  );
  for (const row of rows) await store.transact('removeMailAddress', { ...row, at, from: '' });
}
