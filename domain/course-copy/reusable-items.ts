// Decides which items of a design may leave their course: no personal data and no state of the current term (RLL-1,
// RLL-2).
import { freshFairGrading } from '../blind-grading/fair-grading-record.ts';
import { factsOf } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';

/** Whether an item belongs to the design itself, rather than to a person or to the current term. */
function isReusableItem({ dataType }: Pick<DesignItem, 'dataType'>): boolean {
  return factsOf(dataType)?.leavesCourse !== 'never';
}

/** The items that another course can use, in the order given. No evaluation is handed back, and no names were shown. */
export function reusableItems(items: readonly DesignItem[]): DesignItem[] {
  return items.filter(isReusableItem).map(asAtStart);
}

function asAtStart(item: DesignItem): DesignItem {
  if (item.dataType === 'fairGrading') return freshFairGrading(item);
  return item.dataType === 'evaluation' ? { ...item, questionLogic: 'ungraded' } : item;
}
