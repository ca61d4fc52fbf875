// Collects everything that is new for one reader, from what happened in the course (NTC-1).
import type { CourseModel } from '../course/course-model.ts';
import type { CustomDueDates } from '../grading/due-work.ts';
import { evaluationName } from '../grading/evaluation.ts';
import type { HandBackTimes } from '../grading/hand-back-time.ts';
import { isInAudience } from './audience.ts';
import { handBackNotifications, sectionNotifications } from './derived-notifications.ts';
import { movedDateNotifications, type DateMove } from './moved-dates.ts';
import {
  notificationOf,
  shownNotifications,
  type CourseNotification,
  type NotificationReader,
} from './course-notification.ts';

/** An event that can't be derived. Events for chosen people are given only to these people. */
export interface StoredNotification {
  readonly id: string;
  readonly at: number;
  readonly kind: 'announcement' | 'answered' | 'section-opened';
  readonly audience: string;
  /** The folded username of the person who caused it. */
  readonly actor: string;
  /** The name of this person; '' for someone who left. */
  readonly from: string;
  /** The ID of an evaluation or a section; '' for an announcement. */
  readonly about: string;
  readonly title: string;
  readonly text: string;
}

export interface NotificationFacts {
  readonly stored: readonly StoredNotification[];
  readonly moves: readonly DateMove[];
  /** The reader's custom due dates. */
  readonly own: CustomDueDates;
  /** The evaluations that this reader may open, with the times of their hand-back; 0 for an unknown time. */
  readonly handBackTimes: HandBackTimes;
  readonly reminders: readonly CourseNotification[];
}

/** The notifications of one reader, the newest first. */
export function notificationsFor(
  course: CourseModel,
  facts: NotificationFacts,
  reader: NotificationReader,
  now: number,
): readonly CourseNotification[] {
  const { stored, moves, own } = facts;
  const byHand = stored
    .filter(({ kind }) => kind === 'section-opened')
    .map(({ about, at }) => ({ sectionId: about, at }));
  const all = [
    ...handBackNotifications(course, facts.handBackTimes),
    ...movedDateNotifications(course, moves, { usernameKey: reader.usernameKey, own }),
    ...sectionNotifications(course, byHand, now),
    ...stored.flatMap((event) => storedNotice(course, event, reader, facts.handBackTimes)),
    ...facts.reminders,
  ];
  return shownNotifications(all, reader, now);
}

function storedNotice(
  { evaluations }: Pick<CourseModel, 'evaluations'>,
  { id, at, kind, audience, actor, from, about, title, text }: StoredNotification,
  reader: NotificationReader,
  handBackTimes: HandBackTimes,
): readonly CourseNotification[] {
  if (kind === 'section-opened' || !isInAudience(audience, reader)) return [];
  if (actor === reader.usernameKey) return [];
  if (kind === 'announcement')
    return [notificationOf({ id, at, kind, about, name: title, text, from })];
  const evaluation = evaluations.find((each) => each.id === about);
  // What a student may no longer open isn't named either.
  if (!evaluation || !handBackTimes.has(about)) return [];
  return [notificationOf({ id, at, kind, about, name: evaluationName(evaluation) })];
}
