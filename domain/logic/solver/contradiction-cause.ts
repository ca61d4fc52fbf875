// Finds which of a student's own answers produce a contradiction, and which single change would end it (CHK-7,
// CHK-8).
import type { Answer } from '../../answers/answer.ts';
import { changeAnswer, type VisibilityChange } from '../change-answer.ts';
import type { StudentTruth } from '../evaluate-student.ts';
import { denied } from '../gate-builder.ts';
import { toAnswer } from './answer-circuit.ts';
import type { AnswerValues } from './answer-values.ts';
import { defaultConflictLimit } from './circuit-solver.ts';
import { copyTruth } from './copy-truth.ts';
import { fewestChanges, defaultChangeLimits } from './fewest-changes.ts';
import { coneOf } from './graph-cone.ts';
import { oneStepTexts, stepLooks } from './one-step-texts.ts';
import { revisionCircuit } from './revision-circuit.ts';
import { SearchEffort } from './search-effort.ts';
import { smallestCore } from './smallest-core.ts';

interface Cause {
  /** While these answers stay, the question shows, whatever the student's other answers become. */
  readonly questionIds: readonly string[];
  /** False when the search for a smaller set was stopped; even then each answer is needed. */
  readonly isSmallest: boolean;
}

/** One changed answer that ends the contradiction, and what else would appear and disappear. */
export interface Repair extends VisibilityChange {
  readonly answer: Answer;
}

/** The smallest set of given answers that keeps a shown question shown; unanswered questions stay unanswered. */
export function causeOf(
  truth: StudentTruth,
  values: readonly AnswerValues[],
  questionId: string,
  limits: CauseLimits = { conflicts: defaultConflictLimit },
): Cause | undefined {
  const { graph, texts } = truth;
  if (!truth.isShown(questionId)) return undefined;
  const root = graph.roots[graph.definitions.questionAt.get(questionId) ?? 0] ?? 0;
  const circuit = revisionCircuit(truth, values, denied(root), (each) => texts[each] !== '');
  const byLiteral = new Map([...circuit.changed].map(([each, literal]) => [denied(literal), each]));
  const found = smallestCore({
    circuit: circuit.builder.build(),
    fixed: [circuit.target],
    conditions: [...byLiteral.keys()],
    conflictLimit: limits.conflicts,
    ...(limits.looks !== undefined && { looks: limits.looks }),
  });
  if (!found) return undefined;
  const questions = found.core.flatMap((literal) => byLiteral.get(literal) ?? []);
  const ids = questions.map((each) => graph.questionIds[each] ?? '');
  return { questionIds: ids, isSmallest: found.isSmallest };
}

interface Repairs {
  readonly repairs: readonly Repair[];
  /** False when the search was stopped: there may be others. */
  readonly isWhole: boolean;
}

interface CauseLimits {
  /** For each question to the solver. */
  readonly conflicts: number;
  readonly looks?: number;
}

/** How much a search may cost: looks at gates, and conflicts in total. */
interface RepairLimits {
  readonly looks: number;
  readonly conflicts: number;
  /** The cause, if it is known: an answer outside it can't end the contradiction alone. */
  readonly cause: Cause | null;
}

export const defaultRepairLimits: RepairLimits = {
  looks: Infinity,
  conflicts: defaultConflictLimit,
  cause: null,
};

/** The cost of a search, in walks over everything below the question. */
const SEARCH_WALKS = 10;

/**
 * The single changed answers that hide a shown question, in the order of the course. For a Checkbox these are the
 * single ticks; when only several ticks together would do, one such answer is given.
 */
export function repairsOf(
  truth: StudentTruth,
  values: readonly AnswerValues[],
  questionId: string,
  limits = defaultRepairLimits,
): Repairs {
  const { graph } = truth;
  if (!truth.isShown(questionId)) return { repairs: [], isWhole: true };
  const root = graph.roots[graph.definitions.questionAt.get(questionId) ?? 0] ?? 0;
  const { gates, questions } = coneOf(graph, root);
  const walk = gates.length + questions.length;
  const conflicts = Math.min(limits.conflicts, limits.looks / walk) / questions.length;
  const effort = new SearchEffort(limits.looks);
  const search = { truth, values, questionId, root, walk, conflicts, effort };
  const task: RepairTask = { ...search, copy: copyTruth(truth) };
  const producing = limits.cause && new Set(limits.cause.questionIds);
  const repairs: Repair[] = [];
  let isWhole = true;
  for (const question of questions) {
    const id = graph.questionIds[question] ?? '';
    if (!truth.isShown(id)) continue;
    if (producing && truth.texts[question] !== '' && !producing.has(id)) continue;
    const found = repairsBy(task, question);
    repairs.push(...found.repairs);
    isWhole &&= found.isWhole;
    if (effort.isSpent) break;
  }
  return { repairs, isWhole };
}

interface RepairTask {
  readonly truth: StudentTruth;
  readonly copy: StudentTruth;
  readonly values: readonly AnswerValues[];
  readonly questionId: string;
  readonly root: number;
  /** The cost of one walk over everything below the question. */
  readonly walk: number;
  readonly conflicts: number;
  readonly effort: SearchEffort;
}

const STOPPED: Repairs = { repairs: [], isWhole: false };

/** The new answers to one question that end it. */
function repairsBy(task: RepairTask, question: number): Repairs {
  const { truth, values, questionId, walk, effort } = task;
  const { graph } = truth;
  const ofQuestion = values[question];
  if (!ofQuestion || ofQuestion.kind === 'none') return { repairs: [], isWhole: true };
  const present = truth.texts[question] ?? '';
  effort.spend(stepLooks(ofQuestion, graph, question, present));
  if (effort.isSpent) return STOPPED;
  const texts = oneStepTexts(ofQuestion, graph, question, present);
  effort.spend(texts.length * walk);
  if (effort.isSpent) return STOPPED;
  const id = graph.questionIds[question] ?? '';
  const answers = texts.map((text) => toAnswer(id, ofQuestion, text));
  const repairs = answers.flatMap((answer) => tryRepair(task.copy, answer, questionId));
  // All answers to a question with one choice have been tried.
  if (repairs.length > 0 || ofQuestion.kind === 'one') return { repairs, isWhole: true };
  return largerRepair(task, question);
}

/** One answer of several steps, where no single step ends it. */
function largerRepair(task: RepairTask, question: number): Repairs {
  const { truth, values, root, conflicts, effort } = task;
  effort.spend(SEARCH_WALKS * task.walk);
  if (effort.isSpent) return STOPPED;
  const isThis = (each: number): boolean => each === question;
  const limits = { ...defaultChangeLimits, conflicts };
  const larger = fewestChanges(truth, values, denied(root), limits, isThis);
  if (larger.kind !== 'changes') return { repairs: [], isWhole: larger.kind !== 'unknown' };
  const tried = larger.answers.flatMap((each) => tryRepair(task.copy, each, task.questionId));
  return { repairs: tried, isWhole: true };
}

/** Tries a change on the copy and takes it back. */
function tryRepair(copy: StudentTruth, answer: Answer, questionId: string): readonly Repair[] {
  const index = copy.graph.definitions.questionAt.get(answer.questionID) ?? 0;
  const before = copy.texts[index] ?? '';
  const change = changeAnswer(copy, answer);
  const ends = !copy.isShown(questionId);
  changeAnswer(copy, {
    questionID: answer.questionID,
    questionAnswer: before,
    questionEssayAnswer: '',
  });
  return ends ? [{ answer, ...change }] : [];
}
