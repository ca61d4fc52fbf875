// How long the personal data of closed courses is kept, from this start on.
import type { Retention } from '@elenchus/domain/people/personal-data-retention.ts';
import { StorageUnavailable } from '../../store/engine/storage-unavailable.ts';
import type { Store } from '../../store/open-store.ts';
import { selectOptionalRetention } from '../../store/personal-data/personal-data-store.ts';

/**
 * Notes a new or changed setting. On a disk that takes no writes the server still starts: an unchanged setting counts as
 * before, and with a new one nothing is deleted.
 */
export async function settleRetention(
  store: Store,
  months: number | null,
  now: number,
): Promise<Retention | null> {
  const known = await selectOptionalRetention(store);
  if ((known?.months ?? null) === months) return known ?? null;
  try {
    return await store.transact('noteRetention', { months, at: now });
  } catch (error) {
    if (error instanceof StorageUnavailable) return null;
    throw error;
  }
}
