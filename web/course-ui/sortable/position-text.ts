// Where a row of a list is, in words.

export type RowSide = 'before' | 'after';

/** The position of a row, for screen readers: 'row 4 of 30, after “Dreams”'. */
export function positionText(
  entries: readonly { readonly key: string; readonly name: string }[],
  key: string,
): string {
  const at = entries.findIndex((entry) => entry.key === key);
  const before = entries[at - 1];
  const place = `row ${at + 1} of ${entries.length}`;
  return before ? `${place}, after “${before.name}”` : `${place}, at the top`;
}
