// The full name of a user. A name that can't be found is 'Unknown User'.
import { queryOptions } from '@tanstack/react-query';
import { SCREEN_MESSAGES } from '@elenchus/domain/screens/screen-messages.ts';
import { courseKey } from '../course-keys.ts';
import { callEndpoint, CallFailure } from '../call-endpoint.ts';

/** The full name of a user of the course, or 'Unknown User' when the lookup is refused or fails. */
export async function lookUpFullName(
  courseID: string,
  username: string,
  signal: AbortSignal,
): Promise<string> {
  try {
    const { fullName } = await callEndpoint(
      'GET /api/authenticate/fullname/{courseID}/{username}',
      { params: { courseID, username }, signal },
    );
    return fullName;
  } catch (error) {
    if (error instanceof CallFailure) return SCREEN_MESSAGES.unknownUser;
    throw error;
  }
}

/** The full name of a user. An unknown name is requested again the next time it is needed. */
export function fullNameQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'full-name', username),
    queryFn: ({ signal }) => lookUpFullName(courseID, username, signal),
    staleTime: ({ state }) => (state.data === SCREEN_MESSAGES.unknownUser ? 0 : Infinity),
  });
}
