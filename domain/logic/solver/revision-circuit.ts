// Builds the circuit of what one student could change: each answer that the target depends on is kept or replaced.
import { digitsIn, leafTruth } from '../answer-contains.ts';
import type { StudentTruth } from '../evaluate-student.ts';
import { denied } from '../gate-builder.ts';
import { addChoice, addGate, circuitLiteral, type ChoiceInput } from './answer-circuit.ts';
import type { AnswerValues } from './answer-values.ts';
import { CircuitBuilder } from './circuit.ts';
import { coneOf } from './graph-cone.ts';

export interface RevisionCircuit {
  /** Still open for more gates. */
  readonly builder: CircuitBuilder;
  /** The literal of the circuit for the target. */
  readonly target: number;
  /** By question: the literal that is true when its answer is replaced. */
  readonly changed: ReadonlyMap<number, number>;
  readonly choices: ReadonlyMap<number, ChoiceInput>;
}

/** The circuit of a literal of the graph for a student who may change the answers to some questions. */
export function revisionCircuit(
  truth: StudentTruth,
  values: readonly AnswerValues[],
  target: number,
  mayChange: (question: number) => boolean,
): RevisionCircuit {
  const { graph } = truth;
  const cone = coneOf(graph, target);
  const builder = new CircuitBuilder();
  const literalAt = new Int32Array(graph.nodeCount);
  const changed = new Map<number, number>();
  const choices = new Map<number, ChoiceInput>();
  for (const question of cone.questions) {
    const present = presentLeaves(truth, question);
    const ofQuestion = values[question];
    if (!ofQuestion || ofQuestion.kind === 'none' || !mayChange(question)) {
      for (const [leaf, literal] of present) literalAt[leaf] = literal;
      continue;
    }
    const isNew = builder.input();
    changed.set(question, isNew);
    const choice = addChoice(builder, ofQuestion, 1);
    choice.inputs.forEach((input, index) => {
      const value = ofQuestion.values[index];
      if (value) choices.set(input, { question, value });
    });
    for (const [leaf, literal] of present) {
      const fresh = builder.both(isNew, choice.leaves.get(leaf) ?? 0);
      literalAt[leaf] = builder.either(fresh, builder.both(denied(isNew), literal));
    }
  }
  for (const gate of cone.gates) addGate(builder, graph, gate, literalAt);
  return { builder, target: circuitLiteral({ literalAt }, target), changed, choices };
}

/** The leaves of a question with their current truth, as constants. */
function presentLeaves({ graph, texts }: StudentTruth, question: number): Map<number, number> {
  const present = new Map<number, number>();
  const text = texts[question] ?? '';
  const digits = digitsIn(text);
  const end = graph.leafStart[question + 1] ?? 0;
  for (let leaf = graph.leafStart[question] ?? 0; leaf < end; leaf += 1) {
    present.set(leaf, leafTruth(graph, leaf, text, digits));
  }
  return present;
}
