// A hint about pronouns that don't fit every student (CMB-9).

const PRONOUNS =
  /(?<![\p{L}\p{N}])(he|she|him|her|his|hers|himself|herself|s\/he)(?![\p{L}\p{N}])/giu;

/** The words in a text that fit some students only, each once, in lower case. */
export function pronounsIn(text: string): readonly string[] {
  const found = [...text.matchAll(PRONOUNS)].map(([word]) => word.toLowerCase());
  return [...new Set(found)];
}

/** The advice before such a comment is saved; null when it has no such word. A philosopher's 'her' may stay. */
export function pronounHint(text: string): string | null {
  const words = pronounsIn(text).map((word) => `“${word}”`);
  if (words.length === 0) return null;
  const [last = '', ...others] = words.toReversed();
  const listed = others.length === 0 ? last : `${others.toReversed().join(', ')} and ${last}`;
  return `This comment says ${listed}. If that means the student, write “you”, “the author” or “this essay” instead, so that the comment fits everyone.`;
}
