import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { courseKey } from '../../../calls/course-keys.ts';
import { putSaved } from '../../../calls/put-saved.ts';
import {
  readingWorkQuery,
  secondReadingsQuery,
} from '../../../calls/grading/second-readings-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { useQueueOwner } from '../../../course-ui/people/use-queue-owner.ts';
import { openReadingQueue } from '../../../saving/second-readings/reading-queue.ts';
import { useWhileShown } from '../../../saving/use-while-shown.ts';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { ReadingList } from './reading-list.tsx';
import { ReadingPage } from './reading-page.tsx';
import { WaitingElsewhere } from './readings-elsewhere.tsx';

/** The work that a person reads a second time: the list, or one student. */
export function SecondReadingsPart() {
  const { courseID, course } = useGradingPlace();
  const queue = useReadings();
  const { data, error, isFetching, refetch } = useQuery(secondReadingsQuery(courseID));
  const evaluationId = useQueryValue('evaluation');
  const username = useQueryValue('reading');
  const evaluation = course.evaluations.find(({ id }) => id === evaluationId);
  if (queue && evaluation && username !== null) {
    return (
      <ReadingPage
        // Each student has separate fields.
        key={`${evaluation.id} ${username}`}
        evaluation={evaluation}
        username={username}
        rows={data ?? []}
        queue={queue}
      />
    );
  }
  return (
    <>
      <GradingHeading title="Second readings">
        You read this work without knowing whose it is or which grade it got. Your grade doesn’t
        change the student’s: instructors compare the two. Students never see it.
      </GradingHeading>
      {queue && <WaitingElsewhere queue={queue} />}
      {data && queue && <ReadingList rows={data} queue={queue} />}
      {!data && !error && <SkeletonTable columns={2} rows={4} />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
    </>
  );
}

/** The queue of the person; null until it is open. */
function useReadings() {
  const { courseID } = useGradingPlace();
  const client = useQueryClient();
  const owner = useQueueOwner(courseID);
  const open = useMemo(
    () =>
      owner &&
      (() =>
        openReadingQueue({
          ...owner,
          courseID,
          onKnown: ({ username, evaluationId }, reading) => {
            const { queryKey } = readingWorkQuery(courseID, evaluationId, username);
            putSaved(client, queryKey, (known) => ({ ...known, reading }));
            putSaved(client, secondReadingsQuery(courseID).queryKey, (rows) =>
              rows.map((row) =>
                row.evaluationId === evaluationId && row.username === username
                  ? { ...row, isRead: true }
                  : row,
              ),
            );
            void client.invalidateQueries({ queryKey: courseKey(courseID, 'reading-agreement') });
            // The number of things that wait comes with the session.
            void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
          },
          // The page around then offers the login, and what was typed waits on the device.
          onLoggedOut: () =>
            void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') }),
        })),
    [client, courseID, owner],
  );
  return useWhileShown(open);
}
