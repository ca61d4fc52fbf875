// "Your account": changing the password and ending sessions (USR-53, USR-54).
import { countedNoun } from '../base/counted-noun.ts';

export const CURRENT_PASSWORD_WRONG = 'That isn’t your current password.';
export const CURRENT_PASSWORD_MISSING = 'Enter your current password.';

interface Used {
  readonly lastActive: number;
  readonly isThis: boolean;
}

/** This session first, then the one used last. */
export function inOrderOfUse<Session extends Used>(sessions: readonly Session[]): Session[] {
  return sessions.toSorted(
    (one, other) => Number(other.isThis) - Number(one.isThis) || other.lastActive - one.lastActive,
  );
}

/** The sentence after other sessions were ended. */
export function sessionsEndedSentence(ended: number): string {
  if (ended === 0) return 'You weren’t logged in anywhere else.';
  return `Logged out on ${countedNoun(ended, 'other device')}.`;
}
