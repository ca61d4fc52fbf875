// The messages about grades that a person writes on this page: one queue, open while the page is shown.
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { courseKey } from '../../calls/course-keys.ts';
import {
  openMessageQueue,
  type Conversation,
  type MessageQueue,
} from '../../saving/messages/message-queue.ts';
import { useWhileShown } from '../../saving/use-while-shown.ts';

export type WrittenRequest = AnswerOf<'POST /api/gradeRequests/{courseID}'>['request'];

export const MessagesContext = createContext<MessageQueue | null>(null);

/** The queue of a person; null until it is open. `onWritten` and `onConflict` must be stable. */
export function useMessages(
  courseID: string,
  username: string,
  onWritten: (conversation: Conversation, request: WrittenRequest) => void,
  onConflict?: () => void,
): MessageQueue | null {
  const client = useQueryClient();
  const open = useCallback(
    () =>
      openMessageQueue({
        courseID,
        username,
        onWritten: (conversation, { request }) => onWritten(conversation, request),
        onConflict,
        // The page around then offers the login, and what was typed waits on the device.
        onLoggedOut: () =>
          void client.invalidateQueries({ queryKey: courseKey(courseID, 'session') }),
      }),
    [client, courseID, username, onWritten, onConflict],
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
