// Why a new password wasn't saved: the server's message, or 'Password reset failed' without one.
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';

export interface ResetFailure {
  readonly what: string;
  /** What is known about the reason, or ''. */
  readonly why: string;
}

/** The words for a password that was not saved. */
export function resetFailure(error: Error): ResetFailure {
  const what = SCREEN_MESSAGES.passwordResetFailed;
  if (!(error instanceof CallFailure)) return { what, why: '' };
  if (error.code === 'NETWORK_ERROR' || error.code === 'UNREADABLE_ANSWER') {
    return { what, why: error.message };
  }
  if (error.status === 401) {
    const over = 'You ran out of time to choose a password. Please go back and log in again.';
    return { what: over, why: '' };
  }
  return { what: error.message || what, why: '' };
}
