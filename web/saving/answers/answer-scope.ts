// Under which names answers are kept on a device: one for each person in each course.
import { foldName } from '@elenchus/domain/base/name-folding.ts';

/** The answers of one person in one course. */
export function answerScope(courseID: string, username: string): string {
  return JSON.stringify(['answers', courseID, foldName(username)]);
}

/** The prefix of the scopes of all people in a course, and of no others. */
export function answerScopesOf(courseID: string): string {
  return `${JSON.stringify(['answers', courseID]).slice(0, -1)},`;
}
