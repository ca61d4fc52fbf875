// Everything that is stored about some courses, to prove that a call changed nothing.
import { readFileSync } from 'node:fs';
import { list, plainSql, sql } from '../store/engine/sql.ts';
import type { Store } from '../store/open-store.ts';

const SCHEMA = readFileSync(new URL('../store/schema.sql', import.meta.url), 'utf8');

interface Table {
  readonly name: string;
  readonly hasCourse: boolean;
}

/** The tables of the schema; those without a course are dumped whole. */
const TABLES: readonly Table[] = [...SCHEMA.matchAll(/create table (\w+) \(([\s\S]*?)\n\);/g)].map(
  ([, name = '', columns = '']) => ({ name, hasCourse: /^\s*course text/m.test(columns) }),
);

/** The rows of every table as sorted lines, all of one moment. */
export async function dumpTables(store: Store, courses: readonly string[]): Promise<string[]> {
  const tables = await store.readTogether(
    TABLES.map(({ name, hasCourse }) => {
      const from = plainSql(`select * from ${name}`);
      const where = hasCourse ? sql` where course in ${list(courses)}` : sql``;
      return sql`${from}${where}`;
    }),
  );
  const lines = TABLES.flatMap(({ name }, at) =>
    (tables[at] ?? []).map((row) => `${name} ${JSON.stringify(row)}`),
  );
  return lines.toSorted();
}
