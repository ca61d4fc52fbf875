// Values for the whole installation, such as the hash of the admin password.

import { columnsOf } from './engine/columns.ts';
import { readOptionalRow, type Reader } from './engine/database.ts';
import { rowOf, run, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { settingsTable } from './tables/installation-tables.ts';

/**
 * 'courseSweep': which process deletes courses whose time has come (course-deletion-store.ts). 'pseudonymSecret': what
 * the pseudonyms of blind evaluations are computed with. 'mailKey': proves the links in mails.
 */
type SettingName = 'adminPasswordHash' | 'courseSweep' | 'pseudonymSecret' | 'mailKey';

interface Setting {
  readonly name: SettingName;
  readonly value: string;
  readonly at: number;
}

/** The value of a setting, or undefined when it was never made. */
export async function selectOptionalSetting(
  reader: Reader,
  name: SettingName,
): Promise<string | undefined> {
  const row = await readOptionalRow(
    reader,
    sql`select ${columnsOf(settingsTable, 'value')} from settings where name = ${name}`,
  );
  return row?.value;
}

/** Sets a value, whatever it was before. */
function* setSetting({ name, value, at }: Setting): Steps<void> {
  yield* run(sql`insert into settings (name, value, changed_at) values (${name}, ${value}, ${at})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at`);
}

/** Sets a value unless there is one; of several servers that start at once, only one gets the answer that it did. */
function* setSettingOnce({ name, value, at }: Setting): Steps<{ readonly isNew: boolean }> {
  const row = yield* rowOf(sql`insert into settings (name, value, changed_at)
    values (${name}, ${value}, ${at}) on conflict (name) do nothing returning name`);
  return { isNew: row !== undefined };
}

export const settingsProcedures = { setSetting, setSettingOnce };
