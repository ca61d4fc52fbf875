// Changes that delete or restore several grades at once: a student's custom due date, and restoring from the log.

import { isExamGradePart } from '@elenchus/domain/grading/computed-grade.ts';
import type { Penalties } from '@elenchus/domain/grading/exam-grade.ts';
import type { Recount } from '@elenchus/domain/grading/initial-counts.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import {
  enteredGrades,
  needsConfirmedReplacement,
} from '@elenchus/domain/grading/reopened-grading.ts';
import { restorationOf } from '@elenchus/domain/grading/grade-restoration.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { auditRowsOf, type Change } from './audit-store.ts';
import { rowsOf, type Steps } from './engine/procedure.ts';
import { chunksOf, sql, tuples } from './engine/sql.ts';
import { trusted } from './engine/trusted.ts';
import {
  coursePenalties,
  fixExamGrades,
  keepExamGrade,
  ofStudent,
  wrongExamGrades,
} from './exam-grade-store.ts';
import { reopenGrading } from './reopened-grading-store.ts';
import {
  deleteGradesWhere,
  deleteTheseGrades,
  gradesWhere,
  isSameGrade,
  keyOf,
  writeGrade,
  storedGrade,
  storedGrades,
  writeGrades,
  type GradeKey,
  type GradeValue,
  type GradeWrite,
  type StoredGrade,
} from './grades-store.ts';

interface RestoreOutcome {
  readonly restored: readonly StoredGrade[];
  /** The stored records that were not replaced by the ones to restore. */
  readonly kept: readonly StoredGrade[];
  readonly computed: number;
  readonly impossible: number;
  readonly superseded: number;
  /** How many of the entries are in the log of this course. */
  readonly known: number;
}

/** Restores the values before entries of the log; replaces another value that a person entered only when `over` is set. */
export function* restoreGrades(
  input: Change & { readonly auditIDs: readonly string[]; readonly over: boolean },
): Steps<RestoreOutcome> {
  const { course } = input;
  const rows = yield* auditRowsOf(course, [...new Set(input.auditIDs)]);
  const penalties = yield* coursePenalties(course);
  const evaluations = yield* rowsOf<{ id: string }>(sql`select data_id as id from design_items
    where course = ${course} and data_type = 'evaluation'`);
  const entries = rows
    .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    .map(({ action, before }) => ({
      action,
      before: action.startsWith('grade.') ? trusted<StoredGrade | null>(before) : null,
    }));
  const { wanted, ...counts } = restorationOf(entries, {
    evaluationIds: new Set(evaluations.map(({ id }) => id)),
    isExamGradeComputed: penalties !== null,
  });
  const present = yield* storedGrades(course, wanted);
  const isKept = (grade: StoredGrade, stored: StoredGrade): boolean =>
    isSameGrade(grade, stored) || (!input.over && needsConfirmedReplacement(stored));
  const kept: StoredGrade[] = [];
  const writes: GradeWrite[] = [];
  for (const grade of wanted) {
    const there = present.get(keyOf(grade));
    if (there && isKept(grade, there)) kept.push(there);
    else writes.push({ grade, stored: there });
  }
  const restored = yield* writeGrades(input, writes, 0, 'grade.restore');
  if (penalties) yield* followRestored(input, restored, penalties);
  return { restored, kept, ...counts, known: rows.length };
}

function* followRestored(
  change: Change,
  restored: readonly StoredGrade[],
  penalties: Penalties,
): Steps<void> {
  const people = new Map(
    restored
      .filter(({ gradingType }) => isExamGradePart(gradingType))
      .map((one) => [JSON.stringify([one.usernameKey, one.evaluationDataID]), one]),
  );
  let entries = restored.length;
  for (const chunk of chunksOf([...people.values()])) {
    const pairs = tuples(chunk.map((one) => [one.usernameKey, one.evaluationDataID]));
    const where = sql`course = ${change.course} and (username_key, evaluation_id) in (values ${pairs})`;
    const fixes = yield* wrongExamGrades(where, penalties);
    yield* fixExamGrades(change, fixes, entries);
    entries += fixes.length;
  }
}

export type DueDateRefusal =
  | { readonly kind: 'conflict'; readonly theirs: StoredGrade | undefined }
  | { readonly kind: 'confirmation-needed'; readonly grades: number };

interface ChangedDueDate {
  readonly deleted: number;
  readonly examGrade: StoredGrade | null | undefined;
  /** The version of the current custom due date; 0 when there is none. */
  readonly version: number;
}

/**
 * Gives one student a custom due date ('' removes it) and deletes the question grades of that evaluation, which were
 * given for the answers of another date, and with them the exam grade computed from them.
 */
export function* changeCustomDueDate(
  input: Change &
    Pick<GradeKey, 'usernameKey' | 'evaluationDataID'> & {
      readonly dueDate: string;
      /** The counts for the new date, except where a grader has overwritten those of the old one. */
      readonly recounts: readonly Recount[];
      /** The version of the custom due date that the person saw, 0 for none; null when that doesn't matter. */
      readonly expectedVersion: number | null;
      /** Whether the person agreed that question grades are deleted. */
      readonly confirmed: boolean;
    },
): Steps<Result<ChangedDueDate, DueDateRefusal>> {
  const { course, usernameKey, evaluationDataID, dueDate } = input;
  const person = { usernameKey, evaluationDataID };
  const key = { ...person, gradingType: 'customDueDate', questionID: NO_QUESTION } as const;
  const stored = yield* storedGrade(course, key);
  const version = stored?.version ?? 0;
  if ((stored?.individualGradingData ?? '') === dueDate) {
    return accept({ deleted: 0, examGrade: undefined, version });
  }
  if (version !== (input.expectedVersion ?? version)) {
    return refuse({ kind: 'conflict', theirs: stored });
  }
  const where = ofStudent(course, person);
  const questions = sql`${where} and grading_type = 'questionGrade'`;
  const grades = enteredGrades(yield* rowsOf<StoredGrade>(gradesWhere(questions))).length;
  if (grades > 0 && !input.confirmed) return refuse({ kind: 'confirmation-needed', grades });
  const saved = yield* writeDueDate(
    input,
    { ...key, individualGradingData: dueDate, comment: '' },
    stored,
  );
  const before = yield* rowsOf(gradesWhere(sql`${where} and grading_type = 'examGrade'`));
  const deleted = yield* deleteGradesWhere(input, questions, 1);
  let entries = deleted.length + 1;
  const levels = sql`${where} and grading_type = 'criterionLevels' and question_id <> ${NO_QUESTION}`;
  entries += (yield* deleteGradesWhere(input, levels, entries)).length;
  entries += yield* reopenGrading(input, deleted, entries);
  entries += yield* recount(input, person, input.recounts, entries);
  const examGrade = yield* keepExamGrade(input, person, entries);
  const lost = deleted.length + (examGrade === null ? before.length : 0);
  return accept({ deleted: lost, examGrade, version: saved });
}

/** Returns the new version of the date; 0 when it was removed. */
function* writeDueDate(
  change: Change,
  grade: GradeValue,
  stored: StoredGrade | undefined,
): Steps<number> {
  if (!stored || grade.individualGradingData !== '') {
    return (yield* writeGrade(change, grade, stored, 0)).version;
  }
  yield* deleteTheseGrades(change, [stored], 0);
  return 0;
}

function* recount(
  change: Change,
  person: Pick<GradeKey, 'usernameKey' | 'evaluationDataID'>,
  recounts: readonly Recount[],
  first: number,
): Steps<number> {
  const writes: GradeWrite[] = [];
  for (const { gradingType, from, to } of recounts) {
    const key = { ...person, gradingType, questionID: NO_QUESTION };
    const stored = yield* storedGrade(change.course, key);
    if (stored?.individualGradingData !== from) continue;
    writes.push({ grade: { ...stored, individualGradingData: to }, stored });
  }
  yield* writeGrades(change, writes, first, 'grade.save');
  return writes.length;
}
