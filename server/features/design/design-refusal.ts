// Which changes of a design are refused before anything is written.
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  badDesignItems,
  badDesignKeys,
  badHolds,
  badOwners,
  badOptionSteps,
  type BadDesignItem,
} from '@elenchus/domain/design-saves/design-refusals.ts';
import {
  designGrowth,
  designLimitFault,
  designSize,
  isGrowing,
} from '@elenchus/domain/design-saves/design-limits.ts';
import {
  designKeyText,
  lastOfEachKey,
  type DesignItem,
  type DesignKey,
} from '@elenchus/domain/design/design-item.ts';
import { fail, type Failure } from '../../http/failure.ts';
import { selectEarlierVersions } from '../../store/design/design-history-store.ts';
import type { FollowingItem } from '../../store/questions/followed-answers-store.ts';
import type { Services } from '../services.ts';

interface WantedChange {
  readonly course: string;
  readonly upserts: readonly FollowingItem[];
  readonly removals: readonly DesignKey[];
  /** The items of the course as they are now. */
  readonly present: readonly DesignItem[];
}

/** One bad entry refuses the whole change; every bad one is in the details. */
export async function designRefusal(
  { store }: Pick<Services, 'store'>,
  { course, upserts, removals, present }: WantedChange,
): Promise<Failure | null> {
  const badKeys = badDesignKeys(removals);
  if (badKeys.length > 0) return refusal(badKeys);
  const badSteps = [
    ...badHolds(upserts, present),
    ...badOwners(upserts, present),
    ...badOptionSteps(upserts),
  ];
  if (badSteps.length > 0) return refusal(badSteps);
  const suspects = await badItems(upserts, present);
  if (suspects.length === 0) return null;
  // Undo restores what an older course had, even what would be refused today.
  const earlier = await selectEarlierVersions(store, course, suspects);
  return refusal(await badItems(upserts, [...present, ...earlier]));
}

/** So much is looked at before other requests have their turn: items, and characters of what may be formulas. */
const ITEMS_AT_A_TIME = 2000;
const LOGIC_AT_A_TIME = 50_000;

async function badItems(
  upserts: readonly DesignItem[],
  versions: readonly DesignItem[],
): Promise<readonly BadDesignItem[]> {
  const bad: BadDesignItem[] = [];
  for (let start = 0; start < upserts.length;) {
    if (start > 0) await nextTurn();
    const some = upserts.slice(start, endOfTurn(upserts, start));
    const from = start;
    const found = badDesignItems(some, versions);
    bad.push(...found.map((each) => ({ ...each, position: each.position + from })));
    start += some.length;
  }
  return bad;
}

function endOfTurn(items: readonly DesignItem[], start: number): number {
  let logic = 0;
  let end = start;
  while (end < items.length && end < start + ITEMS_AT_A_TIME && logic < LOGIC_AT_A_TIME) {
    logic += items[end]?.questionLogic.length ?? 0;
    end += 1;
  }
  return end;
}

/** The refusal of what wouldn't fit, without reading it first; the write itself counts again. */
export function limitRefusal(
  present: readonly DesignItem[],
  upserts: readonly DesignItem[],
  removals: readonly DesignKey[],
): Failure | null {
  const removing = new Set(removals.map(designKeyText));
  const changed = new Set([...upserts.map(designKeyText), ...removing]);
  const concerned = present.filter((item) => changed.has(designKeyText(item)));
  const stored = new Map(concerned.map((item) => [designKeyText(item), item]));
  const removed = concerned.filter((item) => removing.has(designKeyText(item)));
  const change = { stored, upserts: lastOfEachKey(upserts), removed };
  if (!isGrowing(designGrowth(change))) return null;
  const fault = designLimitFault(designSize(present), change);
  return fault && fail('LIMIT_REACHED', { message: fault.sentence, details: fault.items });
}

function refusal(bad: readonly BadDesignItem[]): Failure | null {
  const [first] = bad;
  return first ? fail('INVALID_INPUT', { message: first.sentence, details: bad }) : null;
}
