// Describes notices: the kinds, who gets which kind, and how long notices are shown (NTC-1, NTC-2).
import type { UserStatus } from '../people/user.ts';

export const NOTICE_KINDS = [
  'handed-back',
  'answered',
  'date-moved',
  'section-opened',
  'announcement',
  'reminder',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** One thing that is new in a course, as one person sees it. */
export interface CourseNotice {
  /** Stays the same while the notice is shown. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly kind: NoticeKind;
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
  /** The due date of an earlier notice that this one replaces; '' for none. */
  readonly replaced: string;
  /** The due date is only for this student. */
  readonly isOwn: boolean;
  /** How many questions of a reminder are unanswered; 0 for the other kinds. */
  readonly unanswered: number;
}

/** A notice with the fields that its kind has. */
export function noticeOf(
  fields: Pick<CourseNotice, 'id' | 'at' | 'kind' | 'about' | 'name'> & Partial<CourseNotice>,
): CourseNotice {
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

/** The person who reads the notices of a course. */
export interface NoticeReader {
  /** The folded username. */
  readonly usernameKey: string;
  readonly status: UserStatus;
  /** The folded username of the student's TA; '' for none. */
  readonly ta: string;
  /** When the person was added to the course. */
  readonly addedAt: number;
}

/** Announcements and answers also name their readers. */
const READERS: Readonly<Record<NoticeKind, readonly UserStatus[]>> = {
  'handed-back': ['student', 'ta'],
  answered: ['student'],
  'date-moved': ['student', 'ta', 'instructor', 'guest'],
  'section-opened': ['student', 'guest'],
  announcement: ['student', 'ta', 'instructor', 'guest'],
  reminder: ['student'],
};

/** The kinds that people with a role can get. */
export function kindsFor(status: UserStatus): readonly NoticeKind[] {
  return NOTICE_KINDS.filter((kind) => READERS[kind].includes(status));
}

const DAY = 86_400_000;
const SHOWN_DAYS = 60;
const NEW_DAYS = 7;
export const MOST_NOTICES = 50;

/** The time from which a person sees notices: for 60 days, and nothing from before they were added. */
export function noticesSince({ addedAt }: Pick<NoticeReader, 'addedAt'>, now: number): number {
  return Math.max(addedAt, now - SHOWN_DAYS * DAY);
}

/**
 * The time until which a person has seen everything. For a person who never marked anything, the last 7 days are
 * new.
 */
export function seenUntil(
  mark: number | null,
  { addedAt }: Pick<NoticeReader, 'addedAt'>,
  now: number,
): number {
  return mark ?? Math.max(addedAt, now - NEW_DAYS * DAY);
}

/** The notices that a person can see now, the newest first. */
export function shownNotices(
  notices: readonly CourseNotice[],
  reader: Pick<NoticeReader, 'addedAt' | 'status'>,
  now: number,
): readonly CourseNotice[] {
  const since = noticesSince(reader, now);
  const kinds = new Set(kindsFor(reader.status));
  return notices
    .filter(({ at, kind }) => at >= since && at <= now && kinds.has(kind))
    .toSorted((one, other) => other.at - one.at || (one.id < other.id ? -1 : 1))
    .slice(0, MOST_NOTICES);
}

/** How many of them are new. */
export function countNew(notices: readonly CourseNotice[], seen: number): number {
  return notices.filter(({ at }) => at > seen).length;
}
