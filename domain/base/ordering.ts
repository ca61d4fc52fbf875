// Order by index texts such as '3' or '2.5', and a stable sort in which unreadable ones are last (CAL-15, CAL-16).

const INDEX = /^-?\d{1,15}(\.\d{1,15})?$/;

/** The number in an index text, half-steps included; null when there is none. */
export function parseIndex(text: string): number | null {
  const trimmed = text.trim();
  return INDEX.test(trimmed) ? Number(trimmed) : null;
}

/** A copy in ascending order of index; equal indexes keep their order, missing ones are last. */
export function sortByIndex<Item>(
  items: readonly Item[],
  indexOf: (item: Item) => number | null,
): Item[] {
  // Two missing indexes give Infinity minus Infinity, which is NaN; a sort treats it as equal.
  return items.toSorted((first, second) => rank(indexOf(first)) - rank(indexOf(second)));
}

function rank(index: number | null): number {
  return index === null || Number.isNaN(index) ? Infinity : index;
}
