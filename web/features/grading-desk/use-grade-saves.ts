// The saving of grades in React: opened while the screen is shown, for one grader in one course.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { callEndpoint } from '../../api/call-endpoint.ts';
import { courseKey } from '../../api/course-keys.ts';
import { countedAnswersQuery, openedQuery, placesKey } from './desk-queries.ts';
import { GradeSaves } from './grade-saves.ts';
import type { GradeToPost } from './grade-transport.ts';

/** The saves of a grader while the component is on the screen; null before they are opened. */
export function useGradeSaves(courseID: string, grader: string): GradeSaves | null {
  const client = useQueryClient();
  const opening = useMemo(
    () => openWhileWatched(client, courseID, grader),
    [client, courseID, grader],
  );
  return useSyncExternalStore(opening.subscribe, opening.current);
}

function openWhileWatched(client: QueryClient, courseID: string, grader: string) {
  let saves: GradeSaves | null = null;
  /** Other answers count from now on, grades are gone, and grading is in progress again. */
  const readAgain = ({ username, evaluationDataID: evaluationId }: GradeToPost): void => {
    const work = { username, evaluationId };
    const queries = saves ? [openedQuery(courseID, work, saves)] : [];
    for (const { queryKey } of [...queries, countedAnswersQuery(courseID, work)]) {
      void client.invalidateQueries({ queryKey });
    }
    void client.invalidateQueries({ queryKey: placesKey(courseID) });
  };
  return {
    current: () => saves,
    subscribe: () => {
      const opened = new GradeSaves({
        courseID,
        grader,
        post: async (body, options) => {
          const saved = await callEndpoint('POST /api/studentGrades/update/{courseID}', {
            params: { courseID },
            body,
            ...options,
          });
          // Who comes next ungraded is another one now.
          if (body.gradingType === 'gradingComplete') {
            void client.invalidateQueries({ queryKey: placesKey(courseID) });
          }
          if (body.gradingType === 'customDueDate') readAgain(body);
          return saved;
        },
        // The page around then shows the login form, and what was typed waits on the device.
        onLoggedOut: () =>
          void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') }),
      });
      saves = opened;
      return () => {
        opened.close();
        saves = null;
      };
    },
  };
}
