// Who is logged in: asking, logging in and out, choosing a new password.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { loginOutcome, loginSentence } from '@elenchus/domain/people/login-rules.ts';
import type { LoginOutcome } from '@elenchus/domain/people/login-rules.ts';
import { noteInConsole } from '../lib/console-note.ts';
import { dropEarlyAnswers } from '../lib/early-calls.ts';
import { callEndpoint, CallFailure } from './call-endpoint.ts';
import { courseKey, publicKinds } from './course-keys.ts';
import { keepSession, LOGGED_OUT, restoreSession } from './kept-session.ts';
import type { Session } from './kept-session.ts';

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

/** What the tab remembers counts until the server has confirmed or corrected it. */
export function sessionQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'session'),
    queryFn: async ({ signal }): Promise<Session> => {
      const session = displayValues(
        await callEndpoint('GET /api/session/{courseID}', { params: { courseID }, signal }),
      );
      keepSession(session);
      return session;
    },
    initialData: restoreSession,
    initialDataUpdatedAt: 0,
    // Otherwise each part of the page that needs the session would request it again when it appears.
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
  });
}

/** The session of this course; undefined until it is known. */
export function useSession(courseID: string) {
  return useQuery(sessionQuery(courseID));
}

/** Logs in; every outcome is a value. */
export function useLogIn(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => logIn(courseID, credentials),
    onSuccess: ({ session }) => session && adoptSession(client, courseID, session),
  });
}

/** Sets a new password; the answer's session counts from then on. */
export function useResetPassword(courseID: string) {
  return useMutation({
    mutationFn: async (body: { username: string; newPassword: string }): Promise<void> => {
      const params = { courseID };
      const answer = await callEndpoint('POST /api/reset-password/{courseID}', { params, body });
      keepSession(displayValues(answer.session));
    },
  });
}

/** Logs out. If the server can't be reached, the person stays logged in, because the cookie would still work. */
export function useLogOut(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      // What is still being asked for in this person's name would be refused afterwards.
      await client.cancelQueries(ownQueries(courseID));
      return callEndpoint('POST /api/logout/{courseID}', { params: { courseID } });
    },
    onSuccess: () => adoptSession(client, courseID, LOGGED_OUT),
    onError: () => void client.invalidateQueries(ownQueries(courseID)),
  });
}

/** Logs out after days without activity. The page closes whatever the server answers. */
export function useAutomaticLogOut(courseID: string): () => void {
  const client = useQueryClient();
  const { mutate } = useLogOut(courseID);
  return () => {
    adoptSession(client, courseID, LOGGED_OUT);
    mutate();
  };
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

/**
 * Switches to the session: another person may read other parts of the course, and the previous person's data is
 * dropped.
 */
function adoptSession(client: QueryClient, courseID: string, session: Session): void {
  keepSession(session);
  dropEarlyAnswers();
  client.setQueryData(sessionQuery(courseID).queryKey, session);
  client.removeQueries(ownQueries(courseID));
  void client.invalidateQueries({ queryKey: courseKey(courseID, 'design') });
}

/** Everything of a course that belongs to the person who is logged in. */
function ownQueries(courseID: string) {
  return {
    queryKey: ['course', courseID],
    predicate: ({ queryKey }: { readonly queryKey: QueryKey }) =>
      !publicKinds.has(String(queryKey[2])),
  };
}

function displayValues(values: Session): Session {
  const { isLoggedIn, fullName, username, isInstructor, isTA, status, isArchived } = values;
  const { personalDataUntil, waiting } = values;
  const known = {
    isLoggedIn,
    fullName,
    username,
    isInstructor,
    isTA,
    ...(isArchived && { isArchived }),
    ...(personalDataUntil !== undefined && { personalDataUntil }),
    ...(waiting !== undefined && { waiting }),
  };
  return status === undefined ? known : { ...known, status };
}
