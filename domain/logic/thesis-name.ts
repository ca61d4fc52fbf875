// Decides what a thesis may be called, and when two names are the same.

/** The name as it is saved: without any whitespace. */
export function normalizeThesisName(name: string): string {
  return name.replaceAll(/\s+/gu, '');
}

/** Where a new word begins in a name that can't have spaces; in McTaggart there is none. */
const WORD_START = /(?<=\p{Ll})(?<!Mc)(?=\p{Lu})|_/gu;

/** The name in words, for students: they don't read formulas (LOG-43). */
export function thesisNameInWords(name: string): string {
  return name.replaceAll(WORD_START, ' ');
}

/** The key that two names share when they are the same name: case and whitespace do not count. */
export function thesisKey(name: string): string {
  return normalizeThesisName(name).normalize('NFC').toLowerCase();
}

/** The first character of a name that has a meaning in formulas: no name may contain it. */
export function reservedCharacterIn(name: string): string | undefined {
  return /[(),&∨¬^~]/u.exec(name)?.[0];
}
