// What the columns of a table contain. A table is described once, as its columns by the names that they have in rows
// (../tables). Select lists, the types of rows and the reading of stored values follow from the description.

import type { AnyColumns, Column } from './columns.ts';
import { sql, type ColumnKind, type Fragment } from './sql.ts';
import { trusted } from './trusted.ts';

/** The columns of a table that has another name in a statement, such as u in `users u`. */
export function aliased<Known extends AnyColumns>(
  known: Known,
  alias: string,
): { readonly [Name in keyof Known & string]: Known[Name] } {
  return trusted(eachOf(known, (each) => withAlias(each, alias)));
}

/** The same for a table of a left join: all of its columns are null where there is no row to join. */
export function outer<Known extends AnyColumns>(
  known: Known,
  alias: string,
): { readonly [Name in keyof Known & string]: OrNull<Known[Name]> } {
  return trusted(eachOf(known, (each) => nullable(withAlias(each, alias))));
}

type OrNull<Known> = Known extends Column<infer Value> ? Column<Value | null> : never;

function withAlias(known: Column<unknown>, alias: string): Column<unknown> {
  return { ...known, parts: [`${alias}.`, ...known.parts] };
}

function eachOf(known: AnyColumns, change: (each: Column<unknown>) => Column<unknown>): AnyColumns {
  return Object.fromEntries(Object.entries(known).map(([name, each]) => [name, change(each)]));
}

const TEXT: ColumnKind = { stored: 'text', isNullable: false };
const INTEGER: ColumnKind = { stored: 'integer', isNullable: false };

/** A column of texts. */
export function text(name: string): Column<string> {
  return column(name, TEXT);
}

/** A column of whole numbers. */
export function integer(name: string): Column<number> {
  return column(name, INTEGER);
}

/** A column that has only these values. */
export function oneOf<const Value extends string>(
  name: string,
  only: readonly Value[],
): Column<Value> {
  return column(name, { ...TEXT, only });
}

/** A column of texts that all fit a description. */
export function matching<Value extends string>(
  name: string,
  fits: (text: string) => text is Value,
): Column<Value> {
  return column(name, { ...TEXT, fits: (stored) => fits(String(stored)) });
}

/** A column of whole numbers that has only 0 and 1. */
export function flag(name: string): Column<0 | 1> {
  return column(name, { ...INTEGER, only: [0, 1] });
}

/** A column of texts that rows have in another form. */
export function decoded<Value>(name: string, decode: (stored: string) => Value): Column<Value> {
  return column(name, { ...TEXT, decode: (stored) => decode(String(stored)) });
}

/** The same column or expression where it can also be null. */
export function nullable<Value>(known: Column<Value>): Column<Value | null> {
  return ofKind({ ...known.kind, isNullable: true }, known, known.name);
}

/** The same column in a statement that leaves out the rows in which it is null. */
export function notNull<Value>(known: Column<Value | null>): Column<Value> {
  return ofKind({ ...known.kind, isNullable: false }, known, known.name);
}

/** The same column in a statement that leaves out the rows with other values. */
export function onlyOf<Value extends string, const Left extends Value>(
  known: Column<Value>,
  only: readonly Left[],
): Column<Left> {
  return ofKind({ ...known.kind, only }, known, known.name);
}

/** An expression whose value is a text. */
export function textFrom(expression: Fragment): Column<string> {
  return ofKind(TEXT, expression);
}

/** An expression whose value is a whole number. */
export function integerFrom(expression: Fragment): Column<number> {
  return ofKind(INTEGER, expression);
}

/** An expression with values like those of a column. */
export function likeThose<Value>(known: Column<Value>, expression: Fragment): Column<Value> {
  return ofKind(known.kind, expression);
}

/** The number of rows. */
export const COUNT = integerFrom(sql`count(*)`);

function column<Value>(name: string, kind: ColumnKind): Column<Value> {
  return ofKind(kind, { parts: [name], values: [] }, name);
}

function ofKind<Value>(kind: ColumnKind, { parts, values }: Fragment, name = ''): Column<Value> {
  return { name, kind, parts, values };
}
