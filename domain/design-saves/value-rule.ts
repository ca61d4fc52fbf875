// The form of a rule about a value of a design item, and rules about a single field.
import type { DesignField, DesignItem } from '../design/design-item.ts';
import { RECORD_FIELDS } from '../design/record-fault-sentence.ts';

export interface ValueFault {
  readonly sentence: string;
  readonly field?: DesignField;
  /** Where in the field the fault is, counted from 0; `to` is the first character after it. */
  readonly from?: number;
  readonly to?: number;
}

export interface ValueRule {
  /** The rule applies only when one of these has changed: an older value can always be saved again. */
  readonly fields: readonly DesignField[];
  /** What is wrong with the item, or null. */
  readonly fault: (item: DesignItem) => ValueFault | null;
}

/** A rule about the text of one field. */
export function fieldRule(
  field: DesignField,
  sentenceFor: (given: string, item: DesignItem) => string | null,
): ValueRule {
  return {
    fields: [field],
    fault: (item) => {
      const sentence = sentenceFor(item[field], item);
      return sentence === null ? null : { sentence, field };
    },
  };
}

/** A rule about a typed record, or about the content that release 1.0.0 had in its place. */
export function recordRule(sentenceFor: (item: DesignItem) => string | null): ValueRule {
  return {
    fields: RECORD_FIELDS,
    fault: (item) => {
      const sentence = sentenceFor(item);
      return sentence === null ? null : { sentence };
    },
  };
}

/** A field whose text must be readable; an empty one has its default and is always readable. */
export function readableField(
  field: DesignField,
  isReadable: (given: string) => boolean,
  expected: string,
): ValueRule {
  return fieldRule(field, (given, { dataType }) =>
    given.trim() === '' || isReadable(given)
      ? null
      : `${dataType}: ${field} must be ${expected}, and not '${shown(given)}'.`,
  );
}

/** Enough of a value to recognize it. */
export function shown(given: string): string {
  return given.length > 40 ? `${given.slice(0, 40)}…` : given;
}
