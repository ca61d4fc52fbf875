// Changes that delete or bring back several grades at once: a student's own due date, and restoring from the log.

import { auditRowsOf, recordAudit, selectAuditPage, type Change } from './audit-store.ts';
import type { Reader } from './engine/database.ts';
import { run, type Steps } from './engine/procedure.ts';
import { list, sql } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import {
  deleteGradesWhere,
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
 * which were given for the answers of another date.
 */
export function* changeCustomDueDate(
  input: Change &
    Pick<GradeKey, 'usernameKey' | 'evaluationDataID'> & {
      readonly dueDate: string;
      /** True where the exam grade was computed from the question grades. */
      readonly deletesExamGrade: boolean;
    },
): Steps<{ readonly deleted: number }> {
  const { course, usernameKey, evaluationDataID, dueDate } = input;
  const key = {
    usernameKey,
    evaluationDataID,
    gradingType: 'customDueDate',
    questionID: NONE,
  } as const;
  const standing = yield* standingGrade(course, key);
  if ((standing?.individualGradingData ?? '') === dueDate) return { deleted: 0 };
  if (dueDate === '') {
    yield* run(sql`delete from grades where course = ${course} and username_key = ${usernameKey}
      and evaluation_id = ${evaluationDataID} and grading_type = 'customDueDate'`);
    const entry = {
      action: 'grade.delete',
      subject: usernameKey,
      before: standing,
      after: null,
    } as const;
    yield* recordAudit(input, [entry]);
  } else {
    yield* saveGrade(input, { ...key, individualGradingData: dueDate, comment: '' }, standing, 0);
  }
  const types = input.deletesExamGrade ? ['questionGrade', 'examGrade'] : ['questionGrade'];
  const where = sql`course = ${course} and username_key = ${usernameKey}
    and evaluation_id = ${evaluationDataID} and grading_type in ${list(types)}`;
  return { deleted: yield* deleteGradesWhere(input, where, 1) };
}

const NONE = 'noQuestionID';
