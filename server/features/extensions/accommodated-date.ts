// The due date that an accommodation gives one student for one evaluation.
import type { IsoDate } from '@elenchus/domain/base/calendar.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { startsOfWork } from '@elenchus/domain/extensions/accommodated-dates.ts';
import { accommodatedDay } from '@elenchus/domain/extensions/accommodation.ts';
import type { Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { selectOptionalAccommodation } from '../../store/extensions/accommodations-store.ts';
import type { ReadingStore } from '../../store/open-store.ts';
import type { CachedCourse } from '../course-cache.ts';

/** Null without an accommodation, and for an evaluation without a due date. */
export async function accommodatedDateOf(
  store: ReadingStore,
  { course, model }: CachedCourse,
  username: string,
  { id, dueDate }: Evaluation,
): Promise<IsoDate | null> {
  const accommodation = await selectOptionalAccommodation(store, course, foldName(username));
  if (!accommodation || dueDate === null) return null;
  return accommodatedDay(dueDate, startsOfWork(model).get(id) ?? null, accommodation);
}
