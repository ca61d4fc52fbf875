// Decides what can be done in a course that is closed to changes, or that is scheduled for deletion (USR-90 to
// USR-92).
import { accept, refuse, type Result } from '../base/result.ts';

/** 'closed': to changes, but it can be read. 'scheduledForDeletion': only the admin can reach it. */
export type CourseState = 'open' | 'closed' | 'scheduledForDeletion';

/** When the course was closed (the column is called archived_at), and when it will be deleted; null for neither. */
export interface CourseMarks {
  readonly archivedAt: number | null;
  readonly deleteAfter: number | null;
}

/** How far a call reaches into courses that are not open. */
interface CourseUse {
  readonly isWriting: boolean;
  /** The last state in which a writing call works. Reading works in closed courses too. */
  readonly worksIn: CourseState;
}

const DAY = 86_400_000;

/** How long a course that is going to be deleted can still be kept. */
export const DELETION_GRACE = 30 * DAY;

/** The state of a course; a planned deletion counts more than closing. */
export function courseStateOf({ archivedAt, deleteAfter }: CourseMarks): CourseState {
  if (deleteAfter !== null) return 'scheduledForDeletion';
  return archivedAt === null ? 'open' : 'closed';
}

/** The state that stops a call, or null if the call may go on. */
export function stoppedBy(
  state: CourseState,
  { isWriting, worksIn }: CourseUse,
): Exclude<CourseState, 'open'> | null {
  if (state === 'scheduledForDeletion')
    return worksIn === 'scheduledForDeletion' ? null : 'scheduledForDeletion';
  if (state === 'closed') return isWriting && worksIn === 'open' ? 'closed' : null;
  return null;
}

/** The time at which a course is deleted if the admin deletes it now. */
export function deletionTime(now: number): number {
  return now + DELETION_GRACE;
}

/** Whether the time has come to delete a course and everything in it. */
export function isDeletionDue(deleteAfter: number | null, now: number): boolean {
  return deleteAfter !== null && deleteAfter <= now;
}

/** Deleting needs the courseID, typed exactly; spaces around it don't matter. */
export function confirmDeletion(courseID: string, typed: string): Result<null, string> {
  return typed.trim() === courseID
    ? accept(null)
    : refuse(`Type ${courseID} to delete this course. Nothing was deleted.`);
}

/**
 * The course that opens first: the one that the settings name, otherwise the first one created that isn't closed.
 * Never one that is going to be deleted.
 */
export function defaultCourse<Course extends CourseMarks & { readonly course: string }>(
  inOrder: readonly Course[],
  wanted: string | undefined,
): Course | undefined {
  const remaining = inOrder.filter((course) => courseStateOf(course) !== 'scheduledForDeletion');
  const named = remaining.find(({ course }) => course === wanted);
  return named ?? remaining.find((course) => courseStateOf(course) === 'open') ?? remaining[0];
}
