// Design items that must not be stored: unknown kinds, fields that are too long, values that nothing understands (GRD-41).
import { designFaultSentence } from '../design/design-fault-sentences.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { readDesignItem } from '../design/read-design-item.ts';
import { designValueFault } from './design-value-faults.ts';

export interface BadDesignItem {
  /** The place in the list that was sent. */
  readonly position: number;
  readonly dataType: string;
  readonly dataID: string;
  readonly sentence: string;
}

/** Every item that cannot be stored over what stands there now, with a sentence that says why. */
export function badDesignItems(
  items: readonly DesignItem[],
  standing: readonly DesignItem[],
): readonly BadDesignItem[] {
  const wanted = new Set(items.map(designKeyText));
  const present = new Map(
    standing.flatMap((item) => {
      const key = designKeyText(item);
      return wanted.has(key) ? [[key, item] as const] : [];
    }),
  );
  return items.flatMap((item, position) => {
    const sentence = faultOf(item, present.get(designKeyText(item)));
    const { dataType, dataID } = item;
    return sentence === null ? [] : [{ position, dataType, dataID, sentence }];
  });
}

function faultOf(item: DesignItem, standing: DesignItem | undefined): string | null {
  const read = readDesignItem(item);
  return read.ok ? designValueFault(item, standing) : designFaultSentence(read.reason);
}
