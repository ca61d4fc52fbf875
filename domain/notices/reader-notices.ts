// Collects everything that is new for one reader, from what happened in the course (NTC-1).
import type { CourseModel } from '../course/course-model.ts';
import type { CustomDueDates } from '../grading/due-work.ts';
import { evaluationName } from '../grading/evaluation.ts';
import type { HandBackTimes } from '../grading/hand-back-time.ts';
import { isInAudience } from './audience.ts';
import { handBackNotices, sectionNotices } from './derived-notices.ts';
import { movedDateNotices, type DateMove } from './moved-dates.ts';
import { noticeOf, shownNotices, type CourseNotice, type NoticeReader } from './course-notice.ts';

/** An event that can't be derived. Events for chosen people are given only to these people. */
export interface StoredNotice {
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

export interface NoticeFacts {
  readonly stored: readonly StoredNotice[];
  readonly moves: readonly DateMove[];
  /** The reader's custom due dates. */
  readonly own: CustomDueDates;
  /** The evaluations that this reader may open, with the times of their hand-back; 0 for an unknown time. */
  readonly handBackTimes: HandBackTimes;
  readonly reminders: readonly CourseNotice[];
}

/** The notices of one reader, the newest first. */
export function noticesFor(
  course: CourseModel,
  facts: NoticeFacts,
  reader: NoticeReader,
  now: number,
): readonly CourseNotice[] {
  const { stored, moves, own } = facts;
  const byHand = stored
    .filter(({ kind }) => kind === 'section-opened')
    .map(({ about, at }) => ({ sectionId: about, at }));
  const all = [
    ...handBackNotices(course, facts.handBackTimes),
    ...movedDateNotices(course, moves, { usernameKey: reader.usernameKey, own }),
    ...sectionNotices(course, byHand, now),
    ...stored.flatMap((event) => storedNotice(course, event, reader, facts.handBackTimes)),
    ...facts.reminders,
  ];
  return shownNotices(all, reader, now);
}

function storedNotice(
  { evaluations }: Pick<CourseModel, 'evaluations'>,
  { id, at, kind, audience, actor, from, about, title, text }: StoredNotice,
  reader: NoticeReader,
  handBackTimes: HandBackTimes,
): readonly CourseNotice[] {
  if (kind === 'section-opened' || !isInAudience(audience, reader)) return [];
  if (actor === reader.usernameKey) return [];
  if (kind === 'announcement') return [noticeOf({ id, at, kind, about, name: title, text, from })];
  const evaluation = evaluations.find((each) => each.id === about);
  // What a student may no longer open isn't named either.
  if (!evaluation || !handBackTimes.has(about)) return [];
  return [noticeOf({ id, at, kind, about, name: evaluationName(evaluation) })];
}
