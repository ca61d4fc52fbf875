// A new custom due date of one student, and what it does to the grades that were given for the answers of the old one.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { isIsoDate } from '@elenchus/domain/base/calendar.ts';
import { followingDates } from '@elenchus/domain/extensions/accommodated-dates.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import type { Recount } from '@elenchus/domain/grading/initial-counts.ts';
import { accommodationsOf } from './accommodations-store.ts';
import type { Change } from '../logs/audit-store.ts';
import { moveGrades, weighMoves, type WeighedMove } from './due-moves-store.ts';
import { rowOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { keepExamGrade } from '../grades/exam-grade-store.ts';
import { writeGrades, type GradeWrite } from '../grades/grades-store.ts';
import {
  keyOf,
  ofStudent,
  type PersonalKey,
  storedGrade,
  storedGrades,
  type StoredGrade,
} from '../grades/stored-grades.ts';
import {
  datedCourse,
  dueWith,
  ownDateKey,
  writeOwnDates,
  type DatedCourse,
} from './own-dates-store.ts';

export type DueDateRefusal =
  | { readonly kind: 'conflict'; readonly theirs: StoredGrade | undefined }
  | {
      readonly kind: 'confirmation-needed';
      readonly grades: number;
      /** How many of them were given for an answer that differs as of the new date. */
      readonly changed: number;
    };

interface ChangedDueDate {
  readonly deleted: number;
  readonly examGrade: StoredGrade | null | undefined;
  /** The stored custom due date; undefined when there is none. */
  readonly stored: StoredGrade | undefined;
}

/** Counts of a student's open work, for another date. */
export interface PersonalRecount extends PersonalKey, Recount {}

interface CustomDueDate extends Change, PersonalKey {
  /** '' gives the student the date of the accommodation, if there is one, or that of everyone. */
  readonly dueDate: string;
  /** The counts for the new date, except where a grader has overwritten those of the old one. */
  readonly recounts: readonly Recount[];
  /** The version of the custom due date that the person saw, 0 for none; null when that doesn't matter. */
  readonly expectedVersion: number | null;
  /** Whether the person agreed that grades are deleted. */
  readonly confirmed: boolean;
  /** How many the person agreed to; null when that wasn't said. */
  readonly agreedGrades: number | null;
  /** Whether question grades of answers that don't differ as of the new date are kept (EXT-4). */
  readonly keepsUnchanged: boolean;
}

/**
 * Gives one student a custom due date and deletes the question grades of that evaluation, which were given for the
 * answers of another date, or those of them whose answers differ. The exam grade is computed again.
 */
function* changeCustomDueDate(input: CustomDueDate): Steps<Result<ChangedDueDate, DueDateRefusal>> {
  const { course, usernameKey, evaluationDataID, dueDate } = input;
  const person = { usernameKey, evaluationDataID };
  const key = ownDateKey(person);
  const stored = yield* storedGrade(course, key);
  const isSame = (stored?.individualGradingData ?? '') === dueDate;
  if (isSame) return accept({ deleted: 0, examGrade: undefined, stored });
  if ((stored?.version ?? 0) !== (input.expectedVersion ?? stored?.version ?? 0)) {
    return refuse({ kind: 'conflict', theirs: stored });
  }
  const dated = yield* datedCourse(course);
  const given = dueDate === '' ? yield* accommodatedDate(dated, person) : dueDate;
  const move = yield* weighedMove(dated, person, stored?.individualGradingData ?? '', given);
  const grades = questionGrades(move.grades);
  const changed = questionGrades(move.changed);
  const lost = input.keepsUnchanged ? changed : grades;
  const isAgreed = input.confirmed && lost.length <= (input.agreedGrades ?? lost.length);
  if (grades.length > 0 && !isAgreed) {
    return refuse({ kind: 'confirmation-needed', grades: grades.length, changed: changed.length });
  }
  const write = {
    ...person,
    date: isIsoDate(given) ? given : '',
    isByHand: dueDate !== '',
  } as const;
  const known = new Map(stored ? [[keyOf(key), stored]] : []);
  let entries = yield* writeOwnDates(input, [write], known, 0);
  entries += yield* moveGrades(input, [move], lost, entries);
  entries += yield* recountAll(
    input,
    input.recounts.map((one) => ({ ...person, ...one })),
    entries,
  );
  const before = yield* rowOf(
    sql`select 1 as one from grades where ${ofStudent(course, person)} and grading_type = 'examGrade'`,
  );
  const examGrade = yield* keepExamGrade(input, person, entries);
  return accept({
    deleted: lost.length + (before && examGrade === null ? 1 : 0),
    examGrade,
    stored: yield* storedGrade(course, key),
  });
}

function questionGrades(grades: readonly StoredGrade[]): readonly StoredGrade[] {
  return grades.filter(({ gradingType }) => gradingType === 'questionGrade');
}

/** The date that follows from the student's accommodation; '' without one. */
function* accommodatedDate(dated: DatedCourse, person: PersonalKey): Steps<string> {
  const accommodations = yield* accommodationsOf(dated.course, [person.usernameKey]);
  const evaluations = dated.evaluations.filter(({ id }) => id === person.evaluationDataID);
  const [following] = followingDates({ ...dated, evaluations }, accommodations, []);
  return following?.date ?? '';
}

/**
 * After a date was deleted, the student has that of the accommodation again, or that of everyone. The grades stay, and are
 * still about the answers that were read.
 */
export function* followDeletedDate(
  change: Change,
  { usernameKey, evaluationDataID }: PersonalKey,
  [deleted]: readonly StoredGrade[],
): Steps<void> {
  if (!deleted) return;
  const person = { usernameKey, evaluationDataID };
  const dated = yield* datedCourse(change.course);
  const date = yield* accommodatedDate(dated, person);
  const move = yield* weighedMove(dated, person, deleted.individualGradingData, date);
  let entries = 1;
  if (move.before !== move.after) entries += yield* moveGrades(change, [move], [], entries);
  if (!isIsoDate(date)) return;
  yield* writeOwnDates(change, [{ ...person, date, isByHand: false }], new Map(), entries);
}

function* weighedMove(
  dated: DatedCourse,
  person: PersonalKey,
  from: string,
  to: string,
): Steps<WeighedMove> {
  const evaluation = dated.evaluations.find(({ id }) => id === person.evaluationDataID);
  const dates = evaluation
    ? { before: dueWith(evaluation, from), after: dueWith(evaluation, to) }
    : { before: null, after: null };
  const [move] = yield* weighMoves(dated, [{ ...person, ...dates }]);
  if (!move) throw new Error('A move that was weighed is missing.');
  return move;
}

/** Counts the open work again where no grader has overwritten the count; returns the number of log entries. */
export function* recountAll(
  change: Change,
  recounts: readonly PersonalRecount[],
  first: number,
): Steps<number> {
  const keys = recounts.map(({ usernameKey, evaluationDataID, gradingType }) => ({
    usernameKey,
    evaluationDataID,
    gradingType,
    questionID: NO_QUESTION,
  }));
  const stored = yield* storedGrades(change.course, keys);
  const writes = recounts.flatMap(({ from, to }, place): GradeWrite[] => {
    const key = keys[place];
    const present = key && stored.get(keyOf(key));
    if (present?.individualGradingData !== from) return [];
    return [{ grade: { ...present, individualGradingData: to }, stored: present }];
  });
  yield* writeGrades(change, writes, first, 'grade.save');
  return writes.length;
}

export const customDueDateProcedures = { changeCustomDueDate };
