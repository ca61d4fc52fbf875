// Whose texts a page keeps on the device and sends.
import { useMemo } from 'react';
import { useSession } from '../../calls/session/session-queries.ts';
import type { QueueOwner } from '../../saving/queue/own-device.ts';

/** null until the server has said who is logged in: what a tab remembers doesn't tell who has the netID now (USR-190). */
export function useQueueOwner(courseID: string): QueueOwner | null {
  const { username = '', personTag, status } = useSession(courseID).data ?? {};
  const isKnown = username !== '' && status !== undefined;
  return useMemo(() => (isKnown ? { username, personTag } : null), [isKnown, username, personTag]);
}
