// The facts that every type of data states about itself. 'own-rule' means that code elsewhere decides: it has a
// table with an entry for each such type, so a missing one fails the type check.
import type { ContentField } from './item-content.ts';

/** A field whose text must be readable, if there is any. */
export interface ReadableField {
  readonly field: ContentField;
  readonly isReadable: (text: string) => boolean;
  /** Completes "must be …". */
  readonly expected: string;
}

/** A field with a rule that words its own refusals. */
export interface CheckedField {
  readonly field: ContentField;
  readonly faultIn: (text: string) => string | null;
}

export type FieldFaults = readonly (ReadableField | CheckedField)[];

/** The row of a type in docs/api.md. */
interface ApiText {
  /** What the dataID is; 1 for settings. */
  readonly id?: string;
  /** What the other fields contain. */
  readonly contents: string;
  /** For settings, what their form can't read. */
  readonly refused?: string;
  /** Who gets it, where a rule of its own decides. */
  readonly audience?: string;
}

export interface TypeFacts {
  /** Who gets its items. */
  readonly audience: 'everyone' | 'students' | 'staff' | 'own-rule';
  /** The part of the course by which the history of the design is filtered. */
  readonly kind: 'questions' | 'schedule' | 'grading' | 'general';
  /** What the history of the design calls an item, and what it adds to tell items apart. */
  readonly name: string;
  readonly namedBy: 'type' | 'text' | 'id' | 'evaluation' | 'own-rule';
  /** The same within a sentence of the design screens. */
  readonly sentenceName: string;
  readonly sentenceBy: 'type' | 'text' | 'text-or-id';
  /**
   * Whether another course can have it: never, only a course that its own instructor makes from this one, or also a
   * course file. A file of version 1 has a fixed list of settings; what was added later is a record there.
   */
  readonly leavesCourse: 'never' | 'in-copies' | 'as-setting' | 'as-record';
  /** The fields that must be readable. */
  readonly faults: FieldFaults | 'own-rule';
  /**
   * The edits that can change what students see or how their work is counted: those of these fields, of a flag that
   * is switched off, or none. With a list of fields, adding or removing an item counts too.
   */
  readonly changesWhatIsSeen: readonly ContentField[] | 'when-off' | 'never' | 'own-rule';
  /** For a flag: the types whose items go to staff alone while it is off. */
  readonly hides?: readonly string[];
  /** Its row in docs/api.md. The 47 types that the API has had from the start aren't listed there. */
  readonly api: 'not-listed' | ApiText;
}
