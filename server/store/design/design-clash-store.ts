// Whether a change of the design would let two items share what only one can have.
import {
  CONFLICTING_TYPES,
  designConflict,
} from '@elenchus/domain/design-saves/design-conflicts.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { recordsOfTypes } from './design-records.ts';

/** The sentence for a clash, or null; only items of the kinds that change are read. */
export function* storedDesignClash(
  course: string,
  upserts: readonly DesignItem[],
  removals: readonly DesignItem[],
): Steps<string | null> {
  const types = new Set(upserts.map(({ dataType }) => dataType)).intersection(CONFLICTING_TYPES);
  if (types.size === 0) return null;
  const before = yield* rowsOf(recordsOfTypes(course, [...types]));
  return designConflict(before, applyChanges(before, { upserts, removals }));
}
