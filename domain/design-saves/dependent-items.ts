// Finds what is removed along with other items of a design (QST-26, LOD-19).
import { withOwnedKeys } from '../criteria/criteria-items.ts';
import type { DesignKey } from '../design/design-item.ts';

/** By type, the types of the records that have the same ID and mean nothing without it. */
const DEPENDENTS: Readonly<Record<string, readonly string[]>> = {
  question: ['heldQuestion'],
  evaluation: ['gradingDueDate', 'askingDays', 'fairGrading', 'unwrittenEssays'],
};

/** The keys to remove, with those that depend on them. */
export function withDependents<Key extends DesignKey>(
  removals: readonly Key[],
): readonly (Key | DesignKey)[] {
  const added = removals.flatMap(({ dataType, dataID }) =>
    (DEPENDENTS[dataType] ?? []).map((dependent) => ({ dataType: dependent, dataID })),
  );
  return [...removals, ...withOwnedKeys(removals).slice(removals.length), ...added];
}
