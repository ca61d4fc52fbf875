// Describes notifications: the kinds, who gets which kind, and how long notifications are shown (NTC-1, NTC-2).
import type { UserStatus } from '../people/user.ts';

export const NOTIFICATION_KINDS = [
  'handed-back',
  'answered',
  'date-moved',
  'section-opened',
  'announcement',
  'reminder',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** One thing that is new in a course, as one person sees it. */
export interface CourseNotification {
  /** Stays the same while the notification is shown. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: NotificationKind;
  /** The ID of the evaluation or the section; '' for an announcement. */
  readonly about: string;
  /** The name of the evaluation or section, or the title of the announcement. */
  readonly name: string;
  /** The text of an announcement; '' for the other kinds. */
  readonly text: string;
  /** The name of the person who sent an announcement; '' for the other kinds, and for someone who left. */
  readonly from: string;
  /** The due date before and after a move, and the due date of a reminder; '' for none. */
  readonly before: string;
  readonly after: string;
  /** The due date of an earlier notification that this one replaces; '' for none. */
  readonly replaced: string;
  /** The due date is only for this student. */
  readonly isOwn: boolean;
  /** How many questions of a reminder are unanswered; 0 for the other kinds. */
  readonly unanswered: number;
}

/** A notification with the fields that its kind has. */
export function notificationOf(
  fields: Pick<CourseNotification, 'id' | 'at' | 'kind' | 'about' | 'name'> &
    Partial<CourseNotification>,
): CourseNotification {
  return {
    text: '',
    from: '',
    before: '',
    after: '',
    replaced: '',
    isOwn: false,
    unanswered: 0,
    ...fields,
  };
}

/** The person who reads the notifications of a course. */
export interface NotificationReader {
  /** The folded username. */
  readonly usernameKey: string;
  readonly status: UserStatus;
  /** The folded username of the student's TA; null for none. */
  readonly ta: string | null;
  /** When the person was added to the course. */
  readonly addedAt: number;
}

/** Announcements and answers also name their readers. */
const READERS: Readonly<Record<NotificationKind, readonly UserStatus[]>> = {
  'handed-back': ['student', 'ta'],
  answered: ['student'],
  'date-moved': ['student', 'ta', 'instructor', 'guest'],
  'section-opened': ['student', 'guest'],
  announcement: ['student', 'ta', 'instructor', 'guest'],
  reminder: ['student'],
};

/** The kinds that people with a role can get. */
export function kindsFor(status: UserStatus): readonly NotificationKind[] {
  return NOTIFICATION_KINDS.filter((kind) => READERS[kind].includes(status));
}

const DAY = 86_400_000;
const SHOWN_DAYS = 60;
const NEW_DAYS = 7;
export const MOST_NOTIFICATIONS = 50;

/** The time from which a person sees notifications: for 60 days, and nothing from before they were added. */
export function notificationsSince(
  { addedAt }: Pick<NotificationReader, 'addedAt'>,
  now: number,
): number {
  return Math.max(addedAt, now - SHOWN_DAYS * DAY);
}

/**
 * The time until which a person has seen everything. For a person who never marked anything, the last 7 days are
 * new.
 */
export function seenUntil(
  mark: number | null,
  { addedAt }: Pick<NotificationReader, 'addedAt'>,
  now: number,
): number {
  return mark ?? Math.max(addedAt, now - NEW_DAYS * DAY);
}

/** The notifications that a person can see now, the newest first. */
export function shownNotifications(
  notifications: readonly CourseNotification[],
  reader: Pick<NotificationReader, 'addedAt' | 'status'>,
  now: number,
): readonly CourseNotification[] {
  const since = notificationsSince(reader, now);
  const kinds = new Set(kindsFor(reader.status));
  return notifications
    .filter(({ at, kind }) => at >= since && at <= now && kinds.has(kind))
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_NOTIFICATIONS);
}

/** How many of them are new. */
export function countNew(notifications: readonly CourseNotification[], seen: number): number {
  return notifications.filter(({ at }) => at > seen).length;
}
