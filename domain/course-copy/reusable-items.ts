// Decides which items of a design may leave their course: no personal data and no state of the current term (RLL-1,
// RLL-2).
import { freshFairGrading } from '../blind-grading/fair-grading-record.ts';
import { readKeptPersona, writeKeptPersona } from '../course/kept-persona.ts';
import { factsOf } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';
import { noClassItem, readNoClassItem } from '../schedule/no-class.ts';

/** Whether an item belongs to the design itself, rather than to a person or to the current term. */
function isReusableItem({ dataType }: Pick<DesignItem, 'dataType'>): boolean {
  return factsOf(dataType)?.leavesCourse !== 'never';
}

/**
 * The items that another course can use, in the order given, as they are written today. No evaluation is handed back, and
 * no names were shown.
 */
export function reusableItems(items: readonly DesignItem[]): DesignItem[] {
  return items.filter(isReusableItem).map(asAtStart);
}

function asAtStart(item: DesignItem): DesignItem {
  switch (item.dataType) {
    case 'evaluation':
      return { ...item, questionLogic: 'ungraded' };
    case 'fairGrading':
      return freshFairGrading(item);
    case 'noClass':
      return written(readNoClassItem(item), noClassItem) ?? item;
    case 'persona':
      return written(readKeptPersona(item), writeKeptPersona) ?? item;
    default:
      return item;
  }
}

/** The item as it is written today; null if it can't be read. */
function written<Value>(
  read: Value | null,
  write: (value: Value) => DesignItem,
): DesignItem | null {
  return read && write(read);
}
