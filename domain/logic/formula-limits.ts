// Limits how long a formula can be, and how many answers and theses it can name (LOG-114).

/** The most characters of a formula. */
export const FORMULA_CHARACTERS = 20_000;

/** The most answers and theses that a formula names. */
export const FORMULA_NAMES = 500;

const TOO_LONG = `A formula can have up to ${FORMULA_CHARACTERS.toLocaleString('en-US')} characters. Put parts of it into theses.`;
const TOO_MANY = `A formula can name up to ${FORMULA_NAMES} answers and theses. Put parts of it into theses.`;

/** The reason that a formula is too large; null when it isn't, or when an earlier one was as large. */
export function formulaLimitFault(text: string, earlier: readonly string[] = []): string | null {
  const longest = Math.max(FORMULA_CHARACTERS, ...earlier.map(({ length }) => length));
  if (text.length > longest) return TOO_LONG;
  // Nothing shorter can name as many.
  if (text.length < 3 * FORMULA_NAMES) return null;
  const most = Math.max(FORMULA_NAMES, ...earlier.map(namesIn));
  return namesIn(text) > most ? TOO_MANY : null;
}

/**
 * Each begins with a parenthesis that a comma or the other parenthesis follows (logic-tokens.ts). Counting the signs of
 * a formula takes much longer, and a call can bring hundreds.
 */
const NAME = /\([^(),&∨¬^~]*[),]/gu;

function namesIn(text: string): number {
  return text.match(NAME)?.length ?? 0;
}
