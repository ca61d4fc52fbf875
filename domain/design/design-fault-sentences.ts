// The sentences for design records that were refused (DSN-8).
import {
  MAX_ITEMS,
  type BadEntry,
  type DesignFault,
  type DesignListFault,
} from './read-design-item.ts';

/** What is wrong with one record, in words. */
export function designFaultSentence(fault: DesignFault): string {
  switch (fault.word) {
    case 'not-a-record':
      return 'A design item must be an object with text fields.';
    case 'not-a-string':
      return `The field ${fault.field} must be text.`;
    case 'not-storable':
      return `The field ${fault.field} contains a character that can’t be stored.`;
    case 'too-long':
      return `The field ${fault.field} is longer than ${fault.limit} characters.`;
    case 'empty-id':
      return 'The field dataID must not be empty.';
    case 'unknown-data-type':
      return `The dataType '${fault.given}' is not known.`;
    default:
      return fault satisfies never;
  }
}

/** What is wrong with one entry of a list, with its position counted from 1. */
export function badEntrySentence({ position, fault }: BadEntry): string {
  return `Item ${position + 1}: ${designFaultSentence(fault)}`;
}

/** What is wrong with a list of records, in words; the entries have their own sentences. */
export function designListFaultSentence(fault: DesignListFault): string {
  switch (fault.word) {
    case 'not-a-list':
      return 'designData must be a list of design items.';
    case 'too-many-items':
      return `You can save at most ${MAX_ITEMS} design items at once; this call has ${fault.count}.`;
    case 'bad-entries':
      return fault.entries.length === 1
        ? 'One design item can’t be saved. Nothing was changed.'
        : `${fault.entries.length} design items can’t be saved. Nothing was changed.`;
    default:
      return fault satisfies never;
  }
}
