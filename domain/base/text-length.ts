// Measures texts as people count: a letter beyond the first 65,536 is one character, not two.

/** Whether a text has more characters than that. The letters of a text are listed only when it is about that long. */
export function isLongerThan(text: string, most: number): boolean {
  // No text has more characters than units, or fewer than half as many.
  if (text.length <= most) return false;
  if (text.length > most * 2) return true;
  return Array.from(text).length > most;
}
