// Columns with the types of their values, and the select lists that are made of them. A statement with a select list
// has rows of its type (sql.ts), so nobody states the type of a row by hand.

import { sql, type ColumnKind, type Columns, type Fragment, type ReadColumn } from './sql.ts';

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
export interface ListRow<out Values extends readonly unknown[]> {
  readonly cells: Values;
}

/** An expression that the database gives a name. Rows that are lists need it where two would have the same one. */
export function as<Value>(name: string, { kind, parts, values }: Column<Value>): Column<Value> {
  return { name, kind, parts: [...parts, ` as ${quoted(name)}`], values };
}

/** Columns and expressions for rows that are lists. */
export function cells<const Known extends readonly Column<unknown>[]>(
  ...given: Known
): Columns<ListRow<{ readonly [Place in keyof Known]: ValueOf<Known[Place]> }>> {
  const selected = given.map(({ kind }): ReadColumn => ({ name: '', kind }));
  return { ...inARow(given), selected };
}

function columnOf(table: AnyColumns, name: string): Column<unknown> {
  const column = table[name];
  if (column === undefined) throw new Error(`There is no column ${name}.`);
  return column;
}

/** The type of its rows is stated where it is called. */
function selectList(given: readonly (readonly [string, Column<unknown>])[]): Columns<never> {
  const renamed = given.map(([name, column]) => (column.name === name ? column : as(name, column)));
  const selected = given.map(([name, { kind }]): ReadColumn => ({ name, kind }));
  return { ...inARow(renamed), selected };
}

/** With commas between them. */
function inARow(fragments: readonly Fragment[]): Fragment {
  const parts = fragments.flatMap((each, place) =>
    place === 0 ? each.parts : [', ', ...each.parts],
  );
  const values = fragments.flatMap((each) => each.values);
  // A list is used many times: the template joins its texts.
  const joined = sql`${{ parts, values }}`;
  return { parts: joined.parts, values };
}

/** Names with capital letters keep them only in quotation marks; `from` is a word of SQL. */
function quoted(name: string): string {
  return /^[a-z_]+$/.test(name) && name !== 'from' ? name : `"${name}"`;
}
