// The kinds of contents that a text, a list or a file of the contract has. The proof of costs tries the worst
// contents of each kind.
import type { EndpointName } from '../../../contract/endpoint-table.ts';
import type { ContentKind } from './hostile-texts.ts';

export type FileKind = 'course file' | 'question file' | 'roster file';

export type FieldKind = ContentKind | FileKind | 'list';

/** The kind of every field by endpoint and place, as contract-fields.ts names them. */
export type FieldKinds = {
  readonly [Name in EndpointName]?: Readonly<Record<string, FieldKind>>;
};
