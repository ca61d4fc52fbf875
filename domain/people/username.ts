// The rules of a username (USR-1, USR-2): trimmed, compared without regard to case, shown as first entered.
import { foldName } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import { isLongerThan } from '../base/text-length.ts';

const USERNAME_LIMIT = 64;

export type UsernameProblem =
  | 'missing'
  | 'too-long'
  | 'control-character'
  | 'slash'
  | 'dots-only'
  | 'reserved';

// In the TA field of a user these words mean "no TA": a TA of that name could never be assigned.
const RESERVED_NAMES: ReadonlySet<string> = new Set(['unassigned', '0']);

/** Whether a text has characters that can't be shown or sent: control characters and halves of a surrogate pair. */
export function hasUnprintable(text: string): boolean {
  return /\p{Cc}/u.test(text) || !text.isWellFormed();
}

/** The username as it is shown, or what is wrong with it. */
export function readUsername(typed: string): Result<string, UsernameProblem> {
  const username = typed.trim();
  const problem = usernameProblem(username);
  return problem === null ? accept(username) : refuse(problem);
}

function usernameProblem(username: string): UsernameProblem | null {
  if (username === '') return 'missing';
  if (isLongerThan(username, USERNAME_LIMIT)) return 'too-long';
  if (hasUnprintable(username)) return 'control-character';
  if (username.includes('/')) return 'slash';
  // A browser resolves /users/.. to another address, so such a user could not be called.
  if (username === '.' || username === '..') return 'dots-only';
  return RESERVED_NAMES.has(foldName(username)) ? 'reserved' : null;
}

/** The sentence about what is wrong with a username. */
export function usernameSentence(problem: UsernameProblem): string {
  switch (problem) {
    case 'missing':
      return 'A netID is required.';
    case 'too-long':
      return `A netID has at most ${USERNAME_LIMIT} characters.`;
    case 'control-character':
      return 'A netID can’t contain line breaks, tabs or other control characters.';
    case 'slash':
      return 'A netID can’t contain a slash.';
    case 'dots-only':
      return 'A netID can’t be only dots.';
    case 'reserved':
      return "'unassigned' and '0' can’t be netIDs, because they mean that there’s no TA.";
  }
}
