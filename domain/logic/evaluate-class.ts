// The truth of a course's logic for a whole class at once: one bit per student, 32 students a step.
import { answerText, type Answer } from '../answers/answer.ts';
import { digitsIn, leafTruth } from './answer-contains.ts';
import { bitCount } from './bit-count.ts';
import type { LogicGraph } from './logic-graph.ts';
import { thesisKey } from './thesis-name.ts';

export interface StudentAnswers {
  readonly username: string;
  readonly answers: readonly Answer[];
}

export class ClassTruth {
  readonly graph: LogicGraph;
  readonly students: readonly string[];
  /** How many words of 32 students a row has. */
  readonly width: number;
  /** One row for each node; bit s & 31 of word s >> 5 is student s. */
  readonly rows: Int32Array;

  constructor(graph: LogicGraph, students: readonly string[]) {
    this.graph = graph;
    this.students = students;
    this.width = (students.length + 31) >> 5;
    this.rows = new Int32Array(graph.nodeCount * this.width);
  }

  /** Whether the student at an index of the list sees a question. */
  isShown(student: number, questionId: string): boolean {
    const question = this.graph.definitions.questionAt.get(questionId);
    return question !== undefined && this.bit(this.graph.roots[question] ?? 0, student) === 1;
  }

  /** The IDs of the questions that the student at an index sees, in the order of the course. */
  shownQuestionIds(student: number): string[] {
    const { questionIds, roots } = this.graph;
    return questionIds.filter((_, question) => this.bit(roots[question] ?? 0, student) === 1);
  }

  /** How many students see a question. */
  shownCount(questionId: string): number {
    return this.count(this.graph.definitions.questionAt.get(questionId));
  }

  /** For how many students a thesis holds. */
  holdsCount(thesisName: string): number {
    return this.count(this.graph.definitions.thesisAt.get(thesisKey(thesisName)));
  }

  /** The students who see a question, one bit each; none when it is not in the course. */
  shownRow(questionId: string): Int32Array {
    const question = this.graph.definitions.questionAt.get(questionId);
    if (question === undefined) return new Int32Array(this.width);
    const literal = this.graph.roots[question] ?? 0;
    const start = (literal >> 1) * this.width;
    const row = this.rows.slice(start, start + this.width);
    if ((literal & 1) === 0) return row;
    // Bits past the last student stay clear.
    return row.map((word, index) => ~word & studentBits(this.students.length, index));
  }

  private bit(literal: number, student: number): number {
    const word = this.rows[(literal >> 1) * this.width + (student >> 5)] ?? 0;
    return ((word >> (student & 31)) & 1) ^ (literal & 1);
  }

  private count(definition: number | undefined): number {
    const literal = definition === undefined ? -1 : (this.graph.roots[definition] ?? -1);
    if (literal < 0) return 0;
    let holding = 0;
    const start = (literal >> 1) * this.width;
    for (let word = start; word < start + this.width; word += 1) {
      holding += bitCount(this.rows[word] ?? 0);
    }
    return literal & 1 ? this.students.length - holding : holding;
  }
}

/** Evaluates the whole course for every student. */
export function evaluateClass(graph: LogicGraph, students: readonly StudentAnswers[]): ClassTruth {
  const truth = new ClassTruth(
    graph,
    students.map(({ username }) => username),
  );
  students.forEach(({ answers }, student) => {
    for (const answer of answers) readAnswer(truth, student, answer);
  });
  runGates(truth);
  return truth;
}

function readAnswer({ graph, rows, width }: ClassTruth, student: number, answer: Answer): void {
  const question = graph.definitions.questionAt.get(answer.questionID);
  if (question === undefined) return;
  const text = answerText(answer) || '';
  const word = student >> 5;
  const bit = 1 << (student & 31);
  const first = graph.leafStart[question] ?? 0;
  const end = graph.leafStart[question + 1] ?? 0;
  if (first === end) return;
  const digits = digitsIn(text);
  for (let leaf = first; leaf < end; leaf += 1) {
    const cell = leaf * width + word;
    const others = (rows[cell] ?? 0) & ~bit;
    rows[cell] = leafTruth(graph, leaf, text, digits) === 1 ? others | bit : others;
  }
}

/**
 * Computes every gate from the leaves. A denied input also sets the bits past the last student; they are cleared, or
 * they would be counted.
 */
export function runGates({ graph, rows, width, students }: ClassTruth): void {
  const { inputs, firstGate } = graph;
  if (width === 0) return;
  const lastWord = studentBits(students.length, width - 1);
  for (let input = 0; input < inputs.length; input += 2) {
    const left = inputs[input] ?? 0;
    const right = inputs[input + 1] ?? 0;
    const leftRow = (left >> 1) * width;
    const rightRow = (right >> 1) * width;
    const row = (firstGate + (input >> 1)) * width;
    for (let word = 0; word < width; word += 1) {
      rows[row + word] =
        ((rows[leftRow + word] ?? 0) ^ -(left & 1)) & ((rows[rightRow + word] ?? 0) ^ -(right & 1));
    }
    rows[row + width - 1] = (rows[row + width - 1] ?? 0) & lastWord;
  }
}

/** The bits of a word that represent students. */
function studentBits(students: number, word: number): number {
  const left = students - word * 32;
  return left >= 32 ? -1 : (1 << left) - 1;
}
