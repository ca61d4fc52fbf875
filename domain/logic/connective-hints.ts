// Hints about connectives: & next to ∨ without parentheses, and denials that hold for unanswered questions.
import type { CompoundNode, Formula } from './logic-formula.ts';
import type { LogicHint } from './logic-hint.ts';
import type { TextEdit } from './text-edit.ts';

/** The hints about the connectives of a formula. */
export function connectiveHints(formula: Formula): readonly LogicHint[] {
  return formula.nodes.flatMap((node) => {
    if (node.kind === 'or') return mixedOperators(formula, node);
    return node.kind === 'not' ? negatedAtom(formula, node) : [];
  });
}

function mixedOperators({ nodes }: Formula, or: CompoundNode): LogicHint[] {
  const edits: TextEdit[] = [];
  for (const part of or.parts) {
    const node = nodes[part];
    if (node?.kind !== 'and') continue;
    edits.push({ from: node.from, to: node.from, insert: '(' });
    edits.push({ from: node.to, to: node.to, insert: ')' });
  }
  if (edits.length === 0) return [];
  return [
    {
      severity: 'info',
      code: 'mixed-operators',
      from: or.from,
      to: or.to,
      sentence: 'This mixes & and ∨. The & is read first. Parentheses make that clear.',
      fix: { label: 'Add parentheses', edits },
    },
  ];
}

function negatedAtom({ nodes }: Formula, not: CompoundNode): LogicHint[] {
  let inside = nodes[not.parts[0] ?? -1];
  while (inside?.kind === 'group') inside = nodes[inside.parts[0] ?? -1];
  if (inside?.kind !== 'atom') return [];
  return [
    {
      severity: 'info',
      code: 'negated-unanswered',
      from: not.from,
      to: not.to,
      sentence: `This is also true while question ${inside.questionId} is unanswered or hidden.`,
    },
  ];
}
