// A typed record in a design item: a JSON object in dataText with the number of its version, and nothing else but the
// place of the item (DSN-217, DSN-218).
import { joinedList } from '../base/quoted-text.ts';
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

/** The fields that are empty beside a record. Releases up to 1.1.0 kept parts of some types in them. */
const OTHER_FIELDS = [
  'questionType',
  'questionOptions',
  'questionLogic',
  'questionCourseDate',
] as const satisfies readonly ContentField[];

/** The fields that decide whether a record can be read. */
export const RECORD_FIELDS: readonly ContentField[] = ['dataText', ...OTHER_FIELDS];

/**
 * Whether an item has a typed record, and not the content that releases up to 1.1.0 wrote. A text of that time can
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

/** The sentence for a record that can't be saved; `values` completes it where the fields need more words. */
export function recordFaultSentence(
  fault: RecordFault,
  dataType: string,
  { version, fields }: RecordForm<string>,
  values = '',
): string {
  switch (fault) {
    case 'not-a-record':
      return `${dataType}: dataText must be a JSON object with ${joinedList([`version ${version}`, ...fields], 'and')}${values}.`;
    case 'newer-version':
      return `${dataType}: dataText has a version that this server doesn’t know yet. Send version ${version}.`;
    case 'other-fields':
      return `${dataType}: dataText has the whole record, so ${joinedList(OTHER_FIELDS, 'and')} must be empty.`;
  }
}

function hasOnlyText(item: DesignItem): boolean {
  return OTHER_FIELDS.every((field) => item[field] === '');
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
