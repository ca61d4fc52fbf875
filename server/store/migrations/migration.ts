// A numbered step forward of the schema, written for PostgreSQL (engine/schema-text.ts translates).

import type { Steps } from '../engine/procedure.ts';

export interface Migration {
  readonly version: number;
  readonly name: string;
  readonly statements: readonly string[];
  /** What SQL alone cannot compute, after the statements and in the same transaction. */
  readonly steps?: () => Steps<void>;
}

/** The table that the runner needs before the first migration. */
export const VERSION_TABLE = `create table if not exists schema_version (
  version bigint not null,
  name text collate "C" not null,
  applied_at bigint not null,
  primary key (version)
)`;

class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** The migrations still to run, in order; a database from a later program is refused. */
export function migrationsAfter(present: number, migrations: readonly Migration[]): Migration[] {
  const newest = migrations.at(-1)?.version ?? 0;
  if (present > newest) {
    throw new NewerDatabase(
      `This database has schema version ${present}, but this program knows only versions up to ${newest}. ` +
        'Start the newer program, or restore a backup that was made before the update.',
    );
  }
  return migrations.filter(({ version }) => version > present);
}
