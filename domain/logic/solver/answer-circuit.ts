// A course's logic as a circuit over what students can answer: each free input is one value of one question.
import type { Answer } from '../../answers/answer.ts';
import { denied, falseLiteral, trueLiteral } from '../gate-builder.ts';
import type { LogicGraph } from '../logic-graph.ts';
import { textOfValues, type AnswerValue, type AnswerValues } from './answer-values.ts';
import { CircuitBuilder, type Circuit } from './circuit.ts';

/** The value of a question that a free input represents. */
export interface ChoiceInput {
  readonly question: number;
  readonly value: AnswerValue;
}

/** The literals of a question's leaves, and the inputs that were made for it. */
interface QuestionChoice {
  readonly leaves: ReadonlyMap<number, number>;
  readonly inputs: readonly number[];
}

export interface AnswerCircuit {
  readonly graph: LogicGraph;
  readonly values: readonly AnswerValues[];
  readonly circuit: Circuit;
  /** For each node of the graph its literal in the circuit. */
  readonly literalAt: Int32Array;
  readonly choices: ReadonlyMap<number, ChoiceInput>;
}

/** The circuit of a whole course. */
export function answerCircuit(graph: LogicGraph, values: readonly AnswerValues[]): AnswerCircuit {
  const builder = new CircuitBuilder();
  const choices = new Map<number, ChoiceInput>();
  const literalAt = new Int32Array(graph.nodeCount);
  values.forEach((ofQuestion, question) => {
    const choice = addChoice(builder, ofQuestion, trueLiteral);
    choice.inputs.forEach((input, index) => {
      const value = ofQuestion.values[index];
      if (value) choices.set(input, { question, value });
    });
    for (const [leaf, literal] of choice.leaves) literalAt[leaf] = literal;
  });
  for (let gate = graph.firstGate; gate < graph.nodeCount; gate += 1) {
    addGate(builder, graph, gate, literalAt);
  }
  return { graph, values, circuit: builder.build(), literalAt, choices };
}

/** The literal of the circuit for a literal of the graph. */
export function circuitLiteral(
  { literalAt }: Pick<AnswerCircuit, 'literalAt'>,
  literal: number,
): number {
  return (literalAt[literal >> 1] ?? falseLiteral) ^ (literal & 1);
}

/** Copies one gate of the graph; what it uses must have been copied. */
export function addGate(
  builder: CircuitBuilder,
  graph: LogicGraph,
  gate: number,
  literalAt: Int32Array,
): void {
  const input = (gate - graph.firstGate) * 2;
  const left = circuitLiteral({ literalAt }, graph.inputs[input] ?? 0);
  const right = circuitLiteral({ literalAt }, graph.inputs[input + 1] ?? 0);
  literalAt[gate] = builder.both(left, right);
}

/**
 * Adds the inputs and leaves of one question. While `onlyOne` is true a Radio takes one answer: of the
 * inputs that are true the first counts, so that every way to set the inputs is an answer.
 */
export function addChoice(
  builder: CircuitBuilder,
  { kind, values }: AnswerValues,
  onlyOne: number,
): QuestionChoice {
  const makers = new Map<number, number[]>();
  const inputs: number[] = [];
  let none = trueLiteral;
  values.forEach(({ leaves }, index) => {
    const input = builder.input();
    inputs.push(input >> 1);
    const chosen =
      kind === 'one' ? builder.both(input, builder.either(none, denied(onlyOne))) : input;
    if (kind === 'one' && index < values.length - 1) none = builder.both(none, denied(input));
    for (const leaf of leaves) {
      const makersOfLeaf = makers.get(leaf);
      if (makersOfLeaf) makersOfLeaf.push(chosen);
      else makers.set(leaf, [chosen]);
    }
  });
  const leaves = new Map<number, number>();
  for (const [leaf, literals] of makers) leaves.set(leaf, builder.any(literals));
  return { leaves, inputs };
}

/** The answers that a set of true inputs represents, in the order of the course. */
export function answersOf(
  { graph, values }: Pick<AnswerCircuit, 'graph' | 'values'>,
  chosen: readonly ChoiceInput[],
): Answer[] {
  const byQuestion = Map.groupBy(chosen, ({ question }) => question);
  return [...byQuestion]
    .sort(([left], [right]) => left - right)
    .flatMap(([question, inputs]) => {
      const ofQuestion = values[question];
      if (!ofQuestion) return [];
      const used = ofQuestion.kind === 'one' ? inputs.slice(0, 1) : inputs;
      const text = textOfValues(
        ofQuestion,
        used.map(({ value }) => value),
      );
      return [toAnswer(graph.questionIds[question] ?? '', ofQuestion, text)];
    });
}

/** The record of an answer: an essay has its own field. */
export function toAnswer(questionID: string, { kind }: AnswerValues, text: string): Answer {
  return kind === 'text'
    ? { questionID, questionAnswer: '', questionEssayAnswer: text }
    : { questionID, questionAnswer: text, questionEssayAnswer: '' };
}

/** The choices behind the true inputs that a solver found, lowest input first. */
export function choicesOf(
  { choices }: Pick<AnswerCircuit, 'choices'>,
  trueInputs: readonly number[],
): ChoiceInput[] {
  return trueInputs
    .toSorted((left, right) => left - right)
    .flatMap((input) => choices.get(input) ?? []);
}
