// The one way to write a query: sql`select … where course = ${course}`. A statement keeps its parts: texts, the places
// of its values, and words that the engines spell differently. Each engine's text is written from them
// (written-sql.ts), so values never become part of a text, and nothing in a text is searched or replaced.

export type SqlValue = string | number | null;

/** Where a value is. */
export const VALUE = Symbol('value');

/** Words that the engines spell differently. */
export interface EngineWords {
  readonly sqlite: string;
  readonly postgres: string;
}

/** Where rows of values are. One part, because an insert has thousands of values. */
interface ValueRows {
  readonly rows: number;
  readonly width: number;
}

export type Part = string | typeof VALUE | ValueRows | EngineWords;

/** A part of a statement, or all of it. */
export interface Fragment {
  readonly parts: readonly Part[];
  /** In the order of their places. */
  readonly values: readonly SqlValue[];
}

/** How the database hands over one column of the rows. */
export interface ReadColumn {
  /** Its name in the rows; '' in rows that are lists. */
  readonly name: string;
  readonly kind: ColumnKind;
}

/** What a column can contain, and how a stored value becomes the one that a row has. */
export interface ColumnKind {
  readonly stored: 'text' | 'integer' | 'bytes';
  readonly isNullable: boolean;
  /** The only values that it has; without this, any. */
  readonly only?: readonly SqlValue[];
  /** Whether a value can be one of its values. Asked in tests alone. */
  readonly fits?: (stored: unknown) => boolean;
  /** Never called with null. */
  readonly decode?: (stored: unknown) => unknown;
}

// Only types have this name: at run time a statement has the columns of its rows, and no row.
declare const row: unique symbol;

/** The select list of a statement, which says what its rows have. */
export interface Columns<out Row> extends Fragment {
  readonly selected: readonly ReadColumn[];
  readonly [row]?: Row;
}

/** A statement with the type of its rows: `unknown` if they don't matter. */
export interface Statement<out Row = unknown> extends Fragment {
  /** The columns of its rows, if it has any that matter. */
  readonly columns: readonly ReadColumn[];
  readonly [row]?: Row;
}

type Insert = SqlValue | Fragment;

/** What the select lists among the inserts say together. */
type RowOf<Given> = (Given extends Columns<infer Row> ? (row: Row) => void : never) extends (
  row: infer Row,
) => void
  ? Row
  : unknown;

/** A text that an engine would refuse or silently change; refused on both so that they behave the same. */
export class UnstorableText extends Error {
  override readonly name = 'UnstorableText';
}

/**
 * Builds a statement; a statement inside another is merged as a fragment. Its rows have the columns of the select lists
 * (columns.ts) that are inserted here, not of those in a fragment.
 */
export function sql<const Inserts extends readonly Insert[]>(
  strings: TemplateStringsArray,
  ...inserts: Inserts
): Statement<RowOf<Inserts[number]>>;
export function sql(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Statement {
  const parts: Part[] = [strings[0] ?? ''];
  const values: SqlValue[] = [];
  // Each part of a union repeats the same list.
  const lists = new Set<Fragment>();
  let columns: readonly ReadColumn[] = [];
  for (const [position, insert] of inserts.entries()) {
    if (insert !== null && typeof insert === 'object') {
      for (const part of insert.parts) add(parts, part);
      for (const value of insert.values) values.push(value);
      if (isSelectList(insert) && !lists.has(insert)) {
        lists.add(insert);
        columns = [...columns, ...insert.selected];
      }
    } else {
      parts.push(VALUE);
      values.push(storable(insert));
    }
    add(parts, strings[position + 1] ?? '');
  }
  return { parts, values, columns };
}

/** Texts that meet become one: a statement that is used again is then written faster. */
function add(parts: Part[], part: Part): void {
  const last = parts.at(-1);
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part;
  else parts.push(part);
}

function isSelectList(fragment: Fragment): fragment is Columns<unknown> {
  return 'selected' in fragment;
}

/** SQL of the program itself, for example the name of a table. Never anything that came from outside. */
export function plainSql(text: string): Statement {
  return { parts: [text], values: [], columns: [] };
}

/** A list for `in`; an empty one matches nothing. */
export function list(values: readonly SqlValue[]): Statement {
  return values.length === 0 ? plainSql('(null)') : tuples([values]);
}

/**
 * A `limit` of so many rows, as a part of the text: with the number as a value, SQLite would plan the statement again
 * at each execution. For numbers of which there are few.
 */
export function atMost(rows: number): Statement {
  if (!Number.isSafeInteger(rows) || rows < 0) {
    throw new RangeError('Only a whole number can limit rows.');
  }
  return plainSql(`limit ${rows}`);
}

/** The rows of a multi-row `values`, all of one length. */
export function tuples(rows: readonly (readonly SqlValue[])[]): Statement {
  const part: ValueRows = { rows: rows.length, width: rows[0]?.length ?? 0 };
  return { parts: [part], values: rows.flat().map(storable), columns: [] };
}

/** Splits rows so that one statement stays below SQLite's 32,766 and PostgreSQL's 65,535 values. */
export function chunksOf<Row>(rows: readonly Row[], size = 500): Row[][] {
  const chunks: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) {
    chunks.push(rows.slice(start, start + size));
  }
  return chunks;
}

function storable(value: SqlValue): SqlValue {
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) {
    throw new UnstorableText('A text with U+0000 or half a surrogate pair cannot be stored.');
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new RangeError('A number that is not finite cannot be stored.');
  }
  return value;
}
