// Keeps names that run from right to left from turning the words around them in our own sentences.

/** Hebrew, Arabic and the other scripts that run from right to left, and the characters that change the direction. */
const FROM_THE_RIGHT =
  /[\u0590-\u08FF\u200F\u202B\u202E\u2067\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * A name for a text that has no markup, such as the title of a tab: a name that runs from right to left doesn't
 * turn the words around it. Any other name is returned as it is.
 */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
