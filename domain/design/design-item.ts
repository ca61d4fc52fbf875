// The flat record in which every part of a course design is sent and stored, and the types of data it can contain
// (DSN-1). All values are strings.
import type { DataType } from './data-types.ts';
import type { ItemContent } from './registry/item-content.ts';

export interface DesignItem extends ItemContent {
  readonly dataType: string;
  readonly dataID: string;
}

export type DesignKey = Pick<DesignItem, 'dataType' | 'dataID'>;

export const DESIGN_FIELDS = [
  'dataType',
  'dataID',
  'dataIndex',
  'dataText',
  'questionType',
  'questionOptions',
  'questionLogic',
  'questionCourseDate',
] as const satisfies readonly (keyof DesignItem)[];
export type DesignField = (typeof DESIGN_FIELDS)[number];

/** A whole record from the fields that differ from ''. */
export function designItem(fields: DesignKey & Partial<DesignItem>): DesignItem {
  return {
    dataIndex: '',
    dataText: '',
    questionType: '',
    questionOptions: '',
    questionLogic: '',
    questionCourseDate: '',
    ...fields,
  };
}

/** The pair of type and id as one text, equal exactly when both are. */
export function designKeyText(key: DesignKey): string {
  // No data type contains a slash, so the first one always ends the type.
  return `${key.dataType}/${key.dataID}`;
}

/** The records of one type, in the order given. */
export function itemsOfType(items: readonly DesignItem[], dataType: DataType): DesignItem[] {
  return items.filter((item) => item.dataType === dataType);
}

/** One item per type and id: of several, the last one counts, as if they had been saved one after the other. */
export function lastOfEachKey(items: readonly DesignItem[]): DesignItem[] {
  return [...byKey(items).values()];
}

/** The items by type and id: of several, the last one. */
export function byKey(items: readonly DesignItem[]): Map<string, DesignItem> {
  return new Map(items.map((item) => [designKeyText(item), item]));
}
