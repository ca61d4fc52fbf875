// Makes classes of any size in seconds: writes the work of some students as the product does, and copies it for the
// rest.
import { openPostgresConnections } from '../../server/store/engine/postgres-connections.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { chunksOf, plainSql, sql, type Statement, tuples } from '../../server/store/engine/sql.ts';
import { openSqliteConnection } from '../../server/store/engine/sqlite-connection.ts';
import { largeCourse, type LargeInput } from '../../demo/large-course.ts';
import { largeUser } from '../../demo/large-users.ts';
import type { MadeUpCourse } from '../../demo/load-course.ts';

/**
 * The number of students that are written; the others get copies of their answers, history, grades and log entries.
 */
export const WRITTEN_STUDENTS = 20;

interface CopiedTable {
  readonly table: string;
  /** The column that names the student. */
  readonly student: string;
  /**
   * The values that replace columns in a copy; `w` is the row that is copied, `p.copy_key` the student who gets it.
   */
  readonly instead: Readonly<Record<string, string>>;
  readonly only: string;
}

const COPIED: readonly CopiedTable[] = [
  { table: 'answers', student: 'username_key', instead: {}, only: 'true' },
  { table: 'answer_history', student: 'username_key', instead: {}, only: 'true' },
  { table: 'grades', student: 'username_key', instead: {}, only: 'true' },
  {
    table: 'audit_log',
    student: 'subject',
    instead: { id: 'w.id || p.copy_key' },
    only: 'w.grading_type is not null',
  },
];

/** The large course without the work of students who get copies. */
export function courseToCopyIn(input: LargeInput): MadeUpCourse {
  const written = largeCourse({ ...input, students: Math.min(WRITTEN_STUDENTS, input.students) });
  const { answerVersions, gradeRecords } = written;
  return { ...largeCourse(input), answerVersions, gradeRecords };
}

/**
 * Gives the other students copies of the work of the first ones. Nothing else may use the database during this time.
 */
export async function copyWork(
  location: DatabaseLocation,
  course: string,
  students: number,
): Promise<void> {
  // In the order of the keys, so that each copy is added after the one before.
  const pairs = Array.from({ length: Math.max(0, students - WRITTEN_STUDENTS) }, (_, index) => [
    largeUser(WRITTEN_STUDENTS + index).username,
    largeUser(index % WRITTEN_STUDENTS).username,
  ]).toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
  await withRawDatabase(location, async (raw) => {
    for (const copied of COPIED) {
      const columns = await raw.columnsOf(copied.table);
      await raw.command(setAside(copied, course));
      for (const chunk of chunksOf(pairs)) await raw.run(copyStatement(copied, columns, chunk));
    }
  });
}

/** Writes to a database that nothing else uses, in one transaction and as fast as the engine can. */
export async function withRawDatabase(
  location: DatabaseLocation,
  work: (raw: RawDatabase) => Promise<void>,
): Promise<void> {
  const raw = location.engine === 'sqlite' ? rawSqlite(location.file) : rawPostgres(location.url);
  await raw.begin();
  await work(raw);
  await raw.finish();
}

/** The work to copy is in its own table, because finding it among its copies would be slow. */
function setAside({ table, student, only }: CopiedTable, course: string): string {
  const names = Array.from({ length: WRITTEN_STUDENTS }, (_, index) => largeUser(index).username);
  const quoted = names.map((name) => `'${name}'`).join(', ');
  return `create temp table written_${table} as select * from ${table} w
    where w.course = '${course}' and w.${student} in (${quoted}) and ${only}`;
}

function copyStatement(
  { table, student, instead }: CopiedTable,
  columns: readonly string[],
  pairs: readonly (readonly string[])[],
): Statement {
  const own = columns.filter((name) => name !== student);
  const names = plainSql([student, ...own].join(', '));
  const read = plainSql(own.map((name) => instead[name] ?? `w.${name}`).join(', '));
  return sql`with pair (copy_key, written_key) as (values ${tuples(pairs)})
    insert into ${plainSql(table)} (${names})
    select p.copy_key, ${read} from pair p join ${plainSql(`written_${table}`)} w
      on ${plainSql(`w.${student}`)} = p.written_key`;
}

interface RawDatabase {
  begin(): Promise<unknown>;
  columnsOf(table: string): Promise<readonly string[]>;
  command(text: string): Promise<unknown>;
  run(statement: Statement): Promise<unknown>;
  finish(): Promise<void>;
}

function rawSqlite(file: string): RawDatabase {
  const connection = openSqliteConnection(file, { readOnly: false });
  // The file is thrown away in any case.
  connection.command('pragma synchronous = off; pragma cache_size = -1000000');
  return {
    begin: async () => connection.command('begin'),
    command: async (text) => connection.command(text),
    columnsOf: async (table) =>
      connection.executeTable(sql`select * from ${plainSql(table)} limit 0`).columns,
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
  const command = (text: string) => connections.use((session) => session.command(text));
  return {
    async begin() {
      // The copies refer to the same rows as their originals, so a million references need not be looked up again.
      await command('set session_replication_role = replica');
      await command('begin');
    },
    async columnsOf(table) {
      const rows = await execute(sql`select column_name as name from information_schema.columns
        where table_schema = 'public' and table_name = ${table} order by ordinal_position`);
      return rows.map(({ name }) => String(name));
    },
    command,
    run: execute,
    async finish() {
      await command('commit');
      // The server does this automatically within minutes.
      await command('vacuum analyze');
      await command('checkpoint');
      await connections.close();
    },
  };
}
