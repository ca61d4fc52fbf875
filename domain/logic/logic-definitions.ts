// The formulas of a course, parsed, with what each one refers to. Questions are first, then theses.
import type { Formula } from './logic-formula.ts';
import type { LogicProblem } from './logic-problem.ts';
import { parseLogic } from './parse-logic.ts';
import { thesisKey } from './thesis-name.ts';

export interface LogicCourse {
  readonly questions: readonly { readonly id: string; readonly logic: string }[];
  readonly theses: readonly { readonly name: string; readonly logic: string }[];
}

export type LogicOwner =
  | { readonly kind: 'question'; readonly id: string }
  | { readonly kind: 'thesis'; readonly name: string };

export interface Definition {
  readonly owner: LogicOwner;
  /** Missing when the text is malformed; then `problem` has the reason. */
  readonly formula: Formula | undefined;
  readonly problem: LogicProblem | undefined;
}

export interface Definitions {
  readonly all: readonly Definition[];
  readonly questionCount: number;
  /** The index in `all` of a question by its ID. */
  readonly questionAt: ReadonlyMap<string, number>;
  /** The index in `all` of a thesis by the key of its name; the first of equal names counts. */
  readonly thesisAt: ReadonlyMap<string, number>;
  readonly duplicateTheses: readonly string[];
  /** For each definition the existing definitions that it names. */
  readonly references: readonly (readonly number[])[];
}

/** Parses every formula of a course and finds what each refers to. */
export function readDefinitions(course: LogicCourse): Definitions {
  const questionAt = new Map<string, number>();
  course.questions.forEach(({ id }, index) => {
    if (!questionAt.has(id)) questionAt.set(id, index);
  });
  const { thesisAt, duplicateTheses } = indexTheses(course);
  const all = [
    ...course.questions.map(({ id, logic }) => define({ kind: 'question', id }, logic)),
    ...course.theses.map(({ name, logic }) => define({ kind: 'thesis', name }, logic)),
  ];
  const references = all.map(({ formula }) => referencesOf(formula, questionAt, thesisAt));
  const questionCount = course.questions.length;
  return { all, questionCount, questionAt, thesisAt, duplicateTheses, references };
}

function indexTheses(course: LogicCourse): {
  thesisAt: ReadonlyMap<string, number>;
  duplicateTheses: readonly string[];
} {
  const thesisAt = new Map<string, number>();
  const duplicateTheses: string[] = [];
  course.theses.forEach(({ name }, index) => {
    const key = thesisKey(name);
    if (thesisAt.has(key)) duplicateTheses.push(name);
    else thesisAt.set(key, course.questions.length + index);
  });
  return { thesisAt, duplicateTheses };
}

function define(owner: LogicOwner, logic: string): Definition {
  const parsed = parseLogic(logic);
  return parsed.ok
    ? { owner, formula: parsed.value, problem: undefined }
    : { owner, formula: undefined, problem: parsed.reason };
}

function referencesOf(
  formula: Formula | undefined,
  questionAt: ReadonlyMap<string, number>,
  thesisAt: ReadonlyMap<string, number>,
): readonly number[] {
  const targets = new Set<number>();
  for (const node of formula?.nodes ?? []) {
    let target: number | undefined;
    if (node.kind === 'atom') target = questionAt.get(node.questionId);
    if (node.kind === 'thesis') target = thesisAt.get(thesisKey(node.name));
    if (target !== undefined) targets.add(target);
  }
  return [...targets];
}
