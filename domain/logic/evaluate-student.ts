// Evaluates a course's logic for one student: which questions show, which theses hold.
import { answerText, type Answer } from '../answers/answer.ts';
import { answerContains, digitsIn, leafTruth } from './answer-contains.ts';
import type { LogicGraph } from './logic-graph.ts';
import { thesisKey } from './thesis-name.ts';

/** Changes only through changeAnswer. */
export class StudentTruth {
  readonly graph: LogicGraph;
  /** 1 or 0 for each literal. */
  readonly values: Uint8Array;
  /** For each question the text that logic uses; '' when there is no answer. */
  readonly texts: string[];

  constructor(graph: LogicGraph) {
    this.graph = graph;
    this.values = new Uint8Array(graph.nodeCount * 2);
    this.texts = graph.noTexts.slice();
  }

  /** Whether the student sees a question; a question that is not in the course is never seen. */
  isShown(questionId: string): boolean {
    const question = this.graph.definitions.questionAt.get(questionId);
    return question !== undefined && this.isTrue(this.graph.roots[question]);
  }

  /** Whether a thesis holds; false for one that is unknown or can't be evaluated. */
  holds(thesisName: string): boolean {
    const index = this.graph.definitions.thesisAt.get(thesisKey(thesisName));
    return index !== undefined && this.isTrue(this.graph.roots[index]);
  }

  /** The IDs of all questions that show, in the order of the course. */
  shownQuestionIds(): string[] {
    const { questionIds, roots } = this.graph;
    const shown = questionIds.slice();
    let count = 0;
    // Writing always and counting only what shows is twice as fast as a condition each time.
    for (let question = 0; question < questionIds.length; question += 1) {
      shown[count] = questionIds[question] ?? '';
      count += this.values[roots[question] ?? 0] ?? 0;
    }
    shown.length = count;
    return shown;
  }

  /** Whether (questionId, option) is true: the question shows and the answer contains the digits. */
  atomHolds(questionId: string, option: string): boolean {
    const question = this.graph.definitions.questionAt.get(questionId);
    if (question === undefined || !this.isTrue(this.graph.roots[question])) return false;
    return answerContains(this.texts[question] ?? '', option);
  }

  private isTrue(literal: number | undefined): boolean {
    return literal !== undefined && this.values[literal] === 1;
  }
}

/** Evaluates the whole course for one student; of two answers to one question the later counts. */
export function evaluateStudent(graph: LogicGraph, answers: readonly Answer[]): StudentTruth {
  const truth = readAnswers(graph, answers);
  evaluateGates(truth);
  return truth;
}

/** The student's answers as leaves of the graph, before anything is evaluated. */
export function readAnswers(graph: LogicGraph, answers: readonly Answer[]): StudentTruth {
  const truth = new StudentTruth(graph);
  const { values, texts } = truth;
  const { leafStart, definitions } = graph;
  const { questionAt } = definitions;
  for (let node = 0; node < graph.firstGate; node += 1) values[node * 2 + 1] = 1;
  for (const answer of answers) {
    const question = questionAt.get(answer.questionID);
    if (question === undefined) continue;
    // Records from outside may lack both texts.
    const text = answerText(answer) || '';
    texts[question] = text;
    let leaf = leafStart[question] ?? 0;
    const end = leafStart[question + 1] ?? 0;
    const digits = leaf < end ? digitsIn(text) : 0;
    for (; leaf < end; leaf += 1) {
      const contained = leafTruth(graph, leaf, text, digits);
      values[leaf * 2] = contained;
      values[leaf * 2 + 1] = contained ^ 1;
    }
  }
  return truth;
}

/** Evaluates every gate from the current leaves. */
export function evaluateGates({ graph, values }: StudentTruth): void {
  const { inputs, firstGate } = graph;
  // Read once: otherwise the length of a typed array is looked up in every iteration.
  const { length } = inputs;
  let literal = firstGate * 2;
  for (let input = 0; input < length; input += 2) {
    const value = (values[inputs[input] ?? 0] ?? 0) & (values[inputs[input + 1] ?? 0] ?? 0);
    values[literal] = value;
    values[literal + 1] = value ^ 1;
    literal += 2;
  }
}
