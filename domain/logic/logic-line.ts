// The logic of a question in one short line, with the IDs that its author types (DSN-41).
import type { FormulaNode } from './logic-formula.ts';
import { parseLogic } from './parse-logic.ts';

interface Phrase {
  readonly text: string;
  /** The words of the phrase under a 'not'; null where only 'not (…)' says it. */
  readonly denied: string | null;
  readonly isJoined: boolean;
}

/** The line for a question: 'Shows if dou01 is 1', 'Always shows', or that its logic can't be read. */
export function logicLine(logic: string): string {
  const parsed = parseLogic(logic);
  if (!parsed.ok) return 'Never shows: its logic isn’t well-formed';
  const { nodes, root } = parsed.value;
  const phrases: Phrase[] = [];
  // The parts of a formula come before the formula, so each phrase finds its parts.
  for (const node of nodes) phrases.push(phraseOf(node, phrases));
  if (nodes[root]?.kind === 'true') return 'Always shows';
  return `Shows if ${phrases[root]?.text ?? ''}`;
}

function phraseOf(node: FormulaNode, before: readonly Phrase[]): Phrase {
  const parts = node.parts.flatMap((part) => before[part] ?? []);
  const [first] = parts;
  switch (node.kind) {
    case 'true':
      return single('always', 'never');
    case 'atom':
      return single(
        `${node.questionId} is ${node.option}`,
        `${node.questionId} is not ${node.option}`,
      );
    case 'thesis':
      return single(`${node.name} holds`, `${node.name} doesn’t hold`);
    case 'group':
      return first ?? single('', '');
    case 'not':
      return { text: deniedText(first), denied: first ? inside(first) : '', isJoined: false };
    case 'and':
    case 'or':
      break;
  }
  return { text: parts.map(inside).join(` ${node.kind} `), denied: null, isJoined: true };
}

function single(text: string, denied: string): Phrase {
  return { text, denied, isJoined: false };
}

function inside({ text, isJoined }: Phrase): string {
  return isJoined ? `(${text})` : text;
}

function deniedText(phrase: Phrase | undefined): string {
  if (phrase === undefined) return '';
  return phrase.denied ?? `not (${phrase.text})`;
}
