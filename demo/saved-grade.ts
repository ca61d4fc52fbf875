// A generated grade record in the form that the database takes.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import type { GradeToSave } from '../server/store/grades/grades-store.ts';

/** Replaces any stored value. */
export function gradeToSave({ username, ...grade }: GradeRecord): GradeToSave {
  return { ...grade, usernameKey: foldName(username), expectedVersion: null };
}
