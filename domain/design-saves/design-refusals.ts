// Design items that must not be stored: unknown kinds, fields that are too long, values that can't be read (GRD-41).
import { ownerType } from '../criteria/criteria-items.ts';
import { designFaultSentence } from '../design/design-fault-sentences.ts';
import {
  designKeyText,
  itemsOfType,
  type DesignItem,
  type DesignKey,
} from '../design/design-item.ts';
import { readDesignItem, readDesignKey } from '../design/read-design-item.ts';
import { holdFault } from '../questions/held-question.ts';
import { optionStepsFault, type OptionStep } from '../questions/option-steps.ts';
import { splitOptions } from '../questions/option-text.ts';
import { designValueFault } from './design-value-faults.ts';
import { fieldLimitFault } from './field-limits.ts';
import type { ValueFault } from './value-rule.ts';

/** Holds that name no question, or have a value; a question that is saved in the same list counts. */
export function badHolds(
  items: readonly DesignItem[],
  stored: readonly DesignItem[],
): readonly BadDesignItem[] {
  const holds = items.flatMap((item, index) =>
    item.dataType === 'heldQuestion' ? [{ item, position: index }] : [],
  );
  if (holds.length === 0) return [];
  const known = new Set(itemsOfType([...stored, ...items], 'question').map((each) => each.dataID));
  return holds.flatMap(({ item, position }) => {
    const sentence = holdFault(item, (id) => known.has(id));
    const { dataType, dataID } = item;
    return sentence === null ? [] : [{ position, dataType, dataID, sentence }];
  });
}

/** Criteria and weights of something that the course doesn't have; what is saved in the same list counts. */
export function badOwners(
  items: readonly DesignItem[],
  stored: readonly DesignItem[],
): readonly BadDesignItem[] {
  const owned = items.flatMap((item, index) => {
    const type = ownerType(item.dataType);
    return type === null ? [] : [{ item, position: index, type }];
  });
  if (owned.length === 0) return [];
  const known = new Set([...stored, ...items].map(designKeyText));
  return owned.flatMap(({ item: { dataType, dataID }, position, type }) => {
    if (known.has(designKeyText({ dataType: type, dataID }))) return [];
    const article = type === 'evaluation' ? 'an' : 'a';
    const sentence = `${dataType}: dataID must be the ID of ${article} ${type}, and not '${dataID}'.`;
    return [{ position, dataType, dataID, sentence }];
  });
}

/** Questions whose steps to new option numbers aren't consistent. */
export function badOptionSteps(
  items: readonly (DesignItem & { readonly optionSteps?: readonly OptionStep[] | undefined })[],
): readonly BadDesignItem[] {
  return items.flatMap(({ dataType, dataID, questionOptions, optionSteps }, index) => {
    const sentence = optionSteps && optionStepsFault(optionSteps, splitOptions(questionOptions));
    return sentence ? [{ position: index, dataType, dataID, sentence }] : [];
  });
}

export interface BadDesignItem extends ValueFault {
  /** The index in the list that was sent. */
  readonly position: number;
  readonly dataType: string;
  readonly dataID: string;
}

/**
 * Every item that can't be stored, with a sentence about why; `versions` are the current and earlier versions of the
 * items.
 */
export function badDesignItems(
  items: readonly DesignItem[],
  versions: readonly DesignItem[],
): readonly BadDesignItem[] {
  const wanted = new Set(items.map(designKeyText));
  const known = Map.groupBy(
    versions.filter((version) => wanted.has(designKeyText(version))),
    designKeyText,
  );
  return items.flatMap((item, index) => {
    const fault = faultOf(item, known.get(designKeyText(item)) ?? []);
    const { dataType, dataID } = item;
    return fault === null ? [] : [{ position: index, dataType, dataID, ...fault }];
  });
}

/** Every pair of type and id that names no item. */
export function badDesignKeys(keys: readonly DesignKey[]): readonly BadDesignItem[] {
  return keys.flatMap(({ dataType, dataID }, index) => {
    const read = readDesignKey({ dataType, dataID });
    return read.ok
      ? []
      : [{ position: index, dataType, dataID, sentence: designFaultSentence(read.reason) }];
  });
}

function faultOf(item: DesignItem, versions: readonly DesignItem[]): ValueFault | null {
  const read = readDesignItem(item);
  return read.ok
    ? (fieldLimitFault(item, versions) ?? designValueFault(item, versions))
    : { sentence: designFaultSentence(read.reason) };
}
