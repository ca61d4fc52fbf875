// The consequences of an edit of the logic alone, for a class whose answers are given student by student.
import { answerText } from '../../answers/answer.ts';
import { compareTruth } from '../edit-consequences.ts';
import { evaluateClass, type StudentAnswers } from '../evaluate-class.ts';
import type { LogicGraph } from '../logic-graph.ts';

/** Compares a course before and after an edit for every student. */
export function editConsequences(
  before: LogicGraph,
  after: LogicGraph,
  students: readonly StudentAnswers[],
): ReturnType<typeof compareTruth> {
  const old = evaluateClass(before, students);
  const fresh = evaluateClass(after, students);
  return compareTruth(old, fresh, answeredRows(students, old.width));
}

/** The students who answered each question with any text; of two answers to one question the later counts. */
function answeredRows(
  students: readonly StudentAnswers[],
  width: number,
): ReadonlyMap<string, Int32Array> {
  const rows = new Map<string, Int32Array>();
  students.forEach(({ answers }, student) => {
    const bit = 1 << (student & 31);
    for (const answer of answers) {
      let row = rows.get(answer.questionID);
      if (!row) rows.set(answer.questionID, (row = new Int32Array(width)));
      const others = (row[student >> 5] ?? 0) & ~bit;
      // Records from outside may lack both texts.
      row[student >> 5] = (answerText(answer) || '') === '' ? others : others | bit;
    }
  });
  return rows;
}
