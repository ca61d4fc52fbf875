// The time at which an evaluation is handed back changes together with its state: recorded, kept and removed in the
// same save.
import { designItem, designKeyText, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { writeHandBackTime } from '@elenchus/domain/grading/hand-back-time.ts';

interface HandBackRecords {
  readonly upserts: readonly DesignItem[];
  /** Times of evaluations that are taken back or removed. */
  readonly removals: readonly DesignItem[];
}

/** The times to write and to remove with these changes of evaluations. */
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
    return isBack(item) && !(before && isBack(before));
  });
  const open = [...evaluations.filter((item) => !isBack(item)), ...changed.removed].filter(
    isEvaluation,
  );
  return {
    upserts: handedBack.map(({ dataID }) => writeHandBackTime(dataID, at)),
    removals: open.map(({ dataID }) => designItem({ dataType: 'handBackTime', dataID })),
  };
}

function isEvaluation({ dataType }: DesignItem): boolean {
  return dataType === 'evaluation';
}

function isBack(item: DesignItem): boolean {
  return readEvaluation(item).handedBack;
}
