// Works out what a change of design data saves: nothing when unchanged, an upsert when new or changed, a removal
// when deleted (DSN-9 to DSN-11).
import {
  byKey,
  DESIGN_FIELDS,
  designKeyText,
  type DesignItem,
  type DesignKey,
} from './design-item.ts';

export interface DesignChanges {
  readonly upserts: readonly DesignItem[];
  readonly removals: readonly DesignKey[];
}

export const NO_CHANGES: DesignChanges = { upserts: [], removals: [] };

/** Whether two records have the same values in every field. */
export function isSameItem(first: DesignItem, second: DesignItem): boolean {
  return DESIGN_FIELDS.every((field) => first[field] === second[field]);
}

/** The save that changes one item from its current value to a new one; null removes it. */
export function changeOfItem(
  before: DesignItem | undefined,
  after: DesignItem | null,
): 'none' | 'upsert' | 'remove' {
  if (after === null) return before ? 'remove' : 'none';
  return before && isSameItem(before, after) ? 'none' : 'upsert';
}

/** The smallest set of saves that turns one list of items into another. */
export function diffDesign(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): DesignChanges {
  const present = byKey(before);
  const wanted = byKey(after);
  const upserts = [...wanted].filter(
    ([key, item]) => changeOfItem(present.get(key), item) === 'upsert',
  );
  const removals = [...present].filter(([key]) => !wanted.has(key));
  return {
    upserts: upserts.map(([, item]) => item),
    removals: removals.map(([, { dataType, dataID }]) => ({ dataType, dataID })),
  };
}

/** The list after the changes; untouched items keep their place, new ones are last. */
export function applyChanges(
  items: readonly DesignItem[],
  { upserts, removals }: DesignChanges,
): DesignItem[] {
  const result = byKey(items);
  for (const removal of removals) result.delete(designKeyText(removal));
  for (const item of upserts) result.set(designKeyText(item), item);
  return [...result.values()];
}

/** Several sets of changes as one; a later one wins over an earlier one. */
export function joinChanges(...parts: readonly DesignChanges[]): DesignChanges {
  const upserts = new Map<string, DesignItem>();
  const removals = new Map<string, DesignKey>();
  for (const part of parts) {
    for (const key of part.removals) {
      upserts.delete(designKeyText(key));
      removals.set(designKeyText(key), key);
    }
    for (const item of part.upserts) {
      removals.delete(designKeyText(item));
      upserts.set(designKeyText(item), item);
    }
  }
  return { upserts: [...upserts.values()], removals: [...removals.values()] };
}
