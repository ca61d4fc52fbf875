// What a student's questions about the grades of one evaluation need to know.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useEffect, useMemo } from 'react';
import type { ReactNode } from 'react';
import { handedBackQuery, type HandedBack } from '../../../../calls/grading/handed-back-query.ts';
import { MessagesContext, useMessages } from '../../../../course-ui/grade-requests/use-messages.ts';
import { studentRecordsQuery } from '../../../../calls/grading/student-records-query.ts';
import { messageSaveWords, type MessageQueue } from '../../../../saving/messages/message-queue.ts';
import type { GradedProps } from '../portal-props.ts';
import { SavingContext } from '../saves/saving-context.ts';

interface Asking extends Pick<GradedProps, 'courseID' | 'course' | 'evaluation'> {
  readonly username: string;
  /** When the evaluation was handed back to the student. */
  readonly since: number;
  readonly requests: HandedBack['requests'];
}

const AskingContext = createContext<Asking | null>(null);

/** What is around; null where nobody can ask, such as in a preview. */
export function useAsking(): Asking | null {
  return use(AskingContext);
}

interface AskingRoomProps extends GradedProps {
  readonly handedBack: HandedBack;
  readonly children: ReactNode;
}

/** Lets the student ask about the grades of this evaluation. */
export function AskingRoom(props: AskingRoomProps) {
  const { courseID, course, evaluation, session, handedBack, children } = props;
  const { username } = session;
  const client = useQueryClient();
  const refresh = useCallback((): void => {
    void client.invalidateQueries({ queryKey: handedBackQuery(courseID, username).queryKey });
    void client.invalidateQueries({ queryKey: studentRecordsQuery(courseID, username).queryKey });
  }, [client, courseID, username]);
  const messages = useMessages(courseID, refresh);
  useMessagesInSaveLine(messages);
  const asking = useMemo(() => {
    const since = handedBack.handedBack.find(
      ({ evaluationDataID }) => evaluationDataID === evaluation.id,
    )?.since;
    const requests = handedBack.requests.filter(
      ({ evaluationDataID }) => evaluationDataID === evaluation.id,
    );
    const isStaff = session.isInstructor || session.isTA;
    return since === undefined || isStaff
      ? null
      : { courseID, course, evaluation, username, since, requests };
  }, [courseID, course, evaluation, username, handedBack, session]);
  return (
    <AskingContext value={asking}>
      <MessagesContext value={messages}>{children}</MessagesContext>
    </AskingContext>
  );
}

/** The line at the top never says that everything is saved while a message waits to be sent. */
function useMessagesInSaveLine(messages: MessageQueue | null): void {
  const board = use(SavingContext)?.board;
  useEffect(() => {
    if (!messages || !board) return undefined;
    const note = (): void => board.noteOthers(messageSaveWords(messages.state()));
    note();
    const stop = messages.subscribe(note);
    return () => {
      stop();
      board.noteOthers(null);
    };
  }, [messages, board]);
}
