// Says why a typed record can't be saved (DSN-217), apart from the reading: pages of students load that.
import { joinedList } from '../base/quoted-text.ts';
import type { ContentField } from './registry/item-content.ts';
import { FIELDS_BESIDE_RECORD, type RecordFault, type RecordForm } from './typed-record.ts';

/** The fields that decide whether a record can be read. */
export const RECORD_FIELDS: readonly ContentField[] = ['dataText', ...FIELDS_BESIDE_RECORD];

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
      return `${dataType}: dataText has the whole record, so ${joinedList(FIELDS_BESIDE_RECORD, 'and')} must be empty.`;
  }
}
