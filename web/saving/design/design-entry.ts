// One change of one design item, and how the save queue keeps it: as two texts, one before and one after.
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import {
  DESIGN_FIELDS,
  designItem,
  designKeyText,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { isLastVisitedItem } from '@elenchus/domain/design/last-visited.ts';
import { holdOf } from '@elenchus/domain/questions/held-question.ts';
import type { OptionStep } from '@elenchus/domain/questions/option-steps.ts';
import type { Fields } from '../queue/queue-state.ts';

/** An item before and after a change; null where there is none. */
export interface DesignEntry {
  readonly key: string;
  readonly before: DesignItem | null;
  readonly after: DesignItem | null;
  /** Of a question whose stored answers follow its options: how they got their new numbers. */
  readonly step?: OptionStep;
}

/** The parts of the key that designKeyText made. */
export function readKeyText(key: string): DesignKey {
  const slash = key.indexOf('/');
  return { dataType: key.slice(0, slash), dataID: key.slice(slash + 1) };
}

/** The hold of a question: the server knows no hold without its question (DSN-32). */
export function followersOf(key: string): readonly string[] {
  const { dataType, dataID } = readKeyText(key);
  return dataType === 'question' ? [designKeyText(holdOf(dataID))] : [];
}

/** Whether a person made the item under this key. The place where a person was is stored too, but nobody made it. */
export function isWork(key: string): boolean {
  return !isLastVisitedItem(readKeyText(key));
}

/**
 * What the queue keeps of a change. It leaves out an edit that equals the last one it saw saved; a number
 * makes each different, because somebody else may have changed the item in between.
 */
export function fieldsOf(
  { before, after }: DesignEntry,
  madeAt: number,
  steps: readonly OptionStep[] = [],
): Fields {
  const texts = { before: itemText(before), after: itemText(after), madeAt: String(madeAt) };
  return steps.length === 0 ? texts : { ...texts, steps: JSON.stringify(steps) };
}

const entries = new WeakMap<Fields, DesignEntry>();

/** The change that the queue keeps; the same object for the same record. */
export function entryOf(key: string, fields: Fields): DesignEntry {
  const known = entries.get(fields);
  if (known) return known;
  const entry = {
    key,
    before: readItem(fields['before'] ?? ''),
    after: readItem(fields['after'] ?? ''),
  };
  entries.set(fields, entry);
  return entry;
}

/** The item in a form that can be stored. */
export function storableItem(item: DesignItem): DesignItem {
  const texts = DESIGN_FIELDS.map((field) => [field, storableText(item[field])] as const);
  return designItem({ ...item, ...Object.fromEntries(texts) });
}

/** Whether two items, or the absence of them, are the same. */
export function isSameEntry(one: DesignItem | null, other: DesignItem | null): boolean {
  return one === other || itemText(one) === itemText(other);
}

/** The version that an item of a loaded design has: 0 when there is none, undefined when it is not known. */
export function versionIn(
  items: readonly (DesignItem & { readonly version?: number })[],
  key: string,
): number | undefined {
  const item = items.find((each) => designKeyText(each) === key);
  return item ? item.version : 0;
}

const maps = new WeakMap<readonly DesignItem[], ReadonlyMap<string, DesignItem>>();

/** The items by their key; the same map for the same list. */
export function itemsByKey(items: readonly DesignItem[]): ReadonlyMap<string, DesignItem> {
  const known = maps.get(items);
  if (known) return known;
  const map = new Map(items.map((item) => [designKeyText(item), item]));
  maps.set(items, map);
  return map;
}

function itemText(item: DesignItem | null): string {
  return item === null ? '' : JSON.stringify(DESIGN_FIELDS.map((field) => item[field]));
}

function readItem(text: string): DesignItem | null {
  if (text === '') return null;
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) return null;
  const texts = DESIGN_FIELDS.map((field, place) => [field, String(values[place] ?? '')] as const);
  const fields: Record<string, string> = Object.fromEntries(texts);
  return designItem({
    ...fields,
    dataType: fields['dataType'] ?? '',
    dataID: fields['dataID'] ?? '',
  });
}
