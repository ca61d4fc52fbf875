// Under which names texts are kept on a device: one for each kind of work of each person in each course.
import { foldName } from '@elenchus/domain/base/name-folding.ts';

export type QueueKind = 'answers' | 'grades' | 'messages' | 'second-readings' | 'design';

/**
 * The work of one kind that one person does in one course. Without a tag it is that of everyone who has had the netID,
 * as far as the device knows.
 */
export function queueScope(
  kind: QueueKind,
  courseID: string,
  username: string,
  personTag?: string,
): string {
  const name = [kind, courseID, foldName(username)];
  return JSON.stringify(personTag === undefined ? name : [...name, personTag]);
}

/** The prefix of the scopes of all people in a course, and of no others. */
export function scopesOf(kind: QueueKind, courseID: string): string {
  return `${JSON.stringify([kind, courseID]).slice(0, -1)},`;
}
