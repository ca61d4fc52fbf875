// Where a student stands in the order of grading, as it is sent. A TA has only the own students around.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import type { Reader } from '../store/engine/database.ts';
import {
  type ListedStudent,
  selectGradingPlace,
  type StudentScope,
} from '../store/students-store.ts';

/** Whose students somebody works with. */
export function scopeOf(course: string, { role, username }: Caller): StudentScope {
  return { course, taKey: role === 'ta' ? foldName(username) : null };
}

/** The place of a student; undefined for somebody who isn't among these students. */
export async function gradingPlaceOf(
  reader: Reader,
  scope: StudentScope,
  { username, evaluationId }: { readonly username: string; readonly evaluationId: string },
) {
  const usernameKey = foldName(username);
  const found = await selectGradingPlace(reader, scope, { usernameKey, evaluationId });
  if (!found) return undefined;
  const { student, place, total, previous, next, ungraded } = found;
  return {
    student: wireStudent(student),
    place,
    total,
    previous: previous && wireStudent(previous),
    next: next && wireStudent(next),
    ungraded: ungraded.map(wireStudent),
  };
}

export function wireStudent({ username, fullName }: ListedStudent) {
  return { username, fullname: fullName };
}
