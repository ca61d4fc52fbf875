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
import type { DesignItem, DesignKey } from '@elenchus/domain/design/design-item.ts';
import { fail, type Failure } from '../http/failure.ts';
import { selectEarlierVersions } from '../store/design-history-store.ts';
import { chunksOf } from '../store/engine/sql.ts';
import type { FollowingItem } from '../store/followed-answers-store.ts';
import type { Services } from './services.ts';

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

/** How many are looked at before other requests have their turn. */
const AT_A_TIME = 2000;

async function badItems(
  upserts: readonly DesignItem[],
  versions: readonly DesignItem[],
): Promise<readonly BadDesignItem[]> {
  const bad: BadDesignItem[] = [];
  for (const [place, items] of chunksOf(upserts, AT_A_TIME).entries()) {
    if (place > 0) await nextTurn();
    const before = place * AT_A_TIME;
    const found = badDesignItems(items, versions);
    bad.push(...found.map((each) => ({ ...each, position: each.position + before })));
  }
  return bad;
}

function refusal(bad: readonly BadDesignItem[]): Failure | null {
  const [first] = bad;
  return first ? fail('INVALID_INPUT', { message: first.sentence, details: bad }) : null;
}
