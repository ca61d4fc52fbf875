// What a thesis may be called, and when two names are the same.

/** The name as it is saved: without any whitespace. */
export function normalizeThesisName(name: string): string {
  return name.replaceAll(/\s+/gu, '');
}

/** What two names have in common when they are the same name: case and whitespace do not count. */
export function thesisKey(name: string): string {
  return normalizeThesisName(name).normalize('NFC').toLowerCase();
}

/** The first character of a name that has a meaning in formulas: no name may contain it. */
export function reservedCharacterIn(name: string): string | undefined {
  return /[(),&∨¬^~]/u.exec(name)?.[0];
}
