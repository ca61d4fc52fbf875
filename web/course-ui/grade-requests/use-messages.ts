// The messages about grades that a person writes on this page: one queue, open while the page is shown.
import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { courseKey } from '../../calls/course-keys.ts';
import {
  openMessageQueue,
  type Conversation,
  type MessageQueue,
} from '../../saving/messages/message-queue.ts';
import { useQueueOwner } from '../people/use-queue-owner.ts';
import { useWhileShown } from '../../saving/use-while-shown.ts';

export type WrittenRequest = AnswerOf<'POST /api/gradeRequests/{courseID}'>['request'];

export const MessagesContext = createContext<MessageQueue | null>(null);

/** The queue of the person who is logged in; null until it is open. `onWritten` and `onConflict` must be stable. */
export function useMessages(
  courseID: string,
  onWritten: (conversation: Conversation, request: WrittenRequest) => void,
  onConflict?: () => void,
): MessageQueue | null {
  const client = useQueryClient();
  const owner = useQueueOwner(courseID);
  const open = useMemo(
    () =>
      owner &&
      (() =>
        openMessageQueue({
          ...owner,
          courseID,
          onWritten: (conversation, { request }) => onWritten(conversation, request),
          onConflict,
          // The page around then offers the login, and what was typed waits on the device.
          onLoggedOut: () =>
            void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') }),
        })),
    [client, courseID, owner, onWritten, onConflict],
  );
  return useWhileShown(open);
}

/** The queue around; renders again when anything is typed or sent. */
export function useMessageQueue(): MessageQueue | null {
  const queue = use(MessagesContext);
  useSyncExternalStore(queue?.subscribe ?? never, () => queue?.state() ?? null);
  return queue;
}

const never = () => () => {};
