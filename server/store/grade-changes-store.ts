// Changes that delete or bring back several grades at once: a student's own due date, and restoring from the log.

import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { auditRowsOf, selectAuditPage, type Change } from './audit-store.ts';
import type { Reader } from './engine/database.ts';
import { rowsOf, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import { keepExamGrade, ofStudent } from './exam-grade-store.ts';
import {
  deleteGradesWhere,
  deleteTheseGrades,
  gradesWhere,
  saveGrade,
  standingGrade,
  type GradeKey,
  type StoredGrade,
} from './grades-store.ts';

export interface DeletedGrade {
  /** What `restoreGrades` takes. */
  readonly auditID: string;
  readonly deletedAt: number;
  readonly deletedBy: string;
  readonly grade: StoredGrade;
}

/** Deleted grades, newest first; `olderThan` is the last auditID of the page before. */
export async function selectDeletedGrades(
  reader: Reader,
  query: { readonly course: string; readonly olderThan?: string; readonly limit: number },
): Promise<DeletedGrade[]> {
  const rows = await selectAuditPage(reader, { ...query, actions: ['grade.delete'] });
  return rows.map((row) => ({
    auditID: row.id,
    deletedAt: row.at,
    deletedBy: row.actor,
    grade: trusted<StoredGrade>(row.before),
  }));
}

/** Brings deleted grades back, except where a grade stands again: those are returned. */
export function* restoreGrades(
  input: Change & { readonly auditIDs: readonly string[] },
): Steps<{ readonly restored: StoredGrade[]; readonly standing: StoredGrade[] }> {
  const rows = yield* auditRowsOf(input.course, input.auditIDs);
  const restored: StoredGrade[] = [];
  const standing: StoredGrade[] = [];
  for (const { action, before } of rows) {
    if (action !== 'grade.delete') continue;
    const grade = trusted<StoredGrade>(before);
    const present = yield* standingGrade(input.course, grade);
    if (present) standing.push(present);
    else {
      restored.push(yield* saveGrade(input, grade, undefined, restored.length, 'grade.restore'));
    }
  }
  return { restored, standing };
}

/**
 * Gives one student an own due date ('' takes it away) and deletes the question grades of that evaluation,
 * which were given for the answers of another date, and with them the exam grade that followed from them.
 */
export function* changeCustomDueDate(
  input: Change & Pick<GradeKey, 'usernameKey' | 'evaluationDataID'> & { readonly dueDate: string },
): Steps<{ readonly deleted: number; readonly examGrade: StoredGrade | null | undefined }> {
  const { course, usernameKey, evaluationDataID, dueDate } = input;
  const person = { usernameKey, evaluationDataID };
  const key = { ...person, gradingType: 'customDueDate', questionID: NO_QUESTION } as const;
  const standing = yield* standingGrade(course, key);
  if ((standing?.individualGradingData ?? '') === dueDate) {
    return { deleted: 0, examGrade: undefined };
  }
  if (standing && dueDate === '') yield* deleteTheseGrades(input, [standing], 0);
  else
    yield* saveGrade(input, { ...key, individualGradingData: dueDate, comment: '' }, standing, 0);
  const where = ofStudent(course, person);
  const before = yield* rowsOf(gradesWhere(sql`${where} and grading_type = 'examGrade'`));
  const questions = sql`${where} and grading_type = 'questionGrade'`;
  const deleted = yield* deleteGradesWhere(input, questions, 1);
  const examGrade = yield* keepExamGrade(input, person, deleted + 1);
  return { deleted: deleted + (examGrade === null ? before.length : 0), examGrade };
}
