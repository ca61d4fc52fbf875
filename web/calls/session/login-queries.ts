// Logging in, and choosing a new password.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { loginOutcome, loginSentence } from '@elenchus/domain/people/login-rules.ts';
import type { LoginOutcome } from '@elenchus/domain/people/login-rules.ts';
import { noteInConsole } from '../../lib/console-note.ts';
import { callEndpoint, CallFailure } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';
import { keepSession, type Session } from './kept-session.ts';
import { adoptSession, displayValues } from './session-queries.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface LoginReply {
  readonly outcome: LoginOutcome;
  /** The message for the person; null where the screen moves on. */
  readonly sentence: string | null;
  readonly session: Session | null;
}

/** Logs in; every outcome is a value. */
export function useLogIn(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => logIn(courseID, credentials),
    onSuccess: async ({ session }) => {
      if (!session) return;
      // Visitors get a part of the course. With that part, a staff screen would leave a tab that it doesn't seem to have.
      await client.refetchQueries({ queryKey: courseKey(courseID, 'design') });
      adoptSession(client, courseID, session);
    },
  });
}

/** Sets a new password; the answer's session counts from then on. */
export function useResetPassword(courseID: string) {
  return useMutation({
    mutationFn: async (body: { username: string; newPassword: string }): Promise<void> => {
      const params = { courseID };
      const answer = await callEndpoint('POST /api/reset-password/{courseID}', { params, body });
      keepSession(courseID, displayValues(answer.session));
    },
  });
}

/** One attempt to log in; every outcome is a value. */
export async function logIn(courseID: string, body: Credentials): Promise<LoginReply> {
  try {
    const params = { courseID };
    const answer = await callEndpoint('POST /api/authenticate/{courseID}', { params, body });
    const { mustResetPassword } = answer;
    const outcome = loginOutcome({ ...body, status: 200, mustResetPassword });
    const session = outcome === 'success' ? displayValues(answer) : null;
    return { outcome, sentence: loginSentence(outcome), session };
  } catch (failure) {
    return refusedLogin(body, failure);
  }
}

function refusedLogin(body: Credentials, failure: unknown): LoginReply {
  const status = failure instanceof CallFailure && failure.status > 0 ? failure.status : null;
  const outcome = loginOutcome({ ...body, status, mustResetPassword: false });
  if (outcome === 'NETWORK_ERROR') noteInConsole(outcome, reasonOf(failure));
  // Only the server knows how long the wait is, and whether passwords work.
  const code = failure instanceof CallFailure ? failure.code : null;
  const isOwnSentence = status === 429 || code === 'PASSWORD_NOT_USED';
  const sentence = isOwnSentence && failure instanceof Error ? failure.message : null;
  return { outcome, sentence: sentence ?? loginSentence(outcome), session: null };
}

function reasonOf(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
