// The outcome of a login attempt, and its sentence.
import { isSameUsername } from '../base/name-folding.ts';

export type LoginOutcome =
  | 'success'
  | 'USER_NOT_FOUND'
  | 'WRONG_PASSWORD'
  | 'RESET_PASSWORD'
  | 'OTHER_ERROR'
  | 'NETWORK_ERROR';

/** The server's response; status null when there was none. */
export interface LoginAttempt {
  readonly username: string;
  readonly password: string;
  readonly status: number | null;
  readonly mustResetPassword: boolean;
}

/** The outcome of an attempt to log in. */
export function loginOutcome(attempt: LoginAttempt): LoginOutcome {
  const { status } = attempt;
  if (status === null) return 'NETWORK_ERROR';
  if (status === 404) return 'USER_NOT_FOUND';
  if (status === 401) return 'WRONG_PASSWORD';
  if (status < 200 || status > 299) return 'OTHER_ERROR';
  const isInitial = isSameUsername(attempt.username, attempt.password);
  return attempt.mustResetPassword || isInitial ? 'RESET_PASSWORD' : 'success';
}

/** The sentence for a person who logs in with an unknown username. */
export const USERNAME_NOT_LISTED =
  'That username is not among the listed netids for this course. Be sure that you are using your netid rather than your email address or your numeric ID.';

const GENERAL_SENTENCE = 'An error occurred during login. Please try again.';

/** The sentence for an outcome; null when the screen moves on instead. */
export function loginSentence(outcome: LoginOutcome): string | null {
  switch (outcome) {
    case 'success':
    case 'RESET_PASSWORD':
      return null;
    case 'USER_NOT_FOUND':
      return USERNAME_NOT_LISTED;
    case 'WRONG_PASSWORD':
      return 'That is not the password saved for that netid. You can try again, or, if you forgot your password, send an email to the instructor.';
    case 'OTHER_ERROR':
    case 'NETWORK_ERROR':
      return GENERAL_SENTENCE;
  }
}
