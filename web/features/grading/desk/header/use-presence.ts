// Reports every ten seconds that this student is open here, and learns who else has the student open.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { PRESENCE_INTERVAL } from '@elenchus/domain/grading/grading-presence.ts';
import { callEndpoint, CallFailure } from '../../../../calls/call-endpoint.ts';
import { courseKey } from '../../../../calls/course-keys.ts';
import type { GradedWork } from '../../../../saving/grades/grade-field.ts';
import { leaveDesk, TAB } from './desk-arrivals.ts';

type Presence = AnswerOf<'POST /api/gradingPresence/{courseID}'>;

function report(courseID: string, { username, evaluationId }: GradedWork, isLeaving: boolean) {
  return callEndpoint('POST /api/gradingPresence/{courseID}', {
    params: { courseID },
    body: { username, evaluationDataID: evaluationId, tab: TAB, isLeaving },
    keepalive: isLeaving,
  });
}

interface PresenceListeners {
  /** Called with every answer, to notice who is here and what others saved. */
  readonly onPresence: (presence: Presence) => void;
  /** A report failed for a reason that stays: nothing more is reported about this student. */
  readonly onRefused: (error: CallFailure) => void;
  /** The page is shown again after the browser had put it away. */
  readonly onReturn: () => void;
}

/** Opening a student reports this tab already; `work` is null while nobody is open. */
export function usePresence(
  courseID: string,
  work: GradedWork | null,
  listeners: PresenceListeners,
): void {
  const client = useQueryClient();
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const [username, evaluationId] = [work?.username, work?.evaluationId];
  useEffect(() => {
    if (username === undefined || evaluationId === undefined) return undefined;
    let isHere = true;
    const stay = async (): Promise<void> => {
      try {
        const presence = await report(courseID, { username, evaluationId }, false);
        if (isHere) latest.current.onPresence(presence);
      } catch (error) {
        if (!isHere || !(error instanceof CallFailure)) return;
        if (error.status === 401) {
          void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
        }
        if (error.status === 403) {
          clearInterval(timer);
          latest.current.onRefused(error);
        }
      }
    };
    const timer = setInterval(() => void stay(), PRESENCE_INTERVAL);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [client, courseID, username, evaluationId]);
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const leave = (): void => {
      const left = leaveDesk();
      // Nobody waits for the answer: the server forgets a tab that no longer reports.
      if (left) report(courseID, left, true).catch(() => {});
    };
    addEventListener('pageshow', ({ persisted }) => persisted && latest.current.onReturn(), {
      signal,
    });
    addEventListener('pagehide', leave, { signal });
    return () => {
      stop.abort();
      leave();
    };
  }, [courseID]);
}
