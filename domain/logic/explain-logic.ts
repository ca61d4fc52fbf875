// Explains why a question shows or doesn't, part by part, with the names and texts of the course. A thesis is
// opened once.
import { explainAtom, type QuestionTexts } from './explain-atom.ts';
import { partTruths } from './evaluate-expression.ts';
import type { StudentTruth } from './evaluate-student.ts';
import { failureSentence } from './logic-failure.ts';
import type { Definition } from './logic-definitions.ts';
import type { FormulaNode } from './logic-formula.ts';
import { thesisKey } from './thesis-name.ts';

/** One line of the explanation; lines that belong to it follow with a greater depth. */
export interface ExplanationLine {
  readonly depth: number;
  readonly kind: 'all' | 'any' | 'not' | 'atom' | 'thesis' | 'always' | 'failure';
  readonly holds: boolean;
  readonly sentence: string;
  /** The question that an atom is about. */
  readonly questionId?: string;
  /** The digits that an atom names. */
  readonly option?: string;
}

export interface Explanation {
  readonly shown: boolean;
  readonly lines: readonly ExplanationLine[];
}

interface Pending {
  readonly definition: Definition;
  readonly truths: Uint8Array;
  readonly part: number;
  readonly depth: number;
}

const sentences = {
  all: 'All of these hold:',
  any: 'At least one of these holds:',
  not: 'This does not hold:',
  always: 'There is no condition.',
} as const;

/** Explains the visibility of a question for one student; undefined when it is not in the course. */
export function explainQuestion(
  truth: StudentTruth,
  questionId: string,
  texts: QuestionTexts,
): Explanation | undefined {
  const { definitions } = truth.graph;
  const definition = definitions.all[definitions.questionAt.get(questionId) ?? -1];
  if (!definition) return undefined;
  const shown = truth.isShown(questionId);
  const failure = failureSentence(truth.graph, definition.owner);
  if (failure !== undefined) {
    return { shown, lines: [{ depth: 0, kind: 'failure', holds: false, sentence: failure }] };
  }
  return { shown, lines: linesOf(truth, definition, texts) };
}

function linesOf(
  truth: StudentTruth,
  definition: Definition,
  texts: QuestionTexts,
): readonly ExplanationLine[] {
  const lines: ExplanationLine[] = [];
  const opened = new Set<Definition>();
  const pending: Pending[] = [open(truth, definition, 0)];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const node = next.definition.formula?.nodes[next.part];
    if (!node) continue;
    const line = lineOf(truth, node, next, texts);
    const depth = next.depth + (line ? 1 : 0);
    for (const part of node.parts.toReversed()) pending.push({ ...next, part, depth });
    const thesis = thesisAt(truth, node);
    const isRepeated = thesis !== undefined && opened.has(thesis);
    if (line) lines.push(isRepeated ? { ...line, sentence: `${line.sentence} (see above)` } : line);
    if (!thesis || isRepeated) continue;
    opened.add(thesis);
    pending.push(open(truth, thesis, depth));
  }
  return lines;
}

function open(truth: StudentTruth, definition: Definition, depth: number): Pending {
  const { formula } = definition;
  const truths = formula ? partTruths(truth, formula) : new Uint8Array();
  return { definition, truths, part: formula?.root ?? 0, depth };
}

function thesisAt({ graph }: StudentTruth, node: FormulaNode): Definition | undefined {
  if (node.kind !== 'thesis') return undefined;
  return graph.definitions.all[graph.definitions.thesisAt.get(thesisKey(node.name)) ?? -1];
}

/** Parentheses get no line of their own: their content takes their place. */
function lineOf(
  truth: StudentTruth,
  node: FormulaNode,
  { truths, part, depth }: Pending,
  texts: QuestionTexts,
): ExplanationLine | undefined {
  const holds = truths[part] === 1;
  switch (node.kind) {
    case 'group':
      return undefined;
    case 'atom': {
      const sentence = explainAtom(truth, node, texts);
      const { questionId, option } = node;
      return { depth, kind: 'atom', holds, sentence, questionId, option };
    }
    case 'thesis':
      return { depth, kind: 'thesis', holds, sentence: `The thesis ${node.name}` };
    case 'true':
      return { depth, kind: 'always', holds, sentence: sentences.always };
    case 'not':
      return { depth, kind: 'not', holds, sentence: sentences.not };
    case 'and':
      return { depth, kind: 'all', holds, sentence: sentences.all };
    case 'or':
      break;
  }
  return { depth, kind: 'any', holds, sentence: sentences.any };
}
