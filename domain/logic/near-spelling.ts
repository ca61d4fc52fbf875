// Decides whether a word is probably a typo of another: one letter added, missing, wrong or swapped.

/** Whether two different words of three letters or more differ by one typo. */
export function isNearSpelling(word: string, other: string): boolean {
  const [short, long] = word.length <= other.length ? [word, other] : [other, word];
  if (short.length < 3 || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  if (short.length < long.length) return short.slice(start) === long.slice(start + 1);
  if (short.slice(start + 1) === long.slice(start + 1)) return true;
  const swapped = `${short[start + 1] ?? ''}${short[start] ?? ''}${short.slice(start + 2)}`;
  return swapped === long.slice(start);
}
