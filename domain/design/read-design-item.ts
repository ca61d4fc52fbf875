// Decides which incoming records are accepted as design items, and what is wrong with the others (DSN-2 to DSN-7).
import { ID_LIMIT, TEXT_LIMIT } from '../base/call-limits.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';
import { isDataType } from './data-types.ts';
import {
  designItem,
  DESIGN_FIELDS,
  type DesignField,
  type DesignItem,
  type DesignKey,
} from './design-item.ts';

export type DesignFault =
  | { readonly code: 'not-a-record' }
  | { readonly code: 'not-a-string'; readonly field: DesignField }
  | { readonly code: 'not-storable'; readonly field: DesignField }
  | { readonly code: 'too-long'; readonly field: DesignField; readonly limit: number }
  | { readonly code: 'empty-id'; readonly field: 'dataID' }
  | { readonly code: 'unknown-data-type'; readonly field: 'dataType'; readonly given: string };

/** Reads one record of unknown shape; missing fields are '', fields of other names are left out. */
export function readDesignItem(input: unknown): Result<DesignItem, DesignFault> {
  if (!isRecord(input)) return refuse({ code: 'not-a-record' });
  const fields: Partial<Record<DesignField, string>> = {};
  for (const field of DESIGN_FIELDS) {
    const value = Object.hasOwn(input, field)
      ? input[field] === undefined
        ? ''
        : input[field]
      : '';
    if (typeof value !== 'string') return refuse({ code: 'not-a-string', field });
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
  if (!isRecord(input)) return refuse({ code: 'not-a-record' });
  const item = readDesignItem({ dataType: input['dataType'], dataID: input['dataID'] });
  if (!item.ok) return item;
  return accept({ dataType: item.value.dataType, dataID: item.value.dataID });
}

function keyFault({ dataType, dataID }: DesignKey): DesignFault | null {
  if (!isDataType(dataType)) {
    return { code: 'unknown-data-type', field: 'dataType', given: dataType.slice(0, 80) };
  }
  return dataID.trim() === '' ? { code: 'empty-id', field: 'dataID' } : null;
}

function textFault(field: DesignField, text: string): DesignFault | null {
  const limit = field === 'dataID' ? ID_LIMIT : TEXT_LIMIT;
  if (isLongerThan(text, limit)) return { code: 'too-long', field, limit };
  // A database stores neither NUL nor half a surrogate pair: it would fail, or change the text silently.
  const storable = !text.includes('\u0000') && text.isWellFormed();
  return storable ? null : { code: 'not-storable', field };
}

function isRecord(input: unknown): input is Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input);
}
