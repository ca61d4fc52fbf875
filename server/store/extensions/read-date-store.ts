// As of which due date the answers of a grade were read, if it isn't the one that counts now (EXT-12).

import { readEvaluation } from '@elenchus/domain/grading/evaluation.ts';
import { recordsOfTypes } from '../design/design-records.ts';
import { rowOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { dueWith, ownDateKey } from './own-dates-store.ts';
import { storedGrade, type PersonalKey } from '../grades/stored-grades.ts';

/** What to remember with a grade: null when its answers were read as of the due date that counts now. */
export function* rememberedDate(
  course: string,
  { usernameKey, evaluationDataID }: PersonalKey,
  readAsOf: string | null,
): Steps<string | null> {
  if (readAsOf === null) return null;
  const isThis = sql` and data_id = ${evaluationDataID}`;
  const item = yield* rowOf(recordsOfTypes(course, ['evaluation'], isThis));
  const own = yield* storedGrade(course, ownDateKey({ usernameKey, evaluationDataID }));
  const due = item ? dueWith(readEvaluation(item), own?.individualGradingData ?? '') : null;
  return due === null || due === readAsOf ? null : readAsOf;
}
