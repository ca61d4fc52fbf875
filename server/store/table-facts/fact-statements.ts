// The SQL that follows from the facts about tables: erasing a person, giving their rows another key, and copying them.
import { ERASED_PERSON as ERASED } from '@elenchus/domain/people/security-entry-words.ts';
import { plainSql, sql, type Statement } from '../engine/sql.ts';
import { trusted } from '../engine/trusted.ts';
import { type RegularCopies, TABLES, type TableName } from './all-tables.ts';
import type { CopiedRows, TableFacts } from './table-facts.ts';

type PersonFacts = Exclude<TableFacts['person'], string>;

/** The tables with rows about people; those that refer to others first. */
const ABOUT_PEOPLE: readonly (readonly [TableName, PersonFacts])[] = TABLES.toReversed().flatMap(
  ([table, { person }]) => (person === 'about nobody' ? [] : [[table, person] as const]),
);

/** What takes the place of a person who is erased. */
const INSTEAD = { erased: ERASED, nobody: null } as const;

/** Deletes the rows of a person, and takes the person's name out of the rows that stay. */
export function erasuresOf(course: string, key: string): Statement[] {
  return ABOUT_PEOPLE.flatMap(([table, { rows, names = {} }]) => [
    ...(rows?.whenErased === 'deleted' ? [deletion(table, ofPerson(course, rows.by, key))] : []),
    ...Object.entries(names).map(([column, instead]) =>
      renaming(table, column, course, key, INSTEAD[instead]),
    ),
  ]);
}

/** Gives the rows of a person, and the rows that name the person, another key. */
export function movesOf(course: string, from: string, to: string): Statement[] {
  return ABOUT_PEOPLE.flatMap(([table, { rows, names = {} }]) => [
    ...(rows?.whenSetAside === 'deleted' ? [deletion(table, ofPerson(course, rows.by, from))] : []),
    ...(rows?.whenSetAside === 'moved' ? rows.by : []).map((column) =>
      renaming(table, column, course, from, to),
    ),
    ...Object.keys(names).map((column) => renaming(table, column, course, from, to)),
  ]);
}

/** What reads the regular parts of a copy of a person's data, by their names. */
export function copiesOf(course: string, key: string): RegularCopies {
  const parts = ABOUT_PEOPLE.toReversed().flatMap(([table, { copies }]) =>
    Object.entries(copies === 'not copied' ? {} : copies).flatMap(([part, copied]) =>
      copied === 'own statement' ? [] : [[part, copy(table, copied, course, key)] as const],
    ),
  );
  return trusted<RegularCopies>(Object.fromEntries(parts));
}

/** The name of a table or column. It comes from the facts, never from a request. */
function plainName(name: string): Statement {
  return plainSql(name);
}

function deletion(table: TableName, where: Statement): Statement {
  return sql`delete from ${plainName(table)} where ${where}`;
}

function renaming(
  table: TableName,
  column: string,
  course: string,
  from: string,
  to: string | null,
): Statement {
  const name = plainName(column);
  return sql`update ${plainName(table)} set ${name} = ${to}
    where course = ${course} and ${name} = ${from}`;
}

function copy(
  table: TableName,
  { columns, by = ['username_key'], order = [] }: CopiedRows,
  course: string,
  key: string,
): Statement {
  const ordered = order.length === 0 ? '' : `order by ${order.join(', ')}`;
  return sql`select ${columns} from ${plainName(table)}
    where ${ofPerson(course, by, key)} ${plainName(ordered)}`;
}

/** The rows in which one of these columns has the person. */
function ofPerson(course: string, columns: readonly string[], key: string): Statement {
  const anyOf = columns
    .map((column) => sql`${plainName(column)} = ${key}`)
    .reduce((before, each) => sql`${before} or ${each}`);
  return sql`course = ${course} and (${anyOf})`;
}
