// What happens to grades when the due date of a student moves: all of them are deleted, or only those of answers that
// differ as of the new date (EXT-4 to EXT-6, EXT-9).

import type { DueDate } from '@elenchus/domain/base/due-date.ts';
import type { TimeZone } from '@elenchus/domain/base/zoned-time.ts';
import { DueLimits } from '@elenchus/domain/extensions/due-limits.ts';
import {
  isOfChangedAnswer,
  mayHaveChanged,
  readLimit,
} from '@elenchus/domain/extensions/kept-grades.ts';
import { GRADES_OF_A_DATE } from '@elenchus/domain/grading/due-date-change.ts';
import type { GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { enteredGrades } from '@elenchus/domain/grading/reopened-grading.ts';
import type { Change } from '../logs/audit-store.ts';
import { differingAnswers, comparisonKey, type ComparedWork } from './changed-answers-store.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples, type Statement } from '../engine/sql.ts';
import { coursePenalties, fixExamGrades, wrongExamGrades } from '../grades/exam-grade-store.ts';
import { deleteTheseGrades } from '../grades/grades-store.ts';
import { gradesWhere, type StoredGrade } from '../grades/stored-grades.ts';
import { reopenGrading } from '../grades/reopened-grading-store.ts';

/** The due date that counts for a student moves; null where there is none. */
export interface DueMove {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly before: DueDate | null;
  readonly after: DueDate | null;
}

export interface MovedCourse {
  readonly course: string;
  readonly zone: TimeZone;
  /** The questions of each evaluation, for exam grades that are entered by hand. */
  readonly questionsOf: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The grades of a moved due date, and which of them were given for an answer that differs as of the new date. */
export interface WeighedMove extends DueMove {
  readonly grades: readonly StoredGrade[];
  readonly changed: readonly StoredGrade[];
}

/** What the moves would do; writes nothing. */
export function* weighMoves(
  { course, zone, questionsOf }: MovedCourse,
  moves: readonly DueMove[],
): Steps<readonly WeighedMove[]> {
  const isComputed = (yield* coursePenalties(course)) !== null;
  const types = isComputed ? (['questionGrade'] as const) : GRADES_OF_A_DATE;
  const grades = Map.groupBy(yield* gradesOf(course, moves, types), personKey);
  const limits = new DueLimits(zone);
  const compared = new Map<StoredGrade, ComparedWork>();
  for (const move of moves) {
    for (const grade of grades.get(personKey(move)) ?? []) {
      const work = comparedWork(grade, move, limits);
      if (work) compared.set(grade, work);
    }
  }
  const differing = yield* differingAnswers(course, [...compared.values()]);
  const isChanged = (grade: StoredGrade): boolean => {
    const work = compared.get(grade);
    const questions = work && differing.get(comparisonKey(work));
    const ofEvaluation = questionsOf.get(grade.evaluationDataID) ?? NONE;
    return questions !== undefined && isOfChangedAnswer(grade, questions, ofEvaluation);
  };
  return moves.map((move) => {
    const own = enteredGrades(grades.get(personKey(move)) ?? []);
    return { ...move, grades: own, changed: own.filter(isChanged) };
  });
}

const NONE: ReadonlySet<string> = new Set();

/** Null when nothing has to be compared: without another date, the answers that were read still count. */
function comparedWork(
  grade: StoredGrade,
  { usernameKey, before, after }: DueMove,
  limits: DueLimits,
): ComparedWork | null {
  if (before === null || after === null) return null;
  const pinned = { ...grade, readAsOf: grade.readAsOf ?? before };
  if (!mayHaveChanged(pinned, after, limits)) return null;
  return { usernameKey, read: readLimit(pinned, before, limits), counts: limits.limit(after) };
}

/**
 * Deletes the grades in `lost` and remembers for all others as of which date their answers were read. Returns the number
 * of log entries that this added; `first` is the number that the change already has. Exam grades aren't computed again.
 */
export function* moveGrades(
  change: Change,
  moves: readonly WeighedMove[],
  lost: readonly StoredGrade[],
  first: number,
): Steps<number> {
  yield* pinGrades(change.course, moves);
  const pins = new Map(moves.map((move) => [personKey(move), move.before]));
  const deleted = lost.map((grade) => ({
    ...grade,
    readAsOf: grade.readAsOf ?? pins.get(personKey(grade)) ?? null,
  }));
  const levels = yield* levelsOf(change.course, deleted);
  const gone = [...deleted, ...levels];
  yield* deleteTheseGrades(change, gone, first);
  return gone.length + (yield* reopenGrading(change, deleted, first + gone.length));
}

/** The levels of criteria from which grades were made. */
function* levelsOf(course: string, grades: readonly StoredGrade[]): Steps<StoredGrade[]> {
  const found: StoredGrade[] = [];
  for (const some of chunksOf(grades)) {
    const keys = tuples(some.map((one) => [one.usernameKey, one.evaluationDataID, one.questionID]));
    found.push(
      ...(yield* rowsOf(
        gradesWhere(sql`course = ${course} and grading_type = 'criterionLevels'
          and (username_key, evaluation_id, question_id) in (values ${keys})`),
      )),
    );
  }
  return found;
}

/** A grade that is restored later is still known to be about the version that was read. */
function* pinGrades(course: string, moves: readonly DueMove[]): Steps<void> {
  const dated = Map.groupBy(moves, ({ before }) => before);
  for (const [before, people] of dated) {
    if (before === null) continue;
    for (const where of pairsOf(course, people)) {
      yield* run(sql`update grades set read_as_of = ${before} where ${where} and read_as_of is null
        and grading_type in ${list(GRADES_OF_A_DATE)}`);
    }
  }
}

/** In question-by-question mode, exam grades follow from the grades and counts that are left. */
export function* computeAgain(
  change: Change,
  people: readonly Pick<DueMove, 'usernameKey' | 'evaluationDataID'>[],
  first: number,
): Steps<number> {
  const penalties = yield* coursePenalties(change.course);
  if (penalties === null) return 0;
  let entries = 0;
  for (const where of pairsOf(change.course, people)) {
    const fixes = yield* wrongExamGrades(where, penalties);
    yield* fixExamGrades(change, fixes, first + entries);
    entries += fixes.length;
  }
  return entries;
}

/** The moves of students whose open work was counted. */
export function* peopleWithCounts<Move extends DueMove>(
  course: string,
  moves: readonly Move[],
): Steps<readonly Move[]> {
  const types = ['unansweredMCQs', 'unresolvedContradictions'] as const;
  const found = new Set((yield* gradesOf(course, moves, types)).map(personKey));
  return moves.filter((move) => found.has(personKey(move)));
}

function* gradesOf(
  course: string,
  people: readonly DueMove[],
  types: readonly GradingType[],
): Steps<StoredGrade[]> {
  const found: StoredGrade[] = [];
  for (const where of pairsOf(course, people)) {
    found.push(...(yield* rowsOf(gradesWhere(sql`${where} and grading_type in ${list(types)}`))));
  }
  return found;
}

function pairsOf(
  course: string,
  people: readonly Pick<DueMove, 'usernameKey' | 'evaluationDataID'>[],
): Statement[] {
  return chunksOf(people).map((some) => {
    const pairs = tuples(some.map((one) => [one.usernameKey, one.evaluationDataID]));
    return sql`course = ${course} and (username_key, evaluation_id) in (values ${pairs})`;
  });
}

function personKey({ usernameKey, evaluationDataID }: Omit<DueMove, 'before' | 'after'>): string {
  return JSON.stringify([usernameKey, evaluationDataID]);
}
