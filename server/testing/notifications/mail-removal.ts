// Tests of mail share a database: none may get the mail of another.
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import type { Store } from '../../store/open-store.ts';
import { mailAddressesTable } from '../../store/tables/notice-tables.ts';

/** Removes every address, with the mail that waits for it. */
export async function removeAllAddresses(store: Store, at: number): Promise<void> {
  const rows = await store.read(
    sql`select ${columnsOf(mailAddressesTable, 'course', 'usernameKey')} from mail_addresses`,
  );
  for (const row of rows) await store.transact('removeMailAddress', { ...row, at, from: '' });
}
