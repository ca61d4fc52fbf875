// Columns with the types of their values, and the select lists that are made of them. A statement with a select list
// has rows of its type (sql.ts), so nobody states the type of a row by hand.

import {
  plainSql,
  sql,
  type ColumnKind,
  type Columns,
  type Fragment,
  type ReadColumn,
} from './sql.ts';

// Only types have this name.
declare const value: unique symbol;

/** A column or an expression, with the type that its value has in a row. */
export interface Column<out Value> extends Fragment {
  /** Its name in the database; '' for an expression. */
  readonly name: string;
  readonly kind: ColumnKind;
  readonly [value]?: Value;
}

type ValueOf<Known> = Known extends Column<infer Value> ? Value : never;

/** Columns by their names in rows. */
export type AnyColumns = Readonly<Record<string, Column<unknown>>>;

type RowWith<Known, Names extends keyof Known> = {
  readonly [Name in Names]: ValueOf<Known[Name]>;
};

/** Some columns of a table under their own names. */
export function columnsOf<Known extends AnyColumns, const Name extends keyof Known & string>(
  table: Known,
  ...names: readonly Name[]
): Columns<RowWith<Known, Name>> {
  return selectList(names.map((name) => [name, columnOf(table, name)]));
}

/** Columns and expressions under the names that they have here. */
export function named<Known extends AnyColumns>(
  given: Known,
): Columns<RowWith<Known, keyof Known>> {
  return selectList(Object.entries(given));
}

/** Rows that are lists of values: half the work of objects. */
export interface Cells<out Values extends readonly unknown[]> {
  readonly cells: Values;
}

/** An expression that the database gives a name. Rows that are lists need it where two would have the same one. */
export function as<Value>(name: string, { kind, ...expression }: Column<Value>): Column<Value> {
  const { parts, values } = sql`${expression} as ${plainSql(quoted(name))}`;
  return { name, kind, parts, values };
}

/** Columns and expressions for rows that are lists. */
export function cells<const Known extends readonly Column<unknown>[]>(
  ...given: Known
): Columns<Cells<{ readonly [Place in keyof Known]: ValueOf<Known[Place]> }>> {
  const { parts, values } = given.reduce<Fragment>(
    (all, one, place) => (place === 0 ? one : sql`${all}, ${one}`),
    sql``,
  );
  return { parts, values, selected: given.map(({ kind }) => ({ name: '', kind })) };
}

function columnOf(table: AnyColumns, name: string): Column<unknown> {
  const column = table[name];
  if (column === undefined) throw new Error(`There is no column ${name}.`);
  return column;
}

function selectList(given: readonly (readonly [string, Column<unknown>])[]): Columns<never> {
  const { parts, values } = given.reduce<Fragment>(
    (all, [name, column], place) => {
      const one = column.name === name ? column : sql`${column} as ${plainSql(quoted(name))}`;
      return place === 0 ? one : sql`${all}, ${one}`;
    },
    sql``,
  );
  const selected = given.map(([name, { kind }]): ReadColumn => ({ name, kind }));
  return { parts, values, selected };
}

/** Names with capital letters keep them only in quotation marks; `from` is a word of SQL. */
function quoted(name: string): string {
  return /^[a-z_]+$/.test(name) && name !== 'from' ? name : `"${name}"`;
}
