// Finds the last index among records, after which new ones go.
import { parseIndex } from '../base/ordering.ts';
import type { DataType } from '../design/data-types.ts';
import { itemsOfType, type DesignItem } from '../design/design-item.ts';

/** The last index among the records of these types. */
export function lastIndex(items: readonly DesignItem[], ...dataTypes: readonly DataType[]): number {
  const indexes = dataTypes
    .flatMap((dataType) => itemsOfType(items, dataType))
    .map(({ dataIndex }) => parseIndex(dataIndex) ?? 0);
  return indexes.reduce((most, index) => Math.max(most, Math.floor(index)), 0);
}
