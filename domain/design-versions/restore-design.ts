// Restoring items, a section or everything of an earlier design as changes of the current one (HIS-9 to HIS-13).
import { withOwnedKeys } from '../criteria/criteria-items.ts';
import { designKeyText, type DesignItem } from '../design/design-item.ts';
import { applyChanges, diffDesign, type DesignChanges } from '../design/diff-design.ts';
import { readEvaluation } from '../grading/evaluation.ts';
import { readSchedule, scheduleChanges } from '../schedule/schedule-codec.ts';
import type { ScheduleIds } from '../schedule/schedule-ids.ts';
import { isVersioned } from './item-change.ts';
import { missingKeys } from './missing-references.ts';
import { scheduleWithRestored } from './restored-schedule.ts';

const SCHEDULE: ReadonlySet<string> = new Set([
  'sectionName',
  'topic',
  'courseDate',
  'syllabusLinkItem',
]);

/** Whether an item can be restored alone: dates belong to their class day, times to their hand back. */
export function isRestorable(item: Pick<DesignItem, 'dataType'>): boolean {
  return isVersioned(item) && item.dataType !== 'courseDate' && !STAYING.has(item.dataType);
}

/** The types that an earlier version doesn't bring back: when work was handed back, and whether names are hidden. */
const STAYING: ReadonlySet<string> = new Set(['handBackTime', 'fairGrading']);

interface RestorePlan {
  readonly changes: DesignChanges;
  /** Items of the earlier design that the restored ones name and the course no longer has. */
  readonly missing: readonly DesignItem[];
}

/** The changes that bring these items back; withMissing brings along what they name. */
export function restoreItems(
  then: readonly DesignItem[],
  now: readonly DesignItem[],
  keys: ReadonlySet<string>,
  options: { readonly withMissing: boolean; readonly ids: ScheduleIds },
): RestorePlan {
  const changes = changesOf(then, now, keys, options.ids);
  const after = applyChanges(now, changes);
  const found = missingKeys(changes.upserts, then, after);
  if (!options.withMissing || found.length === 0) return { changes, missing: found };
  return restoreItems(then, now, new Set([...keys, ...found.map(designKeyText)]), options);
}

function changesOf(
  then: readonly DesignItem[],
  now: readonly DesignItem[],
  keys: ReadonlySet<string>,
  ids: ScheduleIds,
): DesignChanges {
  const earlier = new Map(then.map((item) => [designKeyText(item), item]));
  const current = new Map(now.map((item) => [designKeyText(item), item]));
  const rows = [...keys].filter((key) => SCHEDULE.has(typeOf(key)) && earlier.has(key));
  const schedule =
    rows.length === 0
      ? { upserts: [], removals: [] }
      : scheduleChanges(
          now,
          scheduleWithRestored(readSchedule(then), readSchedule(now), new Set(rows), ids),
        );
  const others = [...keys, ...holdsOf(keys, earlier, current)].filter(
    (key) =>
      !SCHEDULE.has(typeOf(key)) || (typeOf(key) === 'syllabusLinkItem' && !earlier.has(key)),
  );
  const restored = others.flatMap((key) => earlier.get(key) ?? []);
  const sections = new Set(
    applyChanges(now, schedule)
      .filter(({ dataType }) => dataType === 'sectionName')
      .map(({ dataID }) => dataID),
  );
  return {
    upserts: [
      ...schedule.upserts,
      ...listedAgain(keys, earlier, current),
      ...restored.flatMap((item) => keptState(item, current, sections)),
    ].filter((item) => isDifferent(item, current)),
    removals: [
      ...schedule.removals,
      ...others.flatMap((key) => (earlier.has(key) ? [] : (current.get(key) ?? []))),
    ].map(({ dataType, dataID }) => ({ dataType, dataID })),
  };
}

/** The evaluations that listed a deleted section list it again when it is restored. */
function listedAgain(
  keys: ReadonlySet<string>,
  earlier: ReadonlyMap<string, DesignItem>,
  current: ReadonlyMap<string, DesignItem>,
): DesignItem[] {
  const sections = new Set(
    [...keys].flatMap((key) =>
      typeOf(key) === 'sectionName' && !current.has(key) ? (earlier.get(key)?.dataID ?? []) : [],
    ),
  );
  return [...current].flatMap(([key, item]) => {
    const before = earlier.get(key);
    if (item.dataType !== 'evaluation' || !before || keys.has(key)) return [];
    const lost = readEvaluation(before).sectionIds.filter((id) => sections.has(id));
    const listed = [...new Set([...readEvaluation(item).sectionIds, ...lost])];
    return lost.length === 0 ? [] : [{ ...item, questionOptions: listed.join(',') }];
  });
}

/** A deleted question comes back held if it was held, and with its criteria; one that exists keeps its state. */
function holdsOf(
  keys: ReadonlySet<string>,
  earlier: ReadonlyMap<string, DesignItem>,
  current: ReadonlyMap<string, DesignItem>,
): string[] {
  return [...keys].flatMap((key) => {
    const item = earlier.get(key);
    if (!item || current.has(key)) return [];
    const owned = withOwnedKeys([item]).slice(1).map(designKeyText);
    const hold = key.replace(/^question\//u, 'heldQuestion/');
    return [hold, ...owned].filter((each) => each !== key && earlier.has(each));
  });
}

/** An evaluation keeps whether it is handed back, and lists only sections that exist. */
function keptState(
  item: DesignItem,
  current: ReadonlyMap<string, DesignItem>,
  sections: ReadonlySet<string> | null,
): DesignItem {
  if (item.dataType !== 'evaluation') return item;
  const listed = readEvaluation(item).sectionIds;
  const left = sections === null ? listed : listed.filter((id) => sections.has(id));
  return {
    ...item,
    questionLogic: current.get(designKeyText(item))?.questionLogic ?? 'ungraded',
    questionOptions: left.length === listed.length ? item.questionOptions : left.join(','),
  };
}

/** The changes that bring the whole earlier design back; what was added later is removed, or kept with its place. */
export function restoreEverything(
  then: readonly DesignItem[],
  now: readonly DesignItem[],
  options: { readonly keepsLater: boolean; readonly ids: ScheduleIds },
): DesignChanges {
  const current = new Map(now.map((item) => [designKeyText(item), item]));
  const present = now.filter(isWhole);
  const wanted = then.filter(isWhole).map((item) => keptState(item, current, null));
  if (!options.keepsLater) return diffDesign(present, wanted);
  const keys = new Set(wanted.map(designKeyText));
  const later = present.filter((item) => !keys.has(designKeyText(item)));
  const laterRows = new Set(later.filter((item) => SCHEDULE.has(item.dataType)).map(designKeyText));
  // From the earlier design, what was added later is restored in turn.
  const schedule = scheduleWithRestored(
    readSchedule(now),
    readSchedule(wanted),
    laterRows,
    options.ids,
  );
  const rows = scheduleChanges(wanted, schedule);
  const others = later.filter((item) => !SCHEDULE.has(item.dataType));
  return diffDesign(present, [...applyChanges(wanted, rows), ...others]);
}

/** Times of hand backs follow the state of their evaluation, which stays. */
function isWhole(item: DesignItem): boolean {
  return isVersioned(item) && !STAYING.has(item.dataType);
}

function isDifferent(item: DesignItem, current: ReadonlyMap<string, DesignItem>): boolean {
  const present = current.get(designKeyText(item));
  return !present || diffDesign([present], [item]).upserts.length > 0;
}

function typeOf(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
