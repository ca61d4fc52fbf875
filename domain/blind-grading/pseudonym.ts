// The name under which a grader knows a student in one blind evaluation (BLD-7, BLD-8). It is made from a digest of the
// student's username that only the server can compute, so no table connects the two.

export interface Pseudonym {
  /** Used in place of the username, also in addresses. */
  readonly username: string;
  readonly fullName: string;
}

const PREFIX = 'blind-';
/** No vowels, so that no code spells a word, and no characters that look alike. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';
/** About 57 bits: two students of a class never share a code. */
const CODE_LENGTH = 12;
const SHOWN_LENGTH = 5;
const FORM = new RegExp(`^${PREFIX}[${LETTERS}]{${CODE_LENGTH}}$`);

/** The pseudonym from the first bytes of a digest. */
export function pseudonymFrom(digest: Uint8Array): Pseudonym {
  const username = `${PREFIX}${codeFrom(digest)}`;
  return { username, fullName: pseudonymName(username) };
}

/** The name that is shown for a pseudonym in place of a username. */
export function pseudonymName(username: string): string {
  const shown = username.slice(PREFIX.length, PREFIX.length + SHOWN_LENGTH);
  return `Student ${shown.toUpperCase()}`;
}

/** A text that orders students at random but always the same way. */
export function codeFrom(digest: Uint8Array): string {
  return Array.from(digest.subarray(0, CODE_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join(
    '',
  );
}

/** Whether a text has the form of a pseudonym. A username may have it too. */
export function looksLikePseudonym(text: string): boolean {
  return FORM.test(text);
}

/** The students that a search among pseudonyms finds: names can't be searched. */
export function matchesPseudonym(typed: string, { username, fullName }: Pseudonym): boolean {
  const wanted = typed.trim().toLowerCase();
  return username.includes(wanted) || fullName.toLowerCase().includes(wanted);
}
