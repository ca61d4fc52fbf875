import { expect, test } from 'vitest';
import { bytesOrText, jsonQuote, positionOf, utcText } from './engine-words.ts';
import { jsonList, jsonRecord, jsonString } from './json-text.ts';
import { list, sql, tuples, type Statement } from './sql.ts';
import { forPostgres, forSqlite } from './written-sql.ts';

interface Written {
  readonly name: string;
  readonly statement: Statement;
  readonly sqlite: string;
  readonly postgres: string;
}

const CASES: readonly Written[] = [
  {
    name: 'values',
    statement: sql`update users set ta = ${'b'} where course = ${'a'}`,
    sqlite: 'update users set ta = ? where course = ?',
    postgres: 'update users set ta = $1 where course = $2',
  },
  {
    name: 'values of statements in others, in the order of the text',
    statement: sql`select ${1} from (${sql`select ${2} where x in ${list([3, 4])}`}) where y = ${5}`,
    sqlite: 'select ? from (select ? where x in (?, ?)) where y = ?',
    postgres: 'select $1 from (select $2 where x in ($3, $4)) where y = $5',
  },
  {
    name: 'more than nine values',
    statement: sql`values ${tuples([
      [1, 2, 3, 4, 5, 6],
      [7, 8, 9, 10, 11, 12],
    ])}`,
    sqlite: 'values (?, ?, ?, ?, ?, ?), (?, ?, ?, ?, ?, ?)',
    postgres: 'values ($1, $2, $3, $4, $5, $6), ($7, $8, $9, $10, $11, $12)',
  },
  {
    name: 'a question mark and the names of functions in a text',
    statement: sql`select 'why? json_quote( instr( as blob)' as text where ${1} = 1`,
    sqlite: "select 'why? json_quote( instr( as blob)' as text where ? = 1",
    postgres: "select 'why? json_quote( instr( as blob)' as text where $1 = 1",
  },
  {
    name: 'a text as JSON',
    statement: sql`select ${jsonQuote(sql`name`)} as name`,
    sqlite: 'select json_quote(name) as name',
    postgres: 'select to_json(name) as name',
  },
  {
    name: 'the place of a part',
    statement: sql`select 1 where ${positionOf('b', sql`lower(name)`)} > ${0}`,
    sqlite: 'select 1 where instr(lower(name), ?) > ?',
    postgres: 'select 1 where strpos(lower(name), $1) > $2',
  },
  {
    name: 'a moment',
    statement: sql`select ${utcText(sql`since`)} as text`,
    sqlite: "select strftime('%Y-%m-%dT%H:%M:%fZ', since / 1000.0, 'unixepoch') as text",
    postgres: `select to_char(to_timestamp(since / 1000.0) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as text`,
  },
  {
    name: 'a long text',
    statement: sql`select ${bytesOrText(sql`name`)} as name`,
    sqlite: 'select cast(name as blob) as name',
    postgres: 'select cast(name as text) as name',
  },
  {
    name: 'a list that the database writes',
    statement: jsonList(
      jsonRecord({ id: sql`id`, name: jsonString(sql`name`) }),
      sql`users where course = ${'a'} order by id`,
    ),
    sqlite: `select cast(concat('[', string_agg(record, ','), ']') as blob) as json from (select concat('{"id":', id, ',"name":', json_quote(name), '}') as record from users where course = ? order by id) as records`,
    postgres: `select cast(concat('[', string_agg(record, ','), ']') as text) as json from (select concat('{"id":', id, ',"name":', to_json(name), '}') as record from users where course = $1 order by id) as records`,
  },
];

test.each(CASES)('$name', ({ statement, sqlite, postgres }) => {
  const { values } = statement;
  expect(inOneLine(forSqlite(statement))).toEqual({ text: sqlite, values });
  expect(inOneLine(forPostgres(statement))).toEqual({ text: postgres, values });
});

function inOneLine({ text, values }: ReturnType<typeof forSqlite>) {
  return { text: text.replaceAll(/\s+/g, ' '), values };
}
