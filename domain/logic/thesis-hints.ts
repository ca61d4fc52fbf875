// Hints about references to theses: unknown ones with the probable name, other spelling, empty ones.
import type { Formula, ThesisNode } from './logic-formula.ts';
import type { HintCourse, HintThesis, LogicFix, LogicHint } from './logic-hint.ts';
import { isNearSpelling } from './near-spelling.ts';
import { normalizeThesisName, thesisKey } from './thesis-name.ts';

type Remark = Omit<LogicHint, 'from' | 'to'>;

/** The hints about each thesis that a formula names. */
export function thesisHints(formula: Formula, course: HintCourse): readonly LogicHint[] {
  return formula.nodes.flatMap((node) => {
    if (node.kind !== 'thesis') return [];
    const thesis = course.theses.get(thesisKey(node.name));
    const remark = thesis ? knownRemark(node, thesis) : unknownRemark(formula.text, node, course);
    return remark ? [{ ...remark, from: node.from, to: node.to }] : [];
  });
}

function knownRemark(node: ThesisNode, thesis: HintThesis): Remark | undefined {
  const stored = normalizeThesisName(thesis.name);
  if (thesis.logic.trim() === '') {
    const sentence = `The thesis ${stored} has no condition, so it always holds.`;
    return { severity: 'warning', code: 'empty-thesis', sentence };
  }
  if (node.name === stored) return undefined;
  return {
    severity: 'info',
    code: 'thesis-case',
    sentence: `The thesis is spelled ${stored}.`,
    fix: replace(node, stored),
  };
}

function unknownRemark(text: string, node: ThesisNode, course: HintCourse): Remark {
  const missing = `There’s no thesis ${node.name}, so the whole formula is false.`;
  const guess = forgottenComma(text, node, course) ?? misspelling(node, course);
  if (guess) {
    const sentence = `${missing} Did you mean ${guess.edits[0]?.insert ?? ''}?`;
    return { severity: 'error', code: 'unknown-thesis', sentence, fix: guess };
  }
  const sentence = course.questions.has(node.name)
    ? `${missing} For question ${node.name}, write the number of an option too: (${node.name}, 1).`
    : missing;
  return { severity: 'error', code: 'unknown-thesis', sentence };
}

function forgottenComma(text: string, node: ThesisNode, course: HintCourse): LogicFix | undefined {
  const inside = text.slice(node.from + 1, node.to - 1);
  const match = /^\s*(\S+)\s+([0-9]+)\s*$/u.exec(inside);
  const [, questionId = '', option = ''] = match ?? [];
  if (!course.questions.has(questionId)) return undefined;
  const insert = `(${questionId}, ${option})`;
  return { label: 'Add the comma', edits: [{ from: node.from, to: node.to, insert }] };
}

function misspelling(node: ThesisNode, course: HintCourse): LogicFix | undefined {
  const key = thesisKey(node.name);
  for (const [known, thesis] of course.theses) {
    if (isNearSpelling(key, known)) return replace(node, normalizeThesisName(thesis.name));
  }
  return undefined;
}

function replace({ from, to }: ThesisNode, name: string): LogicFix {
  return { label: `Change to ${name}`, edits: [{ from, to, insert: `(${name})` }] };
}
