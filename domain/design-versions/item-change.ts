// Reads and writes the changed items of a version, and decides which items have versions at all (HIS-1, HIS-2).
import { DESIGN_FIELDS, designItem, type DesignItem } from '../design/design-item.ts';
import { isLastVisitedItem } from '../design/last-visited.ts';

/** An item before and after a change; null where there is none. */
export interface ItemChange {
  readonly before: DesignItem | null;
  readonly after: DesignItem | null;
}

const DRAFT_TYPES: ReadonlySet<string> = new Set([
  'newUserNetID',
  'newUserFullName',
  'newUserRole',
]);

/** Whether an item is part of the course. The last-visited markers and the draft of a new user aren't. */
export function isVersioned(item: Pick<DesignItem, 'dataType'>): boolean {
  return !isLastVisitedItem(item) && !DRAFT_TYPES.has(item.dataType);
}

/** The item of a change, as it is after it, or as it was if it was deleted. */
export function changedItem({ before, after }: ItemChange): DesignItem {
  const item = after ?? before;
  if (!item) throw new Error('A change has an item before or after it.');
  return item;
}

/** The changes of a version as text. Only values are stored, so that a search finds what people wrote. */
export function changesText(changes: readonly ItemChange[]): string {
  return JSON.stringify(changes.map(({ before, after }) => [valuesOf(before), valuesOf(after)]));
}

/** Reads what changesText wrote; a field that was added to the product later is ''. */
export function readChanges(text: string): readonly ItemChange[] {
  const rows: unknown = JSON.parse(text);
  return listOf(rows).map((row) => {
    const [before, after] = listOf(row);
    return { before: itemOf(before), after: itemOf(after) };
  });
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function valuesOf(item: DesignItem | null): readonly string[] | null {
  return item && DESIGN_FIELDS.map((field) => item[field]);
}

function itemOf(values: unknown): DesignItem | null {
  if (!Array.isArray(values)) return null;
  const fields = Object.fromEntries(
    DESIGN_FIELDS.map((field, index) => [field, String(values[index] ?? '')]),
  );
  const { dataType = '', dataID = '' } = fields;
  return designItem({ ...fields, dataType, dataID });
}
