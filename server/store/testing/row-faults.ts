// Compares the rows that a test reads with what their columns say they contain.

import type { ReadValues } from '../engine/read-rows.ts';
import type { ColumnKind, ReadColumn } from '../engine/sql.ts';

/** A sentence for each value that isn't what its column says. */
export function rowFaults({ columns, rows }: ReadValues): string[] {
  const faults = rows.flatMap((row) =>
    columns.flatMap((column, place) => faultOf(column, row[place]) ?? []),
  );
  return [...new Set(faults)];
}

function faultOf({ name, kind }: ReadColumn, value: unknown): string | undefined {
  if (isValueOf(kind, value)) return undefined;
  const { stored, isNullable, only } = kind;
  const expected = `${only ? only.join(', ') : stored}${isNullable ? ' or null' : ''}`;
  return `${name} is ${JSON.stringify(value) ?? 'missing'}, and its column says ${expected}`;
}

function isValueOf({ stored, isNullable, only, fits }: ColumnKind, value: unknown): boolean {
  if (value === null) return isNullable;
  if (stored === 'bytes') return typeof value === 'string' || value instanceof Uint8Array;
  if (stored === 'integer' && !Number.isSafeInteger(value)) return false;
  if (stored === 'text' && typeof value !== 'string') return false;
  if (only && !only.some((each) => each === value)) return false;
  return fits === undefined || fits(value);
}
