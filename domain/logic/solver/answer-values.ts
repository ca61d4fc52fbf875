// Lists how a question can be answered, as far as the course's formulas can distinguish: answers that make the same
// atoms true are one value. A Radio has at most one value at a time, the others any set of them.
import type { LogicCourse } from '../logic-definitions.ts';
import type { LogicGraph } from '../logic-graph.ts';

/** One option, several, any text, or no input at all. */
type AnswerKind = 'one' | 'several' | 'text' | 'none';

export interface SolvableQuestion {
  readonly id: string;
  readonly logic: string;
  readonly type: string;
  readonly options: readonly string[];
}

export interface SolvableCourse extends LogicCourse {
  readonly questions: readonly SolvableQuestion[];
}

export interface AnswerValue {
  /** The lowest option that does this; for a text the digits that it contains. */
  readonly option: string;
  /** The leaves of the graph that it makes true, ascending; never none. */
  readonly leaves: readonly number[];
}

export interface AnswerValues {
  readonly kind: AnswerKind;
  readonly values: readonly AnswerValue[];
  /** The lowest option that no formula asks about. */
  readonly neutral: string | undefined;
}

/** Digits longer than this are compared with every other leaf instead of being cut into pieces. */
const longestCut = 16;

/** The values of every question of a graph that was built from the same course, in its order. */
export function answerValues(graph: LogicGraph, course: SolvableCourse): readonly AnswerValues[] {
  return course.questions.map((question, index) => {
    const kind = answerKind(question.type);
    const leaves = leavesOf(graph, index);
    if (leaves.size === 0) return { kind, values: [], neutral: kind === 'one' ? '1' : undefined };
    if (kind === 'none') return { kind, values: [], neutral: undefined };
    return { kind, ...(kind === 'text' ? textValues(leaves) : optionValues(leaves, question)) };
  });
}

/** A contradiction has no input; an unknown type counts as an essay. */
function answerKind(type: string): AnswerKind {
  if (type === 'Radio') return 'one';
  if (type === 'Checkbox') return 'several';
  return type === 'Contradiction' ? 'none' : 'text';
}

/** The answer text that represents some values of a question. */
export function textOfValues({ kind }: AnswerValues, chosen: readonly AnswerValue[]): string {
  const options = chosen.map(({ option }) => option);
  if (kind === 'text') return options.join(' ');
  return options.sort((left, right) => Number(left) - Number(right)).join(',');
}

function leavesOf({ leafStart, leafOptions }: LogicGraph, question: number): Map<string, number> {
  const leaves = new Map<string, number>();
  const end = leafStart[question + 1] ?? 0;
  for (let leaf = leafStart[question] ?? 0; leaf < end; leaf += 1) {
    leaves.set(leafOptions[leaf] ?? '', leaf);
  }
  return leaves;
}

function optionValues(
  leaves: ReadonlyMap<string, number>,
  { options }: SolvableQuestion,
): Pick<AnswerValues, 'values' | 'neutral'> {
  const bySignature = new Map<string, AnswerValue>();
  let neutral: string | undefined;
  for (let number = 1; number <= options.length; number += 1) {
    const option = String(number);
    const matched = containedIn(option, leaves);
    const signature = matched.join(',');
    if (matched.length === 0) neutral ??= option;
    else if (!bySignature.has(signature)) bySignature.set(signature, { option, leaves: matched });
  }
  return { values: [...bySignature.values()], neutral };
}

/** A text can contain any digits, and then contains every part of them. */
function textValues(leaves: ReadonlyMap<string, number>): Pick<AnswerValues, 'values' | 'neutral'> {
  const values = [...leaves.keys()].map((option) => ({
    option,
    leaves: containedIn(option, leaves),
  }));
  return { values, neutral: undefined };
}

function containedIn(digits: string, leaves: ReadonlyMap<string, number>): readonly number[] {
  const found = new Set<number>();
  if (digits.length > longestCut) {
    for (const [option, leaf] of leaves) if (digits.includes(option)) found.add(leaf);
  } else {
    for (let from = 0; from < digits.length; from += 1) {
      for (let to = from + 1; to <= digits.length; to += 1) {
        const leaf = leaves.get(digits.slice(from, to));
        if (leaf !== undefined) found.add(leaf);
      }
    }
  }
  return [...found].sort((left, right) => left - right);
}
