// Finds which of a student's own answers cause a contradiction, and which single changes would end it (VIS-22,
// VIS-23).
import { answerText } from '../answers/answer.ts';
import { readChosen } from '../answers/choice-answer.ts';
import { answerValues, type AnswerValues } from '../logic/solver/answer-values.ts';
import { causeOf, repairsOf, type Repair } from '../logic/solver/contradiction-cause.ts';
import { effectOf } from '../logic/solver/one-step-texts.ts';
import type { Question } from '../questions/question.ts';
import { questionsOfSection } from './released-course.ts';
import type { LogicBasis } from './why-shown.ts';

/** One of the answers that cause it. */
export interface CauseAnswer {
  readonly question: Question;
  /** The current answer; '' when it matters only that the question is unanswered. */
  readonly text: string;
  /** False: the answer isn't a link, because its question doesn't show now. */
  readonly isShown: boolean;
}

/** The way in which an answer would have to change. */
type RepairStep =
  /** Any one of these options instead. */
  | { readonly kind: 'choose'; readonly options: readonly number[] }
  | { readonly kind: 'tick' | 'untick'; readonly option: number }
  /** Exactly these ticks; an empty list is no answer. */
  | { readonly kind: 'ticks'; readonly options: readonly number[] }
  | { readonly kind: 'rewrite' };

export interface ExplainedRepair {
  readonly question: Question;
  readonly step: RepairStep;
  /** The questions that would appear and disappear besides the contradiction; released questions only. */
  readonly opens: readonly Question[];
  readonly hides: readonly Question[];
}

export interface ExplainedContradiction {
  /** The smallest set; empty when no particular answer is needed. */
  readonly answers: readonly CauseAnswer[];
  readonly isSmallest: boolean;
  readonly repairs: readonly ExplainedRepair[];
  /** False when the search for them was stopped: there may be others. */
  readonly hasAllRepairs: boolean;
}

/** A person waits for the result: a twentieth of a second for the cause, and the same for the repairs. */
const limits = { looks: 1_000_000, conflicts: 5000 };

/** The cause of a contradiction that shows now; null when it does not show, or the search was stopped. */
export function explainContradiction(
  basis: LogicBasis,
  questionId: string,
): ExplainedContradiction | null {
  const { course, truth } = basis;
  const questions = course.sections.flatMap(questionsOfSection);
  const values = answerValues(course.graph, { questions, theses: course.theses });
  const cause = causeOf(truth, values, questionId, limits);
  if (!cause) return null;
  const answers = cause.questionIds.flatMap((id) => causeAnswer(basis, id));
  const found = repairsOf(truth, values, questionId, { ...limits, cause });
  const repairs = found.repairs.flatMap((repair) =>
    explainedRepair(basis, values, questionId, repair),
  );
  return {
    answers,
    isSmallest: cause.isSmallest,
    repairs: withoutRepeats(repairs),
    hasAllRepairs: found.isWhole,
  };
}

function causeAnswer({ course, truth }: LogicBasis, id: string): readonly CauseAnswer[] {
  const question = course.questionById.get(id);
  if (!question) return [];
  const text = truth.texts[truth.graph.definitions.questionAt.get(id) ?? -1] ?? '';
  return [{ question, text, isShown: truth.isShown(id) }];
}

function explainedRepair(
  { course, truth }: LogicBasis,
  values: readonly AnswerValues[],
  contradictionId: string,
  { answer, appeared, disappeared }: Repair,
): readonly ExplainedRepair[] {
  const question = course.questionById.get(answer.questionID);
  const index = truth.graph.definitions.questionAt.get(answer.questionID) ?? -1;
  const step = question && stepTo(question, index, answerText(answer), { course, truth });
  if (!step || values[index]?.kind === 'none') return [];
  const named = (ids: readonly string[]): readonly Question[] =>
    ids.filter((id) => id !== contradictionId).flatMap((id) => course.questionById.get(id) ?? []);
  return [{ question, step, opens: named(appeared), hides: named(disappeared) }];
}

/** Unanswering a Radio isn't a step: people can't do that. */
function stepTo(
  { type, options }: Question,
  position: number,
  text: string,
  { truth }: LogicBasis,
): RepairStep | undefined {
  if (type === 'LongAnswer') return { kind: 'rewrite' };
  if (type === 'Radio') {
    const wanted = effectOf(truth.graph, position, text);
    const same = options
      .map((_, index) => index + 1)
      .filter((option) => {
        return text !== '' && effectOf(truth.graph, position, String(option)) === wanted;
      });
    return same.length > 0 ? { kind: 'choose', options: same } : undefined;
  }
  const had = new Set(readChosen(truth.texts[position] ?? '', options.length).chosen);
  const has = new Set(readChosen(text, options.length).chosen);
  const [option, ...others] = had.symmetricDifference(has);
  if (option === undefined || others.length > 0) return { kind: 'ticks', options: [...has] };
  return { kind: has.has(option) ? 'tick' : 'untick', option };
}

/** Repairs with the same effect are listed once: options with one outcome, and rewriting an essay. */
function withoutRepeats(repairs: readonly ExplainedRepair[]): readonly ExplainedRepair[] {
  const byOutcome = new Map<string, ExplainedRepair>();
  for (const repair of repairs) {
    const key = outcomeKey(repair);
    byOutcome.set(key, merged(byOutcome.get(key), repair));
  }
  return [...byOutcome.values()];
}

function outcomeKey({ question, step, opens, hides }: ExplainedRepair): string {
  if (step.kind === 'rewrite') return JSON.stringify([question.id]);
  const outcome = [opens, hides].map((list) => list.map(({ id }) => id));
  return JSON.stringify([question.id, step.kind === 'choose' ? null : step, outcome]);
}

function merged(
  before: ExplainedRepair | undefined,
  { step, ...repair }: ExplainedRepair,
): ExplainedRepair {
  if (before?.step.kind !== 'choose' || step.kind !== 'choose')
    return before ?? { ...repair, step };
  const options = [...before.step.options, ...step.options].sort((left, right) => left - right);
  return { ...repair, step: { kind: 'choose', options } };
}
