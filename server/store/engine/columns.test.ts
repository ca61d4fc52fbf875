// Select lists: their text, the types of the rows that they give, and what the type check refuses.

import { expect, expectTypeOf, test } from 'vitest';
import { as, cells, columnsOf, named } from './columns.ts';
import type { Reader } from './database.ts';
import { readNamed } from './named-reads.ts';
import { rowOf, rowsOf, runSteps } from './procedure.ts';
import { asStored, readCellsOfEach, readRows, readRowsOfEach } from './read-rows.ts';
import { readSteps } from './read-steps.ts';
import { plainSql, sql, type Columns, type Statement } from './sql.ts';
import {
  aliased,
  COUNT,
  decoded,
  integer,
  integerFrom,
  likeThose,
  nullable,
  oneOf,
  onlyOf,
  outer,
  notNull,
  text,
  textFrom,
} from './table.ts';
import { forPostgres, forSqlite } from './written-sql.ts';

const people = {
  course: text('course'),
  fullName: text('full_name'),
  kind: oneOf('kind', ['student', 'ta', 'guest']),
  age: integer('age'),
  leftAt: nullable(integer('left_at')),
  pets: nullable(decoded('pets', (list) => list.split(','))),
};
const p = aliased(people, 'p');
const o = outer(people, 'o');

const LISTS: readonly (readonly [string, Columns<unknown>, string])[] = [
  ['a column under its name', columnsOf(people, 'course', 'age'), 'course, age'],
  ['a column under another name', columnsOf(people, 'fullName'), 'full_name as "fullName"'],
  ['an alias', columnsOf(p, 'age', 'fullName'), 'p.age, p.full_name as "fullName"'],
  ['a left join', columnsOf(o, 'age'), 'o.age'],
  ['names of the statement', named({ age: p.age, from: p.course }), 'p.age, p.course as "from"'],
  ['an expression', named({ found: COUNT }), 'count(*) as found'],
  ['a name with capitals', named({ isIn: integerFrom(sql`1`) }), '1 as "isIn"'],
  ['a list without names', cells(people.fullName, COUNT), 'full_name, count(*)'],
  ['a name in such a list', cells(as('at', integerFrom(sql`max(age)`))), 'max(age) as at'],
];

test.each(LISTS)('%s', (_name, list, expected) => {
  expect(forSqlite(sql`select ${list} from people`).text).toBe(`select ${expected} from people`);
});

test('values in an expression come in the order of the text', () => {
  const list = named({ is: integerFrom(sql`case when age > ${18} then 1 else 0 end`), age: p.age });
  const { text: written, values } = forPostgres(sql`select ${list} from p where p.age > ${7}`);
  expect(written).toBe(
    'select case when age > $1 then 1 else 0 end as is, p.age from p where p.age > $2',
  );
  expect(values).toEqual([18, 7]);
});

test('a statement has the rows of its select lists', () => {
  const { fullName } = people;
  const both = sql`select ${columnsOf(p, 'fullName', 'kind')}, ${named({ n: COUNT })} from people p`;
  expectTypeOf(both).toEqualTypeOf<
    Statement<
      { readonly fullName: string; readonly kind: 'student' | 'ta' | 'guest' } & {
        readonly n: number;
      }
    >
  >();
  expectTypeOf(sql`select ${named({ left: p.leftAt })} from people p`).toEqualTypeOf<
    Statement<{ readonly left: number | null }>
  >();
  expectTypeOf(sql`select ${columnsOf(o, 'age', 'pets')} from a left join people o`).toEqualTypeOf<
    Statement<{ readonly age: number | null; readonly pets: string[] | null }>
  >();
  const narrowed = named({ at: notNull(p.leftAt), kind: onlyOf(p.kind, ['ta']) });
  expectTypeOf(sql`select ${narrowed} from people p`).toEqualTypeOf<
    Statement<{ readonly at: number; readonly kind: 'ta' }>
  >();
  const made = named({ a: textFrom(sql`'a'`), b: likeThose(p.kind, sql`'ta'`) });
  expectTypeOf(sql`select ${made}`).toEqualTypeOf<
    Statement<{ readonly a: string; readonly b: 'student' | 'ta' | 'guest' }>
  >();
  // Neither a column in a condition nor the list of a subquery is in its rows.
  expectTypeOf(sql`delete from people where ${fullName} = ${'a'}`).toEqualTypeOf<Statement>();
  const inner = sql`select ${columnsOf(people, 'age')} from people`;
  expectTypeOf(sql`select 1 as one from (${inner}) as inner`).toEqualTypeOf<Statement>();
  expect(both.columns.map(({ name }) => name)).toEqual(['fullName', 'kind', 'n']);
  expect(sql`select 1 as one from (${inner}) as inner`.columns).toEqual([]);
});

test('the list of a union is one list', () => {
  const AGE = columnsOf(people, 'age');
  const union = sql`select ${AGE} from people union all select ${AGE} from former`;
  expect(union.columns).toEqual(AGE.selected);
});

// Each line below is an error of the type check, or else its comment is one.
test('the type check refuses rows that a statement does not have', () => {
  const untyped = sql`select age from people`;
  const typed = sql`select ${columnsOf(people, 'age')} from people`;
  // @ts-expect-error -- a column that was renamed in the description
  expect(() => columnsOf(people, 'name')).toThrow('no column name');
  // @ts-expect-error -- an alias has the columns of its table
  expect(p.name).toBeUndefined();
  // @ts-expect-error -- a type that is stated by hand
  rowsOf<{ age: number }>(untyped);
  // @ts-expect-error -- another type than that of the column
  rowsOf<{ age: string }>(typed);
  // @ts-expect-error -- a column that isn't selected
  const wrong: Statement<{ age: number; course: string }> = typed;
  // @ts-expect-error -- a list where a row is expected
  const list: Statement<{ age: number }> = sql`select ${cells(people.age)} from people`;
  expect([wrong, list]).toHaveLength(2);
  const right: Statement<{ readonly age: number }> = typed;
  expect(right).toBe(typed);
});

/** Rows as an engine hands them over; reading them changes them. */
function stored() {
  return [
    { pets: 'cat,dog', fullName: 'Ann' },
    { pets: null, fullName: 'Ben' },
  ];
}

test('stored values are decoded, and null stays null', () => {
  const { pets } = people;
  const statement = sql`select ${named({ pets, fullName: people.fullName })} from people`;
  const rows = [
    { pets: ['cat', 'dog'], fullName: 'Ann' },
    { pets: null, fullName: 'Ben' },
  ];
  expect(readRows(statement, stored())).toEqual(rows);
  expect(readRowsOfEach([statement, sql`select 1 as one`], [stored(), [{ one: 1 }]])).toEqual([
    rows,
    [{ one: 1 }],
  ]);
  expect(
    readCellsOfEach(
      [sql`select ${cells(people.age, pets)}`],
      [
        [
          [3, 'cat'],
          [4, null],
        ],
      ],
    ),
  ).toEqual([
    [
      [3, ['cat']],
      [4, null],
    ],
  ]);
  expect(readRows(asStored(statement), stored())).toEqual(stored());
  const one = runSteps(rowOf(statement), stored);
  expect(one).toEqual(rows[0]);
});

/** Answers each statement with one row that has its text. */
const echo: Reader = {
  read: async (statement) => readRows(statement, [{ pets: forSqlite(statement).text }]),
  readTogether: async (statements) =>
    readRowsOfEach(
      statements,
      statements.map((each) => [{ pets: forSqlite(each).text }]),
    ),
};

test('a procedure that only reads decodes its rows once', async () => {
  const statement = sql`select ${columnsOf(people, 'pets')} from a`;
  expect(await readSteps(echo, rowsOf(statement))).toEqual([{ pets: ['select pets from a'] }]);
});

const petsFrom = (name: string) => sql`select ${columnsOf(people, 'pets')} from ${plainSql(name)}`;
const rowFrom = (name: string) => ({ pets: [`select pets from ${name}`] });

test('named reads find the rows of their statements, also of none', async () => {
  const found = await readNamed(echo, {
    one: petsFrom('a'),
    some: [petsFrom('b'), petsFrom('c')],
    none: [],
  });
  expect(found).toEqual({ one: [rowFrom('a')], some: [rowFrom('b'), rowFrom('c')], none: [] });
  expectTypeOf(found.some).toEqualTypeOf<{ readonly pets: string[] | null }[]>();
});
