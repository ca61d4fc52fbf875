// The rows of the word counts: filtered by name or netID, and sorted.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { sortByLastName } from '@elenchus/domain/base/name-key.ts';
import type { TableOrder } from '../../../ui/tables/table-cells.tsx';

export interface WordCountRow {
  readonly rank: number;
  readonly username: string;
  readonly fullname: string;
  readonly words: number;
}

export const BY_RANK: TableOrder = { key: 'rank', isDescending: false };

/** The rows whose name or netID contains the filter, in the given order; equal ones stay in the order of their rank. */
export function arrangeCounts(
  rows: readonly WordCountRow[],
  filter: string,
  { key, isDescending }: TableOrder,
): readonly WordCountRow[] {
  const wanted = foldName(filter);
  const found = rows.filter(({ fullname, username }) =>
    [fullname, username].some((text) => foldName(text).includes(wanted)),
  );
  const sorted = sortedBy(found, key);
  return isDescending ? sorted.toReversed() : sorted;
}

function sortedBy(rows: readonly WordCountRow[], key: string): readonly WordCountRow[] {
  if (key === 'fullname') return sortByLastName(rows, ({ fullname }) => fullname);
  if (key === 'words') return rows.toSorted((one, other) => one.words - other.words);
  return rows.toSorted((one, other) => one.rank - other.rank);
}
