// Who is logged in: asking and logging out.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { dropEarlyAnswers } from '../../opening/page/early-calls.ts';
import { signalLogOut } from '../../lib/log-out-signal.ts';
import { deletePersonalTexts } from '../../lib/personal-storage.ts';
import { callEndpoint } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';
import { keepSession, LOGGED_OUT, restoreSession } from './kept-session.ts';
import type { Session } from './kept-session.ts';

/**
 * What the tab remembers counts until the server has confirmed or corrected it. A page that was opened in a session
 * keeps showing it after it has ended: only the person, or the login of someone else, takes the page away (USR-112).
 */
export function sessionQuery(courseID: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'session'),
    queryFn: async ({ client, queryKey, signal }): Promise<Session> => {
      const asked = client.getQueryState<Session>(queryKey);
      const session = displayValues(
        await callEndpoint('GET /api/session/{courseID}', { params: { courseID }, signal }),
      );
      const { data, dataUpdatedAt, dataUpdateCount } =
        client.getQueryState<Session>(queryKey) ?? {};
      // Someone has logged in or out since: the answer is about the session before.
      if (data && dataUpdateCount !== (asked?.dataUpdateCount ?? 0)) return data;
      // What the tab remembers (0) isn't confirmed: the page has loaded nothing for that person yet.
      if (dataUpdatedAt && data && data.username !== session.username) {
        if (!session.isLoggedIn) return { ...data, hasEnded: true };
        dropLoaded(client, courseID, data);
      }
      keepSession(courseID, session);
      return session;
    },
    initialData: restoreSession,
    initialDataUpdatedAt: 0,
    // Otherwise each part of the page that needs the session would request it again when it appears.
    staleTime: 5000,
    refetchOnWindowFocus: 'always',
  });
}

/** The session as the server knows it at this moment. */
export async function readSessionAgain(client: QueryClient, courseID: string): Promise<Session> {
  const query = sessionQuery(courseID);
  // An answer that is on its way may have been given before the session ended.
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0)
    await client.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
  return client.fetchQuery({ ...query, staleTime: 0 });
}

/** The session of this course; undefined until it is known. */
export function useSession(courseID: string) {
  return useQuery(sessionQuery(courseID));
}

/** Logs out. If the server can't be reached, the person stays logged in, because the cookie would still work. */
export function useLogOut(courseID: string) {
  const client = useQueryClient();
  return useMutation({
    ...endingSession(client, courseID),
    onSuccess: () => {
      deletePersonalTexts(courseID);
      adoptSession(client, courseID, LOGGED_OUT);
      signalLogOut(courseID);
    },
  });
}

/**
 * Logs out after days without activity. The page closes whatever the server answers. Nobody has chosen to log out, so
 * what the person typed stays in the tab.
 */
export function useAutomaticLogOut(courseID: string): () => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    ...endingSession(client, courseID),
    onSuccess: () => adoptSession(client, courseID, LOGGED_OUT),
  });
  return () => {
    adoptSession(client, courseID, LOGGED_OUT);
    mutate();
  };
}

function endingSession(client: QueryClient, courseID: string) {
  return {
    mutationFn: async () => {
      // What is still being asked for in this person's name must not arrive afterwards.
      await client.cancelQueries(loadedQueries(courseID));
      return callEndpoint('POST /api/logout/{courseID}', { params: { courseID } });
    },
    onError: () => void client.invalidateQueries(loadedQueries(courseID)),
  };
}

/** Switches to the session of someone who has logged in, or to none. */
export function adoptSession(client: QueryClient, courseID: string, session: Session): void {
  const { queryKey } = sessionQuery(courseID);
  const former = client.getQueryData(queryKey);
  // Before the new session is shown.
  dropLoaded(client, courseID, session.isLoggedIn ? former : undefined);
  keepSession(courseID, session);
  client.setQueryData(queryKey, session);
}

/**
 * Drops what was loaded for someone (USR-110). The design stays on the screen until the new one is there if a visitor
 * loaded it: everyone may read that one.
 */
function dropLoaded(client: QueryClient, courseID: string, former: Session | undefined): void {
  const queryKey = courseKey(courseID, 'design');
  dropEarlyAnswers();
  client.removeQueries(loadedQueries(courseID, 'design'));
  if (former?.isLoggedIn === false) void client.invalidateQueries({ queryKey });
  else void client.resetQueries({ queryKey });
}

/** Everything that was loaded for the person who is logged in, except for one kind. */
function loadedQueries(courseID: string, except?: string) {
  return {
    queryKey: ['course', courseID],
    predicate: ({ queryKey: [, , kind] }: { readonly queryKey: QueryKey }) =>
      kind !== 'session' && kind !== except,
  };
}

/** What a page shows of a session. */
export function displayValues(values: Session): Session {
  const { isLoggedIn, fullName, username, isInstructor, isTA, status, isArchived } = values;
  const { personalDataUntil, personTag, waiting } = values;
  const known = {
    isLoggedIn,
    fullName,
    username,
    isInstructor,
    isTA,
    ...(isArchived && { isArchived }),
    ...(personalDataUntil !== undefined && { personalDataUntil }),
    ...(personTag !== undefined && { personTag }),
    ...(waiting !== undefined && { waiting }),
  };
  return status === undefined ? known : { ...known, status };
}
