// Decides when the personal data of a closed course is deleted, and words what people read about it (ARC-4 to ARC-7).
import { type IsoDate, cardDateLabel } from '../base/calendar.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { endOfDay } from '../base/deadline.ts';
import { localDate, timeZoneOf, type TimeZone } from '../base/zoned-time.ts';

/** The person who closed a course. */
export type ClosedBy = 'admin' | 'instructor';

/** The time for which an installation keeps the personal data of closed courses. */
export interface Retention {
  readonly months: number;
  /** When the server first started with this number. */
  readonly since: number;
}

/** The stored facts about the closing of a course. */
export interface ClosedMarks {
  readonly archivedAt: number | null;
  readonly archivedBy: ClosedBy;
  /** The admin keeps the personal data until this time, if it is later. */
  readonly personalDataUntil: number | null;
  readonly personalDataDeletedAt: number | null;
}

const DAY = 86_400_000;

/** The date can be read for at least this long before anything is deleted. */
const DELETION_NOTICE = 30 * DAY;

/** The longest time that the settings can give. */
export const MOST_RETENTION_MONTHS = 600;

/** For dates of the installation, which don't belong to a course. */
const INSTALLATION_ZONE = 'UTC';

/**
 * The time at which the personal data of a course is deleted: some months after it was closed, but never without
 * notice. Null if the course is open, the installation keeps everything, or the data is already gone.
 */
export function personalDataDeletion(
  course: Pick<ClosedMarks, 'archivedAt' | 'personalDataUntil' | 'personalDataDeletedAt'>,
  retention: Retention | null,
): number | null {
  const { archivedAt, personalDataUntil, personalDataDeletedAt } = course;
  if (retention === null || archivedAt === null || personalDataDeletedAt !== null) return null;
  return Math.max(
    afterMonths(archivedAt, retention.months),
    archivedAt + DELETION_NOTICE,
    retention.since + DELETION_NOTICE,
    personalDataUntil ?? 0,
  );
}

/** The time at which the personal data of a course that is closed now would be deleted; null if it is kept. */
export function deletionIfClosedNow(now: number, retention: Retention | null): number | null {
  const closed = { archivedAt: now, personalDataUntil: null, personalDataDeletedAt: null };
  return personalDataDeletion(closed, retention);
}

function afterMonths(moment: number, months: number): number {
  const start = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO('UTC');
  return start.add({ months }).epochMilliseconds;
}

/** The admin can put the deletion off to the end of a later day, at most 10 years from now. */
export function readPostponement(
  date: IsoDate,
  planned: number | null,
  now: number,
): Result<number, string> {
  if (planned === null) {
    return refuse('No deletion of personal data is planned for this course. Nothing was changed.');
  }
  const until = endOfDay(date, timeZoneOf(INSTALLATION_ZONE));
  if (until <= planned) {
    return refuse(`Choose a day after ${dayOf(planned)}. Nothing was changed.`);
  }
  if (until > afterMonths(now, 120)) {
    return refuse('Choose a day within the next 10 years. Nothing was changed.');
  }
  return accept(until);
}

/** Whether the date must be shown more clearly: it is at most 30 days away. */
export function isDeletionNear(deletion: number, now: number): boolean {
  return deletion - now <= DELETION_NOTICE;
}

/** 'November 17, 2026' */
function dayOf(moment: number, zone: TimeZone = timeZoneOf(INSTALLATION_ZONE)): string {
  return cardDateLabel(localDate(moment, zone));
}

/** The sentence about the deletion for the people of a closed course. */
export function personalDataSentence(
  deletion: number,
  reader: 'student' | 'staff',
  zone: TimeZone,
): string {
  const when = `After ${dayOf(deletion, zone)},`;
  return reader === 'student'
    ? `${when} your account, answers and grades in this course are deleted. Download the PDF of your answers before then if you want to keep them.`
    : `${when} the accounts of students and TAs, all answers, grades and logs of this course are deleted. The design and the instructors’ accounts stay.`;
}

/** The sentence for the instructors after the deletion. */
export function personalDataGoneSentence(at: number, zone: TimeZone): string {
  return `The personal data of this course was deleted on ${dayOf(at, zone)}. The design is still here.`;
}
