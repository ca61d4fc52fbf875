// Makes sure that a course always has an instructor: someone must be able to change it and to add people.
import type { UserStatus } from './user.ts';

export const LAST_INSTRUCTOR =
  'This is the only instructor of the course. Make someone else an instructor first.';

export const INSTRUCTOR_NOT_DELETED =
  'Instructors can’t be deleted. Change the role first, then delete the user.';

/** Whether a course loses its only instructor when a user gets another role, or none (null). */
export function losesLastInstructor(
  before: UserStatus,
  after: UserStatus | null,
  instructors: number,
): boolean {
  return before === 'instructor' && after !== 'instructor' && instructors < 2;
}

/** Whether an instructor of the course may delete a user with this role. */
export function isDeletable(status: UserStatus): boolean {
  return status !== 'instructor';
}
