// Converts what the designer types: and ^ become &, or becomes ∨, not ~ become ¬, outside atoms and names.
import type { LogicToken } from './logic-tokens.ts';
import { tokensOf } from './logic-tokens.ts';
import { applyEdits, mapCaret, type TextEdit } from './text-edit.ts';

interface TypedLogic {
  readonly text: string;
  readonly caret: number;
}

/** The text after typing, and the position of the caret in it. */
export function typeLogic(text: string, caret: number = text.length + 1): TypedLogic {
  const edits = typedLogicEdits(text, caret);
  return {
    text: applyEdits(text, edits),
    caret: mapCaret(Math.min(caret, text.length), edits),
  };
}

/** The edits for typed text; a word that ends at the caret may be unfinished and is left. */
export function typedLogicEdits(text: string, caret?: number): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  for (const token of tokensOf(text)) {
    const symbol = symbolOf(token);
    if (symbol === undefined || text.startsWith(symbol, token.from)) continue;
    const unfinished = token.to === caret && token.to - token.from > 1;
    if (!unfinished) edits.push({ from: token.from, to: token.to, insert: symbol });
  }
  return edits;
}

function symbolOf(token: LogicToken): string | undefined {
  if (token.kind === 'and') return '&';
  if (token.kind === 'or') return '∨';
  return token.kind === 'not' ? '¬' : undefined;
}
