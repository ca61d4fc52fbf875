// Reads and sets the day by which the grading of an evaluation should be done: an optional setting of each (LOD-18,
// LOD-19).
import { isIsoDate, type IsoDate } from '../base/calendar.ts';
import { designItem, itemsOfType, type DesignItem, type DesignKey } from '../design/design-item.ts';
import type { DesignChanges } from '../design/diff-design.ts';

/** By evaluation, the day by which its grading should be done. */
export type GradingDueDates = ReadonlyMap<string, IsoDate>;

/** The dates that are set; one that can't be read counts as none. */
export function readGradingDueDates(items: readonly DesignItem[]): GradingDueDates {
  return new Map(
    itemsOfType(items, 'gradingDueDate').flatMap(({ dataID, dataText }) => {
      const date = dataText.trim();
      return isIsoDate(date) ? [[dataID, date] as const] : [];
    }),
  );
}

/** The change that sets the date of an evaluation, or removes it. */
export function gradingDueDateChange(evaluationId: string, date: IsoDate | null): DesignChanges {
  if (date === null) return { upserts: [], removals: [gradingDueDateKey(evaluationId)] };
  const item = designItem({ ...gradingDueDateKey(evaluationId), dataText: date });
  return { upserts: [item], removals: [] };
}

function gradingDueDateKey(evaluationId: string): DesignKey {
  return { dataType: 'gradingDueDate', dataID: evaluationId };
}
