// Design items that must not be stored: unknown kinds, fields that are too long, values that nothing understands (GRD-41).
import { designFaultSentence } from '../design/design-fault-sentences.ts';
import { designKeyText, itemsOfType, type DesignItem } from '../design/design-item.ts';
import { readDesignItem } from '../design/read-design-item.ts';
import { holdFault } from '../questions/held-question.ts';
import { optionStepsFault, type OptionStep } from '../questions/option-steps.ts';
import { splitOptions } from '../questions/option-text.ts';
import { designValueFault } from './design-value-faults.ts';

/** Holds that name no question, or carry a value; a question that is saved in the same list counts. */
export function badHolds(
  items: readonly DesignItem[],
  standing: readonly DesignItem[],
): readonly BadDesignItem[] {
  const holds = items.flatMap((item, position) =>
    item.dataType === 'heldQuestion' ? [{ item, position }] : [],
  );
  if (holds.length === 0) return [];
  const known = new Set(
    itemsOfType([...standing, ...items], 'question').map((each) => each.dataID),
  );
  return holds.flatMap(({ item, position }) => {
    const sentence = holdFault(item, (id) => known.has(id));
    const { dataType, dataID } = item;
    return sentence === null ? [] : [{ position, dataType, dataID, sentence }];
  });
}

/** Questions whose steps to new option numbers cannot be followed. */
export function badOptionSteps(
  items: readonly (DesignItem & { readonly optionSteps?: readonly OptionStep[] | undefined })[],
): readonly BadDesignItem[] {
  return items.flatMap(({ dataType, dataID, questionOptions, optionSteps }, position) => {
    const sentence = optionSteps && optionStepsFault(optionSteps, splitOptions(questionOptions));
    return sentence ? [{ position, dataType, dataID, sentence }] : [];
  });
}

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
