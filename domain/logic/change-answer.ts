// Changes one answer: only what depends on it is evaluated again.
import { answerText, type Answer } from '../answers/answer.ts';
import { digitsIn, leafTruth } from './answer-contains.ts';
import type { StudentTruth } from './evaluate-student.ts';
import { NodeQueue } from './node-queue.ts';

export interface VisibilityChange {
  readonly appeared: readonly string[];
  readonly disappeared: readonly string[];
}

const queues = new WeakMap<StudentTruth, NodeQueue>();
const nothing: VisibilityChange = { appeared: [], disappeared: [] };

/** Applies a new answer to the student's truth and returns the questions that appeared and disappeared. */
export function changeAnswer(truth: StudentTruth, answer: Answer): VisibilityChange {
  const { graph, values, texts } = truth;
  const question = graph.definitions.questionAt.get(answer.questionID);
  if (question === undefined) return nothing;
  const text = answerText(answer) || '';
  texts[question] = text;
  const queue = queueOf(truth);
  const changed: number[] = [];
  const digits = digitsIn(text);
  const end = graph.leafStart[question + 1] ?? 0;
  for (let leaf = graph.leafStart[question] ?? 0; leaf < end; leaf += 1) {
    if (leafTruth(graph, leaf, text, digits) !== values[leaf * 2])
      flip(truth, leaf, queue, changed);
  }
  for (let gate = queue.take(); gate >= 0; gate = queue.take()) {
    const input = (gate - graph.firstGate) * 2;
    const value =
      (values[graph.inputs[input] ?? 0] ?? 0) & (values[graph.inputs[input + 1] ?? 0] ?? 0);
    if (value !== values[gate * 2]) flip(truth, gate, queue, changed);
  }
  return changed.length === 0 ? nothing : describe(truth, changed);
}

function flip(
  { graph, values }: StudentTruth,
  node: number,
  queue: NodeQueue,
  changed: number[],
): void {
  const value = values[node * 2] ?? 0;
  values[node * 2] = value ^ 1;
  values[node * 2 + 1] = value;
  const { gatesUsing, questionsDecidedBy } = graph;
  const lastGate = gatesUsing.start[node + 1] ?? 0;
  for (let item = gatesUsing.start[node] ?? 0; item < lastGate; item += 1) {
    queue.add(gatesUsing.items[item] ?? 0);
  }
  const lastQuestion = questionsDecidedBy.start[node + 1] ?? 0;
  for (let item = questionsDecidedBy.start[node] ?? 0; item < lastQuestion; item += 1) {
    changed.push(questionsDecidedBy.items[item] ?? 0);
  }
}

function describe({ graph, values }: StudentTruth, changed: number[]): VisibilityChange {
  const appeared: string[] = [];
  const disappeared: string[] = [];
  for (const question of changed.sort((left, right) => left - right)) {
    const shown = values[graph.roots[question] ?? 0] === 1;
    (shown ? appeared : disappeared).push(graph.questionIds[question] ?? '');
  }
  return { appeared, disappeared };
}

function queueOf(truth: StudentTruth): NodeQueue {
  const known = queues.get(truth);
  if (known) return known;
  const queue = new NodeQueue(truth.graph.nodeCount);
  queues.set(truth, queue);
  return queue;
}
