// Reads what a formula asks of each question and thesis that it names (MAP-6).

import type { Formula, FormulaNode } from '../logic/logic-formula.ts';
import { thesisKey } from '../logic/thesis-name.ts';

interface LinkCondition {
  /** The number of the option as typed; null for a thesis. */
  readonly option: string | null;
  /** It is under an odd number of denials. */
  readonly isDenied: boolean;
}

/** The conditions on each question ('question/' and its ID) and thesis ('thesis/' and the key of its name). */
export function linkConditions(
  formula: Formula | undefined,
): ReadonlyMap<string, readonly LinkCondition[]> {
  const found = new Map<string, LinkCondition[]>();
  if (!formula) return found;
  const denied = deniedParts(formula);
  formula.nodes.forEach((node, index) => {
    const named = nameOf(node);
    if (named === null) return;
    const condition = {
      option: node.kind === 'atom' ? node.option : null,
      isDenied: denied[index] ?? false,
    };
    const list = found.get(named) ?? [];
    if (!list.some((one) => isSame(one, condition))) list.push(condition);
    found.set(named, list);
  });
  return found;
}

/** The conditions of one link in a few characters: '2', 'not 1', '1, 3', '1–4'. A thesis that must hold needs none. */
export function conditionLabel(conditions: readonly LinkCondition[]): string {
  const wanted = conditions.filter(({ isDenied }) => !isDenied).map(({ option }) => option ?? '');
  const denied = conditions.filter(({ isDenied }) => isDenied).map(({ option }) => option ?? '');
  const refused = denied.length > 0 ? `not ${listed(denied)}`.trim() : '';
  return [listed(wanted), refused].filter((part) => part !== '').join('; ');
}

/** Options in a list; all of three or more in a row as a range. */
function listed(options: readonly string[]): string {
  const isRow = options.every((option, index) => option === String(Number(options[0]) + index));
  if (options.length < 3 || !isRow) return options.join(', ');
  return `${options[0] ?? ''}–${options.at(-1) ?? ''}`;
}

/** The parts under an odd number of denials: every part comes after its own parts. */
function deniedParts({ nodes }: Formula): readonly boolean[] {
  const denied = nodes.map(() => false);
  for (let index = nodes.length - 1; index >= 0; index -= 1) {
    const node = nodes[index];
    for (const part of node?.parts ?? []) {
      denied[part] = (denied[index] ?? false) !== (node?.kind === 'not');
    }
  }
  return denied;
}

function nameOf(node: FormulaNode): string | null {
  if (node.kind === 'atom') return `question/${node.questionId}`;
  return node.kind === 'thesis' ? `thesis/${thesisKey(node.name)}` : null;
}

function isSame(one: LinkCondition, other: LinkCondition): boolean {
  return one.option === other.option && one.isDenied === other.isDenied;
}
