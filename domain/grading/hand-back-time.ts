// Records when evaluations were handed back, by the server's clock, and finds the one handed back last (GRD-82,
// GRD-83).
import { compareDueDates } from '../base/due-date.ts';
import { designItem, designKeyText, itemsOfType, type DesignItem } from '../design/design-item.ts';
import { isHandedBack, type Evaluation } from './evaluation.ts';

/** By evaluation, the epoch milliseconds of its last hand back. */
export type HandBackTimes = ReadonlyMap<string, number>;

/** A stored time as epoch milliseconds; null for anything that isn't a time in UTC. */
export function parseHandBackTime(text: string): number | null {
  const typed = text.trim();
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(typed);
  const epochMs = isTime ? Date.parse(typed) : NaN;
  return Number.isNaN(epochMs) ? null : epochMs;
}

/** The times that are recorded; an evaluation that was handed back before they were has none. */
export function readHandBackTimes(items: readonly DesignItem[]): HandBackTimes {
  return new Map(
    itemsOfType(items, 'handBackTime').flatMap(({ dataID, dataText }) => {
      const epochMs = parseHandBackTime(dataText);
      return epochMs === null ? [] : [[dataID, epochMs]];
    }),
  );
}

/** The record of a hand back. */
export function writeHandBackTime(evaluationId: string, epochMs: number): DesignItem {
  return designItem({
    dataType: 'handBackTime',
    dataID: evaluationId,
    dataText: new Date(epochMs).toISOString(),
  });
}

interface HandBackRecords {
  readonly upserts: readonly DesignItem[];
  /** Times of evaluations that are taken back or removed. */
  readonly removals: readonly DesignItem[];
}

/**
 * The times to write and to remove with these changes of evaluations, in the same save: a time changes together with
 * the state of its evaluation.
 */
export function handBackRecords(
  changed: {
    readonly stored: ReadonlyMap<string, DesignItem>;
    readonly upserts: readonly DesignItem[];
    readonly removed: readonly DesignItem[];
  },
  at: number,
): HandBackRecords {
  const evaluations = changed.upserts.filter(isEvaluation);
  const handedBack = evaluations.filter((item) => {
    const before = changed.stored.get(designKeyText(item));
    return isHandedBack(item) && !(before && isHandedBack(before));
  });
  const open = [...evaluations.filter((item) => !isHandedBack(item)), ...changed.removed].filter(
    isEvaluation,
  );
  return {
    upserts: handedBack.map(({ dataID }) => writeHandBackTime(dataID, at)),
    removals: open.map(({ dataID }) => designItem({ dataType: 'handBackTime', dataID })),
  };
}

/** The evaluations that these changes hand back to everyone, and those that they take back from everyone. */
export function handBackFlips(changed: {
  readonly stored: ReadonlyMap<string, DesignItem>;
  readonly upserts: readonly DesignItem[];
}): { readonly handedBack: readonly string[]; readonly takenBack: readonly string[] } {
  const flipped = changed.upserts.filter((item) => {
    const before = changed.stored.get(designKeyText(item));
    return (
      isEvaluation(item) && isHandedBack(item) !== (before !== undefined && isHandedBack(before))
    );
  });
  const ids = (areBack: boolean) =>
    flipped.filter((item) => isHandedBack(item) === areBack).map(({ dataID }) => dataID);
  return { handedBack: ids(true), takenBack: ids(false) };
}

function isEvaluation({ dataType }: DesignItem): boolean {
  return dataType === 'evaluation';
}

/** The evaluation that opens first: the one handed back last, and without recorded times the one due last. */
export function preselectedEvaluation(
  evaluations: readonly Evaluation[],
  times: HandBackTimes,
): Evaluation | null {
  let latest: Evaluation | null = null;
  for (const evaluation of evaluations) {
    if (!evaluation.handedBack) continue;
    if (latest === null || isLater(evaluation, latest, times)) latest = evaluation;
  }
  return latest;
}

/** A recorded time is later than none; of equal times the later due date decides. */
function isLater(one: Evaluation, other: Evaluation, times: HandBackTimes): boolean {
  const [time, otherTime] = [times.get(one.id) ?? 0, times.get(other.id) ?? 0];
  if (time !== otherTime) return time > otherTime;
  if (one.dueDate === null || other.dueDate === null) return other.dueDate === null;
  return compareDueDates(one.dueDate, other.dueDate) >= 0;
}
