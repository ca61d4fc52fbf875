// Options whose number contains another option's number, and formulas that already rule them out.
import type { Formula, FormulaNode } from './logic-formula.ts';
import type { HintCourse } from './logic-hint.ts';

/** The other options, from 1 to count, whose number contains the digits. */
export function otherMatches(digits: string, count: number): readonly number[] {
  const others: number[] = [];
  if (count < 10) return others;
  for (let option = 1; option <= count; option += 1) {
    const number = String(option);
    if (number !== digits && number.includes(digits)) others.push(option);
  }
  return others;
}

/** The atoms in a conjunction that denies every other option they match. */
export function guardedAtoms(formula: Formula, course: HintCourse): ReadonlySet<number> {
  const guarded = new Set<number>();
  for (const node of formula.nodes) {
    if (node.kind !== 'and') continue;
    const denied = deniedAtoms(formula, node);
    for (const part of node.parts) {
      const atom = formula.nodes[part];
      if (atom?.kind !== 'atom') continue;
      const count = course.questions.get(atom.questionId)?.options.length ?? 0;
      const others = otherMatches(atom.option, count);
      if (others.every((other) => denied.has(`${atom.questionId},${other}`))) guarded.add(part);
    }
  }
  return guarded;
}

function deniedAtoms(formula: Formula, conjunction: FormulaNode): ReadonlySet<string> {
  const denied = new Set<string>();
  for (const part of conjunction.parts) {
    const node = formula.nodes[part];
    const inside = node?.kind === 'not' ? formula.nodes[node.parts[0] ?? -1] : undefined;
    if (inside?.kind === 'atom') denied.add(`${inside.questionId},${inside.option}`);
  }
  return denied;
}
