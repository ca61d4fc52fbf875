// Brings the records of a save that say whether work is handed back into the form in which they are kept (GRD-82).
import { designKeyText, type DesignItem, type DesignKey } from '../design/design-item.ts';
import { isHandedBack } from './evaluation.ts';
import { parseHandBackTime, writeHandBackTime } from './hand-back-time.ts';

/** A record as it is given back: with one word for "handed back", and one form for a time. */
export function settledHandBack<Item extends DesignItem>(item: Item): Item {
  if (isHandedBack(item)) return { ...item, questionLogic: 'graded' };
  const epochMs = isTime(item) ? parseHandBackTime(item.dataText) : null;
  return epochMs === null ? item : { ...item, ...writeHandBackTime(item.dataID, epochMs) };
}

/** The records to save: only an evaluation that is handed back after the save has a time. */
export function withoutLooseTimes<Item extends DesignItem>(
  items: readonly Item[],
  stored: ReadonlyMap<string, DesignItem>,
  removals: readonly DesignKey[],
): readonly Item[] {
  if (!items.some(isTime)) return items;
  const after = new Map(stored);
  for (const key of removals) after.delete(designKeyText(key));
  for (const item of items) after.set(designKeyText(item), item);
  return items.filter((item) => {
    if (!isTime(item)) return true;
    const evaluation = after.get(designKeyText(evaluationOf(item)));
    return !isBlankTime(item) && evaluation !== undefined && isHandedBack(evaluation);
  });
}

/** The evaluations to which the times among these records belong. */
export function timedEvaluations(items: readonly DesignItem[]): readonly DesignKey[] {
  return items.filter(isTime).map(evaluationOf);
}

/** Whether a record of a time has none: saving it takes the time away. */
export function isBlankTime(item: DesignItem): boolean {
  return isTime(item) && parseHandBackTime(item.dataText) === null;
}

function isTime({ dataType }: DesignItem): boolean {
  return dataType === 'handBackTime';
}

function evaluationOf({ dataID }: DesignItem): DesignKey {
  return { dataType: 'evaluation', dataID };
}
