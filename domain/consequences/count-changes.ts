// Counts the students for whom an edit changes what an evaluation counts: unanswered choices and unresolved
// contradictions (CHK-24).
import { roundDecimal } from '../grading/decimal-rounding.ts';
import { computesWith, type ExamGradeSettings } from '../grading/computed-grade.ts';
import { penaltyOf } from '../grading/exam-grade.ts';
import type { ClassTruth } from '../logic/evaluate-class.ts';
import { questionsOfSections } from '../progress/progress-class.ts';
import { isChoice } from '../questions/question-type.ts';
import type { ReleasedCourse } from '../visibility/released-course.ts';

/** A course open for a target date, with what each student of the class sees of it. */
interface CountedCourse {
  readonly course: ReleasedCourse;
  readonly truth: ClassTruth;
  readonly sectionIds: readonly string[];
  readonly hasContradictionItems: boolean;
}

interface CountInput {
  readonly before: CountedCourse;
  readonly after: CountedCourse;
  /** The students whose target date it is. */
  readonly students: Int32Array;
  /** Questions whose count doesn't change can be skipped. */
  readonly concernedIds: ReadonlySet<string>;
  /** By question, the students who have chosen an option. */
  readonly chosen: ReadonlyMap<string, Int32Array>;
}

/** For each student's position, how much the count grows with the edit. */
interface CountChanges {
  readonly unansweredMCQs: Int32Array;
  readonly unresolvedContradictions: Int32Array;
}

/** The difference between the counts after and before, for each student. */
export function countChanges(input: CountInput): CountChanges {
  const size = input.students.length * 32;
  const changes = {
    unansweredMCQs: new Int32Array(size),
    unresolvedContradictions: new Int32Array(size),
  };
  addCounts(changes, input, input.before, -1);
  addCounts(changes, input, input.after, 1);
  return changes;
}

function addCounts(
  changes: CountChanges,
  { students, concernedIds, chosen }: CountInput,
  counted: CountedCourse,
  sign: number,
): void {
  for (const { id, type } of questionsOfSections(counted.course, counted.sectionIds)) {
    if (!concernedIds.has(id)) continue;
    const isCounted = isChoice(type) || (type === 'Contradiction' && counted.hasContradictionItems);
    if (!isCounted) continue;
    const target = isChoice(type) ? changes.unansweredMCQs : changes.unresolvedContradictions;
    const done = isChoice(type) ? chosen.get(id) : undefined;
    const open = counted.truth
      .shownRow(id)
      .map((word, at) => word & (students[at] ?? 0) & ~(done?.[at] ?? 0));
    addBits(target, open, sign);
  }
}

function addBits(target: Int32Array, row: Int32Array, sign: number): void {
  row.forEach((word, at) => {
    for (let left = word; left !== 0; left &= left - 1) {
      const student = at * 32 + (31 - Math.clz32(left & -left));
      target[student] = (target[student] ?? 0) + sign;
    }
  });
}

export interface ChangedStudents {
  /** With a changed count. */
  readonly students: number;
  /** Those who have question grades and whose penalty changes: after a new count their exam grade is different. */
  readonly grades: number;
}

/** How many students the changes affect; `graded` are those with question grades in the evaluation. */
export function changedStudents(
  { unansweredMCQs, unresolvedContradictions }: CountChanges,
  graded: Int32Array,
  settings: ExamGradeSettings,
): ChangedStudents {
  const penalties = computesWith(settings);
  let [students, grades] = [0, 0];
  unansweredMCQs.forEach((choices, student) => {
    const contradictions = unresolvedContradictions[student] ?? 0;
    if (choices === 0 && contradictions === 0) return;
    students += 1;
    const isGraded = (((graded[student >> 5] ?? 0) >> (student & 31)) & 1) === 1;
    if (!isGraded || penalties === null) return;
    const more = { unansweredMCQs: choices, unresolvedContradictions: contradictions };
    const penalty = penaltyOf(more, penalties);
    // A smaller difference doesn't reach a stored grade.
    if (roundDecimal(penalty, 4) !== 0) grades += 1;
  });
  return { students, grades };
}
