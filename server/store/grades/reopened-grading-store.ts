// Grading that was complete becomes 'no' again when a due date or question-by-question grading deletes grades of it
// (GRD-91).

import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { IN_PROGRESS, reopenedWork } from '@elenchus/domain/grading/reopened-grading.ts';
import { isComplete } from '@elenchus/domain/grading/student-evaluation.ts';
import type { Change } from '../logs/audit-store.ts';
import type { Steps } from '../engine/procedure.ts';
import { writeGrades } from './grades-store.ts';
import { storedGrades, type StoredGrade } from './stored-grades.ts';

/** Returns the number of log entries that this added; `first` is the number that the change already has. */
export function* reopenGrading(
  change: Change,
  deleted: readonly StoredGrade[],
  first: number,
): Steps<number> {
  const keys = reopenedWork(deleted).map(({ usernameKey, evaluationDataID }) => ({
    usernameKey,
    evaluationDataID,
    gradingType: 'gradingComplete' as const,
    questionID: NO_QUESTION,
  }));
  const stored = yield* storedGrades(change.course, keys);
  const writes = [...stored.values()]
    .filter(({ individualGradingData }) => isComplete(individualGradingData))
    .map((grade) => ({ grade: { ...grade, individualGradingData: IN_PROGRESS }, stored: grade }));
  // It was deleted with the grades: a person who looks for deleted grades finds it among them, and restores it with them.
  yield* writeGrades(change, writes, first, 'grade.delete');
  return writes.length;
}
