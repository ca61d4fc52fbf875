// The texts of chosen options that are gone, as a column keeps them: a list as JSON, '' for none.

import { textsIn } from './stored-json.ts';

/** The column for these texts. */
export function removedColumn(texts: readonly string[]): string {
  return texts.length === 0 ? '' : JSON.stringify(texts);
}

/** A row with the texts as a list; most rows have none. */
export function withRemovedOptions<Row extends { readonly removedJson: string }>(
  row: Row,
): Omit<Row, 'removedJson'> & { readonly removedOptions?: string[] } {
  const { removedJson, ...rest } = row;
  if (removedJson === '') return rest;
  return { ...rest, removedOptions: textsIn(removedJson) };
}
