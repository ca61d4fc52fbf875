// New identifiers from the browser's own randomness.
import { makeId, type IdKind, type RandomBytes } from '@elenchus/domain/base/identifiers.ts';
import type { DataType } from '@elenchus/domain/design/data-types.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';

/** Random bytes, as the domain's makers of identifiers take them. */
export const randomBytes: RandomBytes = (count) => crypto.getRandomValues(new Uint8Array(count));

const TYPES: Record<IdKind, DataType> = {
  question: 'question',
  courseDate: 'courseDate',
  topic: 'topic',
  section: 'sectionName',
  thesis: 'thesis',
  evaluation: 'evaluation',
  persona: 'persona',
  noClass: 'noClass',
};

/** An identifier that no item of this kind has. */
export function newIdAmong(kind: IdKind, items: readonly DesignItem[]): string {
  const dataType = TYPES[kind];
  const taken = items.filter((item) => item.dataType === dataType).map(({ dataID }) => dataID);
  return makeId(kind, randomBytes(16), new Set(taken));
}
