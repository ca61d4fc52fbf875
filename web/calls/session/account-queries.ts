// Your own account: where you are logged in, a new password, ending sessions.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { callEndpoint, CallFailure } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';
import { sessionQuery } from './session-queries.ts';

type OwnAccount = AnswerOf<'GET /api/account/{courseID}'>;
export type OwnSession = OwnAccount['sessions'][number];

function accountKey(courseID: string) {
  return courseKey(courseID, 'account');
}

/** The account of the person who is logged in. */
export function useAccount(courseID: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: accountKey(courseID),
    queryFn: ({ signal }) =>
      asLoggedIn(client, courseID, () =>
        callEndpoint('GET /api/account/{courseID}', { params: { courseID }, signal }),
      ),
    refetchOnWindowFocus: 'always',
  });
}

/** Changes the password. Every other session ends. */
export function useChangePassword(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { currentPassword: string; newPassword: string }) =>
      asLoggedIn(client, courseID, () =>
        callEndpoint('POST /api/account/password/{courseID}', { params: { courseID }, body }),
      ),
    onSuccess: () => client.invalidateQueries({ queryKey: accountKey(courseID) }),
  });
}

/** Ends one other session, or all others without an id. */
export function useEndSessions(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | undefined) =>
      asLoggedIn(client, courseID, () =>
        callEndpoint('POST /api/account/end-sessions/{courseID}', {
          params: { courseID },
          body: id === undefined ? {} : { id },
        }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: accountKey(courseID) }),
  });
}

/** Creates a calendar address, or replaces it. */
export function useNewCalendar(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      asLoggedIn(client, courseID, () =>
        callEndpoint('POST /api/account/calendar/{courseID}', { params: { courseID } }),
      ),
    // The secret is not kept longer than it is shown.
    gcTime: 0,
    onSettled: () => client.invalidateQueries({ queryKey: accountKey(courseID) }),
  });
}

/** Turns the calendar address off. */
export function useEndCalendar(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () =>
      asLoggedIn(client, courseID, () =>
        callEndpoint('POST /api/account/end-calendar/{courseID}', { params: { courseID } }),
      ),
    onSettled: () => client.invalidateQueries({ queryKey: accountKey(courseID) }),
  });
}

/** If the session has ended, the page must know: it then offers the login. */
async function asLoggedIn<Answer>(
  client: QueryClient,
  courseID: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call();
  } catch (failure) {
    if (failure instanceof CallFailure && failure.code === 'NOT_LOGGED_IN') {
      void client.invalidateQueries({ queryKey: sessionQuery(courseID).queryKey });
    }
    throw failure;
  }
}
