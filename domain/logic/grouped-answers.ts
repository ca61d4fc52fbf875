// The answers of a class as groups of students who answered alike: one bit per student, evaluated group by group.
import { digitsIn, leafTruth } from './answer-contains.ts';
import { ClassTruth, runGates } from './evaluate-class.ts';
import type { LogicGraph } from './logic-graph.ts';

/**
 * The students who gave a question the same text; bit s & 31 of word s >> 5 is student s. Each student is in at most
 * one group of a question.
 */
export interface GroupedAnswer {
  readonly questionID: string;
  /** The text that logic looks at. */
  readonly text: string;
  readonly students: Int32Array;
}

/** A row of bits for a class; none is set. */
export function emptyRow(students: number): Int32Array {
  return new Int32Array((students + 31) >> 5);
}

/** Sets the bit of one student. */
export function addToRow(row: Int32Array, student: number): void {
  row[student >> 5] = (row[student >> 5] ?? 0) | (1 << (student & 31));
}

/** Evaluates the whole course for a class whose answers are grouped. */
export function evaluateGroups(
  graph: LogicGraph,
  students: readonly string[],
  groups: readonly GroupedAnswer[],
): ClassTruth {
  const truth = new ClassTruth(graph, students);
  for (const group of groups) readGroup(truth, group);
  runGates(truth);
  return truth;
}

function readGroup({ graph, rows, width }: ClassTruth, group: GroupedAnswer): void {
  const question = graph.definitions.questionAt.get(group.questionID);
  if (question === undefined) return;
  const end = graph.leafStart[question + 1] ?? 0;
  const digits = digitsIn(group.text);
  for (let leaf = graph.leafStart[question] ?? 0; leaf < end; leaf += 1) {
    if (leafTruth(graph, leaf, group.text, digits) === 0) continue;
    for (let word = 0; word < width; word += 1) {
      const cell = leaf * width + word;
      rows[cell] = (rows[cell] ?? 0) | (group.students[word] ?? 0);
    }
  }
}

/** By question, the students whose answer passes a test. */
export function rowsWhere(
  groups: readonly GroupedAnswer[],
  test: (text: string) => boolean,
): ReadonlyMap<string, Int32Array> {
  const rows = new Map<string, Int32Array>();
  for (const { questionID, text, students } of groups) {
    if (!test(text)) continue;
    const row = rows.get(questionID);
    rows.set(questionID, row ? row.map((word, at) => word | (students[at] ?? 0)) : students);
  }
  return rows;
}
