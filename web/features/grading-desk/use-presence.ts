// Says every ten seconds that this student is open here, and hears who else has the student open.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { PRESENCE_INTERVAL } from '@elenchus/domain/grading/grading-presence.ts';
import { callEndpoint, CallFailure } from '../../api/call-endpoint.ts';
import { courseKey } from '../../api/course-keys.ts';
import type { GradedWork } from '../../saving/grades/grade-field.ts';

type Presence = AnswerOf<'POST /api/gradingPresence/{courseID}'>;

// A page that is not served over TLS has no randomUUID.
const TAB = crypto.getRandomValues(new Uint32Array(3)).join('-');

/** Who else is here; onHeard is called with every answer, to notice what others saved. */
export function usePresence(
  courseID: string,
  { username, evaluationId }: GradedWork,
  onHeard: (presence: Presence) => void,
): Presence['others'] {
  const client = useQueryClient();
  const [others, setOthers] = useState<Presence['others']>([]);
  const listener = useRef(onHeard);
  useEffect(() => {
    listener.current = onHeard;
  });
  useEffect(() => {
    let isHere = true;
    const say = async (isLeaving: boolean): Promise<void> => {
      try {
        const presence = await callEndpoint('POST /api/gradingPresence/{courseID}', {
          params: { courseID },
          body: { username, evaluationDataID: evaluationId, tab: TAB, isLeaving },
          keepalive: isLeaving,
        });
        if (!isHere || isLeaving) return;
        setOthers(presence.others);
        listener.current(presence);
      } catch (error) {
        if (!isHere || !(error instanceof CallFailure) || error.status !== 401) return;
        void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') });
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    const arrive = (): void => void say(false);
    const leave = (): void => void say(true);
    arrive();
    const timer = setInterval(arrive, PRESENCE_INTERVAL);
    addEventListener('focus', arrive, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && arrive(), { signal });
    addEventListener('pagehide', leave, { signal });
    return () => {
      isHere = false;
      clearInterval(timer);
      stop.abort();
      leave();
    };
  }, [client, courseID, username, evaluationId]);
  return others;
}
