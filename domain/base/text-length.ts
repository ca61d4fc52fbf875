// How long a text is, as people count: a letter beyond the first 65,536 is one character, and not two.

/** Whether a text has more characters than that; costs nothing for a short text, and no copy of a long one. */
export function isLongerThan(text: string, most: number): boolean {
  // No text has more characters than units, or fewer than half as many.
  if (text.length <= most) return false;
  if (text.length > most * 2) return true;
  let characters = 0;
  for (const _character of text) {
    characters += 1;
    if (characters > most) return true;
  }
  return false;
}
