// What a tab keeps for one person in one course, such as drafts and undo steps. Nobody else sees it (USR-109).
import { foldName } from '@elenchus/domain/base/name-folding.ts';

/** Keys of earlier versions. Most of them don't say whose text it is. */
const FORMER = /^(announcement draft |elenchus(\.savedComment\.|:draft:|-undo )|gradingList$)/;

/** Courses that this page has logged out of. Without this, a screen that closes could keep its text again. */
export const loggedOutCourses = new Set<string>();

/** A key, by course, person and name. Without the last parts, it is how the keys begin that have them. */
export function personalKey(courseID: string, ...parts: readonly string[]): string {
  return `elenchus-personal ${JSON.stringify([courseID, ...parts]).slice(0, -1)}`;
}

/** Someone is logged in: deletes what others kept in this course. */
export function deleteTextsOfOthers(courseID: string, username: string): void {
  loggedOutCourses.delete(courseID);
  deleteTexts(courseID, personalKey(courseID, foldName(username)));
}

/** Someone logs out: deletes what everyone kept in this course. */
export function deletePersonalTexts(courseID: string): void {
  loggedOutCourses.add(courseID);
  deleteTexts(courseID);
}

function deleteTexts(courseID: string, own?: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const isMeant = key.startsWith(personalKey(courseID)) && !(own && key.startsWith(own));
      if (isMeant || FORMER.test(key)) sessionStorage.removeItem(key);
    }
  } catch {
    // Without a storage there is nothing to delete.
  }
}
