// A typed record in a design item: a JSON object in dataText with the number of its version, and nothing else but the
// place of the item (DSN-217, DSN-218).
import { accept, refuse, type Result } from '../base/result.ts';
import { designItem, type DesignItem, type DesignKey } from './design-item.ts';
import type { ContentField } from './registry/item-content.ts';

/** What a type keeps in its record. A change of its meaning gets the next version. */
export interface RecordForm<Name extends string> {
  readonly version: number;
  /** In the order in which they are written. */
  readonly fields: readonly Name[];
}

export type RecordFault = 'not-a-record' | 'newer-version' | 'other-fields';

/** The fields that are empty beside a record. Release 1.0.0 kept parts of some types in them. */
export const FIELDS_BESIDE_RECORD = [
  'questionType',
  'questionOptions',
  'questionLogic',
  'questionCourseDate',
] as const satisfies readonly ContentField[];

/**
 * Whether an item has a typed record, and not the content that release 1.0.0 wrote. A text of that time can
 * begin with a brace too, but then there is more in the other fields.
 */
export function hasRecord(item: DesignItem): boolean {
  if (!item.dataText.trimStart().startsWith('{')) return false;
  return hasOnlyText(item) || parsedRecord(item.dataText) !== null;
}

/** The values of a record, by name; which values a field can have is up to its type. */
export function readRecord<Name extends string>(
  item: DesignItem,
  { version, fields }: RecordForm<Name>,
): Result<Readonly<Record<Name, unknown>>, RecordFault> {
  const record = parsedRecord(item.dataText);
  if (record === null) return refuse('not-a-record');
  if (record.version > version) return refuse('newer-version');
  if (!hasOnlyText(item)) return refuse('other-fields');
  return isOfForm(record, fields) ? accept(record) : refuse('not-a-record');
}

/** The item with a record; `dataIndex` is its place, if it has one. */
export function recordItem<Name extends string>(
  key: DesignKey & { readonly dataIndex?: string },
  { version, fields }: RecordForm<Name>,
  values: Readonly<Record<NoInfer<Name>, unknown>>,
): DesignItem {
  const named = fields.map((name) => [name, values[name]] as const);
  return designItem({
    ...key,
    dataText: JSON.stringify({ version, ...Object.fromEntries(named) }),
  });
}

function hasOnlyText(item: DesignItem): boolean {
  return FIELDS_BESIDE_RECORD.every((field) => item[field] === '');
}

type ParsedRecord = Readonly<Record<string, unknown>> & { readonly version: number };

/** null for anything but an object with the number of a version. */
function parsedRecord(text: string): ParsedRecord | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isVersioned(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

function isVersioned(parsed: unknown): parsed is ParsedRecord {
  if (typeof parsed !== 'object' || parsed === null || !('version' in parsed)) return false;
  const { version } = parsed;
  return typeof version === 'number' && Number.isSafeInteger(version) && version > 0;
}

/** A misspelled field would otherwise count as absent. */
function isOfForm<Name extends string>(
  record: ParsedRecord,
  fields: readonly Name[],
): record is ParsedRecord & Readonly<Record<Name, unknown>> {
  const names = Object.keys(record);
  return names.length === fields.length + 1 && fields.every((name) => names.includes(name));
}
