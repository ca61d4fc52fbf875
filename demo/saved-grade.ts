// A generated grade record in the form in which the database takes it.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { GradeRecord } from '@elenchus/domain/grading/grade-record.ts';
import type { GradeToSave } from '../server/store/grades-store.ts';

/** Saves over whatever is stored. */
export function gradeToSave({ username, ...grade }: GradeRecord): GradeToSave {
  return { ...grade, usernameKey: foldName(username), expectedVersion: null };
}
