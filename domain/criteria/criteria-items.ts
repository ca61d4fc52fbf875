// The records of a design about criteria and weights. Most pages only carry them along, so that they don't need the
// rules that read them.
import type { DataType } from '../design/data-types.ts';
import type { DesignItem, DesignKey } from '../design/design-item.ts';

const TYPES: ReadonlySet<string> = new Set<DataType>([
  'evaluationCriteria',
  'questionCriteria',
  'evaluationWeight',
  'courseGradeForStudents',
]);

/** The records about criteria and weights, in the order given. */
export function criteriaItems(items: readonly DesignItem[]): readonly DesignItem[] {
  return items.filter(({ dataType }) => TYPES.has(dataType));
}

/** The type of what a record belongs to, by the type of the record: it has the same ID. */
const OWNERS: Readonly<Record<string, DataType>> = {
  evaluationCriteria: 'evaluation',
  evaluationWeight: 'evaluation',
  questionCriteria: 'question',
};

/** The type of the item that a record belongs to; null for records that belong to none. */
export function ownerType(dataType: string): DataType | null {
  return OWNERS[dataType] ?? null;
}

/** The keys with those of the records that belong to them: a deleted evaluation takes its criteria and weight with it. */
export function withOwnedKeys(keys: readonly DesignKey[]): readonly DesignKey[] {
  const owned = keys.flatMap(({ dataType, dataID }) =>
    Object.keys(OWNERS)
      .filter((type) => OWNERS[type] === dataType)
      .map((type) => ({ dataType: type, dataID })),
  );
  return [...keys, ...owned];
}
