// Texts of a record that its entry in a course file can't express: they are kept beside it (FIL-2).
import { DESIGN_FIELDS, type DesignField, type DesignItem } from '../design/design-item.ts';

/** The fields that an entry expresses by its own fields. Its key and its place are given by where the entry is. */
const STORED_FIELDS = [
  'dataText',
  'questionType',
  'questionOptions',
  'questionLogic',
  'questionCourseDate',
] as const satisfies readonly DesignField[];
type StoredField = (typeof STORED_FIELDS)[number];

export type StoredFieldTexts = Readonly<Partial<Record<StoredField, string>>>;

/** The entry with the texts of the record that `write` would not give back. */
export function withStoredTexts<Entry extends object>(
  entry: Entry,
  stored: DesignItem | undefined,
  write: (entry: Entry) => DesignItem,
): Entry & { readonly asStored?: StoredFieldTexts } {
  if (stored === undefined) return entry;
  const written = write(entry);
  const lost = STORED_FIELDS.filter((field) => written[field] !== stored[field]);
  if (lost.length === 0) return entry;
  return { ...entry, asStored: Object.fromEntries(lost.map((field) => [field, stored[field]])) };
}

/** The record of an entry, with the texts that are kept beside it. */
export function applyStoredTexts(
  item: DesignItem,
  texts: StoredFieldTexts | undefined,
): DesignItem {
  return texts === undefined ? item : { ...item, ...texts };
}

/** A list of records in one order, whatever order they came in. */
export function inKeyOrder(items: readonly DesignItem[]): DesignItem[] {
  return items.toSorted((one, other) => {
    for (const field of DESIGN_FIELDS) {
      if (one[field] !== other[field]) return one[field] < other[field] ? -1 : 1;
    }
    return 0;
  });
}
