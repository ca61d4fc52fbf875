// The texts of chosen options that are gone, as a column keeps them: a list as JSON, null for none.

import { textsIn } from '../stored-json.ts';

/** The column for these texts. */
export function removedColumn(texts: readonly string[]): string | null {
  return texts.length === 0 ? null : JSON.stringify(texts);
}

/** A row with the texts as a list; most rows have none. */
export function withRemovedOptions<Row extends { readonly removedJson: string | null }>(
  row: Row,
): Omit<Row, 'removedJson'> & { readonly removedOptions?: string[] } {
  const { removedJson, ...rest } = row;
  if (removedJson === null) return rest;
  return { ...rest, removedOptions: textsIn(removedJson) };
}
