// Whether an evaluation is handed back to a student at the moment of a write (HBK-1).
import { handedBackTo } from '@elenchus/domain/grading/student-hand-back.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { handBacksOf } from './hand-back-rows-store.ts';
import { storedEvaluation } from './hand-backs-store.ts';
import type { PersonalKey } from '../grades/stored-grades.ts';

/** Whether the student has it at that moment. */
export function* isHandedBackAt(
  course: string,
  { usernameKey, evaluationDataID }: PersonalKey,
  now: number,
): Steps<boolean> {
  const found = yield* storedEvaluation(course, evaluationDataID);
  if (!found) return false;
  const handBacks = yield* rowsOf(handBacksOf(course, [usernameKey]));
  return handedBackTo(usernameKey, found, handBacks, now).has(evaluationDataID);
}
