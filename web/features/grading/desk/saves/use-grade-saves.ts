// The saving of grades in React: opened while the screen is shown, for one grader in one course.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { courseKey } from '../../../../calls/course-keys.ts';
import { gradePoster, type GradeToPost } from '../../../../saving/grades/grade-queue.ts';
import { readSendFailure } from '../../../../saving/send-call.ts';
import type { QueueOwner } from '../../../../saving/queue/own-device.ts';
import { useQueueOwner } from '../../../../course-ui/people/use-queue-owner.ts';
import { useWhileShown } from '../../../../saving/use-while-shown.ts';
import { deskKey } from '../desk-queries.ts';
import { GradeSaves } from './grade-saves.ts';

/** The saves of the grader who is logged in while the component is on the screen; null before they are opened. */
export function useGradeSaves(courseID: string): GradeSaves | null {
  const client = useQueryClient();
  const owner = useQueueOwner(courseID);
  const open = useMemo(
    () => owner && (() => openGradeSaves(client, courseID, owner)),
    [client, courseID, owner],
  );
  return useWhileShown(open);
}

function openGradeSaves(
  client: QueryClient,
  courseID: string,
  { username: grader, personTag }: QueueOwner,
): GradeSaves {
  const post = gradePoster(courseID);
  /** Other answers count from now on, grades are gone, and grading is in progress again. */
  const readAgain = ({ username, evaluationDataID: evaluationId }: GradeToPost): void => {
    void client.invalidateQueries({ queryKey: deskKey(courseID, { username, evaluationId }) });
  };
  const saves = new GradeSaves({
    courseID,
    grader,
    personTag,
    post: async (body, options) => {
      const saved = await post(body, options).catch((thrown: unknown) => {
        // The desk still shows the work of the person who was deleted.
        if (readSendFailure(thrown).code === 'SOMEONE_ELSE_NOW') readAgain(body);
        throw thrown;
      });
      if (body.gradingType === 'customDueDate') readAgain(body);
      return saved;
    },
    // The page around then offers the login, and what was typed waits on the device.
    onLoggedOut: () => void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') }),
  });
  return saves;
}
