// A person's answers to the questions of a course.
import { queryOptions } from '@tanstack/react-query';
import { noteInConsole } from '../../lib/console-note.ts';
import { callEndpoint, CallFailure } from '../call-endpoint.ts';
import { courseKey } from '../course-keys.ts';

const NO_ANSWERS = 'The answers response is empty.';

/** The answers as they are now, each with the time of its last edit. */
export function answersQuery(courseID: string, username: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'answers', username),
    queryFn: async ({ signal }) => {
      const name = 'GET /api/studentAnswers/{courseID}/{username}';
      const answers = await callEndpoint(name, { params: { courseID, username }, signal });
      if (Array.isArray(answers)) {
        if (answers.length === 0) noteInConsole(NO_ANSWERS);
        return answers;
      }
      noteInConsole('The server sent answers that aren’t a list. Keeping the ones shown.');
      throw new CallFailure(200, 'UNREADABLE_ANSWER', 'Couldn’t read the answers.', []);
    },
    refetchOnWindowFocus: false,
  });
}

/** The answers as they were at the end of a day. */
export function answersOfDateQuery(courseID: string, username: string, date: string) {
  return queryOptions({
    queryKey: courseKey(courseID, 'answers-of-date', username, date),
    queryFn: ({ signal }) =>
      callEndpoint('GET /api/examAnswers/{courseID}/{username}', {
        params: { courseID, username },
        query: { date },
        signal,
      }),
  });
}
