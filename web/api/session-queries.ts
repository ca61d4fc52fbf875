// Who is logged in: asking and logging out.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { dropEarlyAnswers } from '../lib/early-calls.ts';
import { callEndpoint } from './call-endpoint.ts';
import { courseKey, publicKinds } from './course-keys.ts';
import { keepSession, LOGGED_OUT, restoreSession } from './kept-session.ts';
import type { Session } from './kept-session.ts';

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

/**
 * Switches to the session: another person may read other parts of the course, and the previous person's data is
 * dropped.
 */
export function adoptSession(client: QueryClient, courseID: string, session: Session): void {
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

/** What a page shows of a session. */
export function displayValues(values: Session): Session {
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
