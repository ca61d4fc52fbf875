// The sentence of a screen for a call that failed, with the reason behind it where that helps.
import { CallFailure } from '../../../calls/call-endpoint.ts';

/** For instance 'Failed to delete user. Please try again. Instructors can’t be deleted.' */
export function troubleWords(sentence: string, error: unknown): string {
  if (!(error instanceof CallFailure)) return sentence;
  // The server's own message is meant for a person who is logging in.
  if (error.code === 'USER_NOT_FOUND') return `${sentence} This user is no longer in the course.`;
  return `${sentence} ${error.message}`;
}
