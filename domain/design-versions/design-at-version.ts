// Rebuilds the design at an earlier version, which is the current one without the changes since (HIS-4), and finds
// what differs (HIS-5).
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { isSameItem } from '../design/diff-design.ts';
import { changedItem, isVersioned, type ItemChange } from './item-change.ts';

/** The items before these versions, which are given with the newest first. */
export function designBefore(
  items: readonly DesignItem[],
  versions: Iterable<readonly ItemChange[]>,
): readonly DesignItem[] {
  const found = new Map(items.map((item) => [designKeyText(item), item]));
  for (const changes of versions) {
    for (const change of changes) {
      const key = designKeyText(changedItem(change));
      if (change.before === null) found.delete(key);
      else found.set(key, change.before);
    }
  }
  return [...found.values()];
}

/** Every item that differs between two designs, without what is personal. */
export function changesBetween(
  before: readonly DesignItem[],
  after: readonly DesignItem[],
): readonly ItemChange[] {
  const earlier = new Map(before.map((item) => [designKeyText(item), item]));
  const later = new Map(after.map((item) => [designKeyText(item), item]));
  const changed = [...later].flatMap(([key, item]): ItemChange[] => {
    const was = earlier.get(key) ?? null;
    return was && isSameItem(was, item) ? [] : [{ before: was, after: item }];
  });
  const removed = [...earlier].flatMap(([key, item]): ItemChange[] =>
    later.has(key) ? [] : [{ before: item, after: null }],
  );
  return [...changed, ...removed].filter((change) => isVersioned(changedItem(change)));
}
