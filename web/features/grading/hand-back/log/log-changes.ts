// Entries that were made together: a new due date deletes many grades in one change.
import type { HistoryEntry } from '../../../../calls/grading/grade-history-queries.ts';

type Listed = Pick<HistoryEntry, 'id' | 'canRestore'>;

/** Entries of one change share the beginning of their id. */
export function changeOfEntry(entryId: string): string {
  return entryId.slice(0, entryId.lastIndexOf('-'));
}

/** By the first entry of each change that restores several: the entries that can be restored together. */
export function changesToRestore(
  entries: readonly Listed[],
): ReadonlyMap<string, readonly string[]> {
  const groups = Map.groupBy(entries, ({ id }) => changeOfEntry(id));
  const found = new Map<string, readonly string[]>();
  for (const group of groups.values()) {
    const ids = group.filter(({ canRestore }) => canRestore).map(({ id }) => id);
    const [first] = group;
    if (first && ids.length > 1) found.set(first.id, ids);
  }
  return found;
}

/** Whether a change may have more entries that aren't loaded yet. */
export function mayHaveMore(entries: readonly Listed[], change: string): boolean {
  const last = entries.at(-1);
  return last !== undefined && changeOfEntry(last.id) === change;
}
