// Design items that must not be stored: unknown kinds, fields that are too long, values that nothing understands (GRD-41).
import { designFaultSentence } from '../design/design-fault-sentences.ts';
import { designKeyText, type DesignItem, type DesignKey } from '../design/design-item.ts';
import { readDesignItem, readDesignKey } from '../design/read-design-item.ts';
import { designValueFault } from './design-value-faults.ts';
import type { ValueFault } from './value-rule.ts';

export interface BadDesignItem extends ValueFault {
  /** The place in the list that was sent. */
  readonly position: number;
  readonly dataType: string;
  readonly dataID: string;
}

/** Every item that cannot be stored, with a sentence that says why; `versions` are what the items are or were. */
export function badDesignItems(
  items: readonly DesignItem[],
  versions: readonly DesignItem[],
): readonly BadDesignItem[] {
  const wanted = new Set(items.map(designKeyText));
  const known = Map.groupBy(
    versions.filter((version) => wanted.has(designKeyText(version))),
    designKeyText,
  );
  return items.flatMap((item, position) => {
    const fault = faultOf(item, known.get(designKeyText(item)) ?? []);
    const { dataType, dataID } = item;
    return fault === null ? [] : [{ position, dataType, dataID, ...fault }];
  });
}

/** Every pair of type and id that names no item. */
export function badDesignKeys(keys: readonly DesignKey[]): readonly BadDesignItem[] {
  return keys.flatMap(({ dataType, dataID }, position) => {
    const read = readDesignKey({ dataType, dataID });
    return read.ok
      ? []
      : [{ position, dataType, dataID, sentence: designFaultSentence(read.reason) }];
  });
}

function faultOf(item: DesignItem, versions: readonly DesignItem[]): ValueFault | null {
  const read = readDesignItem(item);
  return read.ok
    ? designValueFault(item, versions)
    : { sentence: designFaultSentence(read.reason) };
}
