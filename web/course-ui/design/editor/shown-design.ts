// What the screens show: the server's items with the unsent changes.
import { withOwnedKeys } from '@elenchus/domain/criteria/criteria-items.ts';
import { changeOfItem, type DesignChanges } from '@elenchus/domain/design/diff-design.ts';
import { designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { itemsByKey, storableItem, type DesignEntry } from '../../../saving/design/design-entry.ts';

/** The server's items with the unsent changes. An item keeps its position; a new one comes last. */
export function shownItems(
  server: readonly DesignItem[],
  unsent: Iterable<DesignEntry>,
): readonly DesignItem[] {
  const shown = new Map(itemsByKey(server));
  let isChanged = false;
  for (const { key, after } of unsent) {
    isChanged = true;
    if (after === null) shown.delete(key);
    else shown.set(key, after);
  }
  return isChanged ? [...shown.values()] : server;
}

/** Each item that these changes really change, with its earlier value. Removals come first, so that a save wins. */
export function entriesOf(
  shown: readonly DesignItem[],
  { upserts, removals }: DesignChanges,
): readonly DesignEntry[] {
  const present = itemsByKey(shown);
  const wanted = new Map<string, DesignItem | null>();
  for (const key of withOwnedKeys(removals)) wanted.set(designKeyText(key), null);
  for (const item of upserts) wanted.set(designKeyText(item), storableItem(item));
  return [...wanted].flatMap(([key, after]) => {
    const before = present.get(key);
    if (changeOfItem(before, after) === 'none') return [];
    return [{ key, before: before ?? null, after }];
  });
}
