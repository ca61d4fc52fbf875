// The custom due dates that follow from accommodations (EXT-2): for every evaluation with a due date, also for those that
// are added later. A date that a person gave by hand is never replaced.
import type { IsoDate } from '../base/calendar.ts';
import type { Evaluation } from '../grading/evaluation.ts';
import { readCustomDueDate } from '../grading/due-date-input.ts';
import { datesByIndex, type Schedule } from '../schedule/schedule.ts';
import { outlineOf } from '../visibility/visible-sections.ts';
import { accommodatedDay, type Accommodation } from './accommodation.ts';

/** What the flat record of a custom due date that follows from an accommodation has as its comment. */
export const BY_ACCOMMODATION = 'accommodation';

/** A stored custom due date. */
export interface OwnDate {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly individualGradingData: string;
  /** 1 if the date follows from an accommodation. */
  readonly isAccommodation: 0 | 1;
}

export interface StudentAccommodation extends Accommodation {
  readonly usernameKey: string;
}

/** A custom due date to write; '' removes it. */
export interface OwnDateChange {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly date: IsoDate | '';
}

interface DatedCourse {
  readonly evaluations: readonly Evaluation[];
  readonly schedule: Pick<Schedule, 'sections' | 'topics' | 'dates'>;
}

/** The first class day of each evaluation's sections; null if none of them has a date. */
export function startsOfWork({
  evaluations,
  schedule,
}: DatedCourse): ReadonlyMap<string, IsoDate | null> {
  const dateAt = datesByIndex(schedule.dates);
  const days = new Map(
    outlineOf(schedule).map(({ section, topics }) => [
      section.id,
      topics.flatMap(({ index }) => dateAt.get(index)?.isoDate ?? []),
    ]),
  );
  return new Map(
    evaluations.map(({ id, sectionIds }) => {
      const [first] = sectionIds.flatMap((section) => days.get(section) ?? []).toSorted();
      return [id, first ?? null];
    }),
  );
}

/** Whether a person gave this date by hand. */
export function isGivenByHand({
  individualGradingData,
  isAccommodation,
}: Omit<OwnDate, 'usernameKey'>) {
  return individualGradingData.trim() !== '' && isAccommodation === 0;
}

/**
 * What must change so that the stored dates follow from the accommodations. `stored` has the custom due dates of every
 * student of the course who has any.
 */
export function followingDates(
  course: DatedCourse,
  accommodations: readonly StudentAccommodation[],
  stored: readonly OwnDate[],
): readonly OwnDateChange[] {
  const starts = startsOfWork(course);
  const present = new Map(stored.map((one) => [keyOf(one), one]));
  const wanted = new Map<string, OwnDateChange>();
  for (const accommodation of accommodations) {
    for (const { id, dueDate } of course.evaluations) {
      if (dueDate === null) continue;
      const person = { usernameKey: accommodation.usernameKey, evaluationDataID: id };
      const date = accommodatedDay(dueDate, starts.get(id) ?? null, accommodation);
      wanted.set(keyOf(person), { ...person, date });
    }
  }
  const changes = [...wanted.values()].filter((change) => {
    const there = present.get(keyOf(change));
    return !there || (!isGivenByHand(there) && dateOf(there) !== change.date);
  });
  const gone = stored
    .filter((one) => one.isAccommodation === 1 && !wanted.has(keyOf(one)))
    .map(({ usernameKey, evaluationDataID }) => ({
      usernameKey,
      evaluationDataID,
      date: '' as const,
    }));
  return [...changes, ...gone];
}

function dateOf({ individualGradingData }: OwnDate): IsoDate | null {
  const date = readCustomDueDate(individualGradingData);
  return date.ok ? date.value : null;
}

function keyOf({ usernameKey, evaluationDataID }: Omit<OwnDateChange, 'date'>): string {
  return JSON.stringify([usernameKey, evaluationDataID]);
}
