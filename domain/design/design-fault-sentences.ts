// The sentences for design records that were refused.
import type { DesignFault } from './read-design-item.ts';

/** The sentence for one faulty record. */
export function designFaultSentence(fault: DesignFault): string {
  switch (fault.code) {
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
