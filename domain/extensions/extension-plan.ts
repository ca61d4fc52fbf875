// Plans extensions for several students at once: the custom due dates that they give (EXT-7).
import { addDays, type IsoDate } from '../base/calendar.ts';
import { dueDay } from '../base/due-date.ts';
import { readCustomDueDate } from '../grading/due-date-input.ts';
import { targetDate } from '../grading/target-date.ts';
import type { Evaluation } from '../grading/evaluation.ts';
import type { Schedule } from '../schedule/schedule.ts';
import { accommodatedDay, type Accommodation } from './accommodation.ts';
import {
  followingDates,
  isGivenByHand,
  startsOfWork,
  type OwnDate,
  type OwnDateChange,
} from './accommodated-dates.ts';

export type Extension =
  | { readonly kind: 'date'; readonly evaluationDataID: string; readonly date: IsoDate }
  /** Counted from the due date that the student has now. */
  | { readonly kind: 'days'; readonly evaluationDataID: string; readonly days: number }
  /** Back to the due date for everyone, or to that of the accommodation. */
  | { readonly kind: 'none'; readonly evaluationDataID: string }
  /** For the whole course; null takes the accommodation away. */
  | { readonly kind: 'course'; readonly accommodation: Accommodation | null };

interface ExtendedStudent {
  readonly usernameKey: string;
  readonly accommodation: Accommodation | null;
}

interface PlannedCourse {
  readonly evaluations: readonly Evaluation[];
  readonly schedule: Pick<Schedule, 'sections' | 'topics' | 'dates'>;
}

export interface PlannedDate extends OwnDateChange {
  readonly isByHand: boolean;
}

interface ExtensionPlan {
  readonly dates: readonly PlannedDate[];
  /** Custom due dates that stay, because a person gave them by hand. */
  readonly keptByHand: number;
}

/** The custom due dates to write. `stored` has those that the students have now. */
export function planExtension(
  course: PlannedCourse,
  extension: Extension,
  students: readonly ExtendedStudent[],
  stored: readonly OwnDate[],
): ExtensionPlan {
  if (extension.kind === 'course') {
    const { accommodation } = extension;
    const given = accommodation
      ? students.map(({ usernameKey }) => ({ usernameKey, ...accommodation }))
      : [];
    const dates = followingDates(course, given, stored).map((one) => ({ ...one, isByHand: false }));
    return { dates, keptByHand: stored.filter(isGivenByHand).length };
  }
  const { evaluationDataID } = extension;
  const evaluation = course.evaluations.find(({ id }) => id === evaluationDataID);
  if (!evaluation) return { dates: [], keptByHand: 0 };
  const start = startsOfWork(course).get(evaluationDataID) ?? null;
  const present = new Map(
    stored
      .filter((one) => one.evaluationDataID === evaluationDataID)
      .map((one) => [one.usernameKey, one]),
  );
  const dates = students.flatMap(({ usernameKey, accommodation }): PlannedDate[] => {
    const own = present.get(usernameKey);
    const now = own?.individualGradingData.trim() ?? '';
    const planned = givenDate(extension, evaluation, now, { start, accommodation });
    const isByHand = own !== undefined && isGivenByHand(own);
    // The same date is written again if it followed from the accommodation and a person now gives it by hand (EXT-2).
    if (planned === null || (planned.date === now && planned.isByHand === isByHand)) return [];
    return [{ usernameKey, evaluationDataID, ...planned }];
  });
  return { dates, keptByHand: 0 };
}

/** Null when there is no date from which days could be counted. */
function givenDate(
  extension: Exclude<Extension, { kind: 'course' }>,
  evaluation: Evaluation,
  now: string,
  {
    start,
    accommodation,
  }: { readonly start: IsoDate | null; readonly accommodation: Accommodation | null },
): Pick<PlannedDate, 'date' | 'isByHand'> | null {
  switch (extension.kind) {
    case 'date':
      return { date: extension.date, isByHand: true };
    case 'days': {
      const own = readCustomDueDate(now);
      const due = targetDate(evaluation, own.ok ? own.value : null);
      return due.ok ? { date: addDays(dueDay(due.value), extension.days), isByHand: true } : null;
    }
    case 'none': {
      const { dueDate } = evaluation;
      const date = accommodation && dueDate && accommodatedDay(dueDate, start, accommodation);
      return { date: date ?? '', isByHand: false };
    }
  }
}
