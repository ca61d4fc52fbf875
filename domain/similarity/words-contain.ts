// Decides whether words contain others in a row, in one pass: a plain search takes far longer where a text repeats
// itself.

/** Knuth, Morris and Pratt: after a mismatch, the search goes on with the longest beginning that still agrees. */
export function wordsContain(words: readonly number[], wanted: readonly number[]): boolean {
  const shorter = shorterBeginnings(wanted);
  let agreed = 0;
  for (const word of words) {
    while (agreed > 0 && wanted[agreed] !== word) agreed = shorter[agreed - 1] ?? 0;
    if (wanted[agreed] === word) agreed += 1;
    if (agreed === wanted.length) return true;
  }
  return wanted.length === 0;
}

/** For each beginning, the length of the longest shorter beginning that it ends with. */
function shorterBeginnings(wanted: readonly number[]): Int32Array {
  const shorter = new Int32Array(wanted.length);
  let agreed = 0;
  for (let end = 1; end < wanted.length; end += 1) {
    while (agreed > 0 && wanted[agreed] !== wanted[end]) agreed = shorter[agreed - 1] ?? 0;
    if (wanted[agreed] === wanted[end]) agreed += 1;
    shorter[end] = agreed;
  }
  return shorter;
}
