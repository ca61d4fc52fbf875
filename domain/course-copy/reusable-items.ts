// Which items of a design may leave their course: no personal data and no state of the current term (RLL-1, RLL-2).
import { freshFairGrading } from '../blind-grading/fair-grading-record.ts';
import type { DataType } from '../design/data-types.ts';
import type { DesignItem } from '../design/design-item.ts';
import { isLastVisitedItem } from '../design/last-visited.ts';

/** The draft of a person to add, when work was handed back or should be graded, and the day that was set by hand. */
const LEFT_BEHIND: ReadonlySet<string> = new Set<DataType>([
  'newUserNetID',
  'newUserFullName',
  'newUserRole',
  'handBackTime',
  'gradingDueDate',
  'currentCourseDate',
]);

/** Whether an item belongs to the design itself, rather than to a person or to the current term. */
function isReusableItem(item: Pick<DesignItem, 'dataType'>): boolean {
  return !LEFT_BEHIND.has(item.dataType) && !isLastVisitedItem(item);
}

/** The items that another course can use, in the order given. No evaluation is handed back, and no names were shown. */
export function reusableItems(items: readonly DesignItem[]): DesignItem[] {
  return items.filter(isReusableItem).map(asAtStart);
}

function asAtStart(item: DesignItem): DesignItem {
  if (item.dataType === 'fairGrading') return freshFairGrading(item);
  return item.dataType === 'evaluation' ? { ...item, questionLogic: 'ungraded' } : item;
}
