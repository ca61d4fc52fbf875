// Whether a word is probably a slip for another: one letter more, less, other or swapped.

/** Whether two different words of three letters or more differ by one slip. */
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
