// Under which names texts are kept on a device: one for each kind of work of each person in each course.
import { foldName } from '@elenchus/domain/base/name-folding.ts';

export type QueueKind = 'answers' | 'grades' | 'messages' | 'second-readings' | 'design';

/** The work of one kind that one person does in one course. */
export function queueScope(kind: QueueKind, courseID: string, username: string): string {
  return JSON.stringify([kind, courseID, foldName(username)]);
}

/** The prefix of the scopes of all people in a course, and of no others. */
export function scopesOf(kind: QueueKind, courseID: string): string {
  return `${JSON.stringify([kind, courseID]).slice(0, -1)},`;
}
