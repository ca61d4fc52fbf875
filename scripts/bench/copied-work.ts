// Classes of any size in seconds: the work of some students, written as the product writes it, stands for that of all.
import { openPostgresConnections } from '../../server/store/engine/postgres-connections.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { chunksOf, sql, type Statement, tuples } from '../../server/store/engine/sql.ts';
import { openSqliteConnection } from '../../server/store/engine/sqlite-connection.ts';
import { largeCourse, type LargeInput } from '../demo/large-course.ts';
import { largeUser } from '../demo/large-users.ts';
import type { MadeUpCourse } from '../demo/load-course.ts';

/** So many students are written; the others get copies of their answers and history. */
export const WRITTEN_STUDENTS = 20;

/** The large course without the answers of those who get copies. */
export function courseToCopyIn(input: LargeInput): MadeUpCourse {
  const written = largeCourse({ ...input, students: Math.min(WRITTEN_STUDENTS, input.students) });
  return { ...largeCourse(input), answerVersions: written.answerVersions };
}

/** Gives the students after the first ones copies of their work. Nobody may use the database meanwhile. */
export async function copyWork(
  location: DatabaseLocation,
  course: string,
  students: number,
): Promise<void> {
  const raw = location.engine === 'sqlite' ? rawSqlite(location.file) : rawPostgres(location.url);
  const pairs = Array.from({ length: Math.max(0, students - WRITTEN_STUDENTS) }, (_, place) => [
    largeUser(WRITTEN_STUDENTS + place).username,
    largeUser(place % WRITTEN_STUDENTS).username,
  ]);
  await raw.begin();
  for (const table of ['answers', 'answer_history'] as const) {
    const columns = (await raw.columnsOf(table)).filter((name) => name !== 'username_key');
    for (const chunk of chunksOf(pairs))
      await raw.run(copyStatement(table, columns, course, chunk));
  }
  await raw.finish();
}

function copyStatement(
  table: string,
  columns: readonly string[],
  course: string,
  pairs: readonly (readonly string[])[],
): Statement {
  const names = plain(columns.join(', '));
  const read = plain(columns.map((name) => `w.${name}`).join(', '));
  // A left join, so that SQLite goes from the pairs to the work: the other way it reads all that was copied before.
  return sql`with pair (copy_key, written_key) as (values ${tuples(pairs)})
    insert into ${plain(table)} (username_key, ${names})
    select p.copy_key, ${read} from pair p left join ${plain(table)} w
      on w.course = ${course} and w.username_key = p.written_key`;
}

function plain(text: string): Statement {
  return { text, values: [] };
}

interface RawDatabase {
  begin(): Promise<unknown>;
  columnsOf(table: string): Promise<readonly string[]>;
  run(statement: Statement): Promise<unknown>;
  finish(): Promise<void>;
}

function rawSqlite(file: string): RawDatabase {
  const connection = openSqliteConnection(file, { readOnly: false });
  // The file is thrown away in any case.
  connection.command('pragma synchronous = off; pragma cache_size = -1000000');
  return {
    begin: async () => connection.command('begin'),
    columnsOf: async (table) =>
      connection.executeTable(sql`select * from ${plain(table)} limit 0`).columns,
    run: async (statement) => connection.execute(statement),
    async finish() {
      connection.command('commit');
      connection.command('pragma wal_checkpoint(truncate)');
      connection.close();
    },
  };
}

function rawPostgres(url: string): RawDatabase {
  const connections = openPostgresConnections(url, 1);
  const execute = (statement: Statement) =>
    connections.use((session) => session.execute(statement));
  return {
    begin: () => connections.use((session) => session.command('begin')),
    async columnsOf(table) {
      const rows = await execute(sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
      return rows.map(({ name }) => String(name));
    },
    run: execute,
    async finish() {
      await connections.use((session) => session.command('commit'));
      // What the server does by itself within minutes.
      await connections.use((session) => session.command('vacuum analyze'));
      await connections.use((session) => session.command('checkpoint'));
      await connections.close();
    },
  };
}
