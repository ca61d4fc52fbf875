// Renumbers moved options in the formulas that name them, digit by digit.
import { tokensOf, type AtomToken } from './logic-tokens.ts';
import type { TextEdit } from './text-edit.ts';

/** An atom that names an option which no longer exists; it is left unchanged. */
interface LostOption {
  readonly option: number;
  readonly from: number;
  readonly to: number;
}

interface Renumbering {
  readonly edits: readonly TextEdit[];
  readonly lost: readonly LostOption[];
}

/** The edits for one formula; `numbers` gives the new number of each old one, null when it was removed. */
export function renumberOptions(
  text: string,
  questionId: string,
  numbers: ReadonlyMap<number, number | null>,
): Renumbering {
  const edits: TextEdit[] = [];
  const lost: LostOption[] = [];
  for (const token of tokensOf(text)) {
    if (token.kind !== 'atom' || token.questionId !== questionId) continue;
    const old = optionNumber(token);
    const next = numbers.get(old);
    if (next === null) lost.push({ option: old, from: token.from, to: token.to });
    else if (next !== undefined && next !== old) edits.push(editOf(token, next));
  }
  return { edits, lost };
}

/** Digits with a leading zero match no answer, so they name no option: NaN is in no map. */
function optionNumber({ option }: AtomToken): number {
  return option.startsWith('0') ? Number.NaN : Number(option);
}

function editOf({ option, optionFrom }: AtomToken, next: number): TextEdit {
  return { from: optionFrom, to: optionFrom + option.length, insert: String(next) };
}
