// Which incoming records are accepted as design items, and what is wrong with the others (DSN-2 to DSN-8).
import { accept, refuse, type Result } from '../base/result.ts';
import {
  designItem,
  DESIGN_FIELDS,
  isDataType,
  type DesignField,
  type DesignItem,
  type DesignKey,
} from './design-item.ts';

export const MAX_FIELD_CHARACTERS = 200_000;
export const MAX_ID_CHARACTERS = 200;
export const MAX_ITEMS = 10_000;

export type DesignFault =
  | { readonly word: 'not-a-record' }
  | { readonly word: 'not-a-string'; readonly field: DesignField }
  | { readonly word: 'not-storable'; readonly field: DesignField }
  | { readonly word: 'too-long'; readonly field: DesignField; readonly limit: number }
  | { readonly word: 'empty-id'; readonly field: 'dataID' }
  | { readonly word: 'unknown-data-type'; readonly field: 'dataType'; readonly given: string };

export interface BadEntry {
  /** Counted from 0, as in the list that was sent. */
  readonly position: number;
  readonly fault: DesignFault;
}

export type DesignListFault =
  | { readonly word: 'not-a-list' }
  | { readonly word: 'too-many-items'; readonly count: number }
  | { readonly word: 'bad-entries'; readonly entries: readonly BadEntry[] };

/** Reads one record of unknown shape; missing fields are '', fields of other names are left out. */
export function readDesignItem(input: unknown): Result<DesignItem, DesignFault> {
  if (!isRecord(input)) return refuse({ word: 'not-a-record' });
  const fields: Partial<Record<DesignField, string>> = {};
  for (const field of DESIGN_FIELDS) {
    const value = Object.hasOwn(input, field)
      ? input[field] === undefined
        ? ''
        : input[field]
      : '';
    if (typeof value !== 'string') return refuse({ word: 'not-a-string', field });
    const fault = textFault(field, value);
    if (fault) return refuse(fault);
    fields[field] = value;
  }
  const item = designItem({ dataType: '', dataID: '', ...fields });
  const fault = keyFault(item);
  return fault ? refuse(fault) : accept(item);
}

/** Reads the pair that names one item; the other fields need not be there. */
export function readDesignKey(input: unknown): Result<DesignKey, DesignFault> {
  if (!isRecord(input)) return refuse({ word: 'not-a-record' });
  const item = readDesignItem({ dataType: input['dataType'], dataID: input['dataID'] });
  if (!item.ok) return item;
  return accept({ dataType: item.value.dataType, dataID: item.value.dataID });
}

/** Reads a list of records; one bad entry refuses the whole list, and every bad one is reported. */
export function readDesignItems(input: unknown): Result<DesignItem[], DesignListFault> {
  return readList(input, readDesignItem);
}

/** Reads a list of pairs that name items, under the same limits. */
export function readDesignKeys(input: unknown): Result<DesignKey[], DesignListFault> {
  return readList(input, readDesignKey);
}

function readList<Entry>(
  input: unknown,
  readEntry: (entry: unknown) => Result<Entry, DesignFault>,
): Result<Entry[], DesignListFault> {
  if (!Array.isArray(input)) return refuse({ word: 'not-a-list' });
  if (input.length > MAX_ITEMS) return refuse({ word: 'too-many-items', count: input.length });
  const good: Entry[] = [];
  const bad: BadEntry[] = [];
  for (const [position, entry] of input.entries()) {
    const read = readEntry(entry);
    if (read.ok) good.push(read.value);
    else bad.push({ position, fault: read.reason });
  }
  return bad.length > 0 ? refuse({ word: 'bad-entries', entries: bad }) : accept(good);
}

function keyFault({ dataType, dataID }: DesignKey): DesignFault | null {
  if (!isDataType(dataType)) {
    return { word: 'unknown-data-type', field: 'dataType', given: dataType.slice(0, 80) };
  }
  return dataID.trim() === '' ? { word: 'empty-id', field: 'dataID' } : null;
}

function textFault(field: DesignField, text: string): DesignFault | null {
  const limit = field === 'dataID' ? MAX_ID_CHARACTERS : MAX_FIELD_CHARACTERS;
  if (isLongerThan(text, limit)) return { word: 'too-long', field, limit };
  // A database keeps neither NUL nor half a surrogate pair: it would fail or change the text in silence.
  const storable = !text.includes('\u0000') && text.isWellFormed();
  return storable ? null : { word: 'not-storable', field };
}

function isLongerThan(text: string, limit: number): boolean {
  if (text.length <= limit) return false;
  if (text.length > 2 * limit) return true;
  // Characters beyond the basic plane take two units of length.
  return Array.from(text).length > limit;
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
