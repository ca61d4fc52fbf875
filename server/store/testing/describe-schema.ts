// What a database really contains, as lines that can be compared.

import { DatabaseSync } from 'node:sqlite';
import postgres from 'postgres';
import type { DatabaseLocation } from '../engine/database.ts';
import { sqliteSchemaText } from '../engine/schema-text.ts';

const SQLITE_SCHEMA = `
  select 'table ' || t.name || ' strict ' || t.strict as line
    from pragma_table_list t where t.schema = 'main' and t.name not like 'sqlite_%'
  union all
  select t.name || '.' || c.name || ' ' || c.type || ' not null ' || c."notnull" || ' key ' || c.pk
    || ' default ' || coalesce(c.dflt_value, '-')
    from pragma_table_list t, pragma_table_xinfo(t.name) c
    where t.schema = 'main' and t.name not like 'sqlite_%'
  union all
  select t.name || ' index ' || i.name || ' unique ' || i."unique" || ' ' || x.seqno || ' ' || x.name
    from pragma_table_list t, pragma_index_list(t.name) i, pragma_index_info(i.name) x
    where t.schema = 'main' and t.name not like 'sqlite_%'
  union all
  select t.name || ' foreign key ' || f."from" || ' to ' || f."table" || '.' || f."to" || ' ' || f.on_delete
    from pragma_table_list t, pragma_foreign_key_list(t.name) f where t.schema = 'main'
  order by 1`;

const POSTGRES_SCHEMA = `
  select table_name || '.' || column_name || ' ' || data_type || ' null ' || is_nullable
    || ' collate ' || coalesce(collation_name, '-') || ' default ' || coalesce(column_default, '-') as line
    from information_schema.columns where table_schema = 'public'
  union all
  select conrelid::regclass || ' ' || contype::text || ' ' || pg_get_constraintdef(oid)
    from pg_constraint where connamespace = 'public'::regnamespace
  union all
  select indexdef from pg_indexes where schemaname = 'public'
  order by 1`;

/** Every table, column, key, index and constraint, one a line. */
export async function describeSchema(location: DatabaseLocation): Promise<string[]> {
  if (location.engine === 'sqlite') {
    const database = new DatabaseSync(location.file);
    const lines = database.prepare(SQLITE_SCHEMA).all();
    database.close();
    return lines.map(({ line }) => String(line));
  }
  const pool = postgres(location.url, { max: 1 });
  const lines = await pool.unsafe<{ line: string }[]>(POSTGRES_SCHEMA);
  await pool.end();
  return lines.map(({ line }) => line);
}

/** Runs the schema text of the repository on an empty database. */
export async function applySchemaText(location: DatabaseLocation, text: string): Promise<void> {
  if (location.engine === 'sqlite') {
    const database = new DatabaseSync(location.file);
    database.exec(sqliteSchemaText(text));
    database.close();
    return;
  }
  const pool = postgres(location.url, { max: 1 });
  await pool.unsafe(text);
  await pool.end();
}
