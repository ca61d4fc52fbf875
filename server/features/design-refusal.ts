// Which changes of a design are refused before anything is written.
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
  const suspects = badDesignItems(upserts, present);
  if (suspects.length === 0) return null;
  // Undo restores what an older course had, even what would be refused today.
  const earlier = await selectEarlierVersions(store, course, suspects);
  return refusal(badDesignItems(upserts, [...present, ...earlier]));
}

function refusal(bad: readonly BadDesignItem[]): Failure | null {
  const [first] = bad;
  return first ? fail('INVALID_INPUT', { message: first.sentence, details: bad }) : null;
}
