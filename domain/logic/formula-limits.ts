// How long a formula can be, and how many answers and theses it can name (LOG-114).
import { tokensOf } from './logic-tokens.ts';

/** The most characters of a formula. */
export const FORMULA_CHARACTERS = 20_000;

/** The most answers and theses that a formula names. */
export const FORMULA_NAMES = 500;

const TOO_LONG = `A formula can have up to ${FORMULA_CHARACTERS.toLocaleString('en-US')} characters. Put parts of it into theses.`;
const TOO_MANY = `A formula can name up to ${FORMULA_NAMES} answers and theses. Put parts of it into theses.`;

/** Why a formula is too large; null when it isn't, or when an earlier one was as large. */
export function formulaLimitFault(text: string, earlier: readonly string[] = []): string | null {
  const longest = Math.max(FORMULA_CHARACTERS, ...earlier.map(({ length }) => length));
  if (text.length > longest) return TOO_LONG;
  // Nothing shorter can name as many.
  if (text.length < 3 * FORMULA_NAMES) return null;
  const most = Math.max(FORMULA_NAMES, ...earlier.map(namesIn));
  return namesIn(text) > most ? TOO_MANY : null;
}

function namesIn(text: string): number {
  let names = 0;
  for (const { kind } of tokensOf(text)) if (kind === 'atom' || kind === 'thesis') names += 1;
  return names;
}
