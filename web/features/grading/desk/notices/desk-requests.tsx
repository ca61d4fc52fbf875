// What a student asked about the grades of the evaluation: beside the work, with an answer and a new grade.
import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useCallback, useMemo } from 'react';
import type { ReactNode } from 'react';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { MessagesContext, useMessages } from '../../../../course-ui/grade-requests/use-messages.ts';
import type { Conversation } from '../../../../saving/messages/message-queue.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useQuietDesk } from '../desk-context.ts';
import { deskKey, type DeskRequestData } from '../desk-queries.ts';
import { DeskRequestCard } from './desk-request-card.tsx';
import noticeStyles from './desk-notices.module.css';

interface OnDesk {
  readonly requests: readonly DeskRequestData[];
  readonly onChanged: () => void;
}

const RequestsContext = createContext<OnDesk>({ requests: [], onChanged: () => {} });

interface DeskRequestsProps extends OnDesk {
  readonly children: ReactNode;
}

/** Gives the parts of the desk the requests of the student, and keeps what the grader writes. */
export function DeskRequests({ requests, onChanged, children }: DeskRequestsProps) {
  const { courseID } = useQuietDesk();
  const client = useQueryClient();
  // The student may not be the one in view any more: a message is sent while the grader goes on.
  const readAgain = useCallback(
    (conversation: Conversation) =>
      void client.invalidateQueries({ queryKey: deskKey(courseID, conversation) }),
    [client, courseID],
  );
  const messages = useMessages(courseID, readAgain, onChanged);
  const value = useMemo(() => ({ requests, onChanged }), [requests, onChanged]);
  return (
    <MessagesContext value={messages}>
      <RequestsContext value={value}>{children}</RequestsContext>
    </MessagesContext>
  );
}

/** The conversation about one question; nothing where the student hasn't asked. */
export function DeskRequest({ questionId }: { readonly questionId: string }) {
  const { requests, onChanged } = use(RequestsContext);
  const request = requests.find(({ questionID }) => questionID === questionId);
  return request ? <DeskRequestCard request={request} onChanged={onChanged} /> : null;
}

interface OtherRequestsProps {
  readonly shown: ReadonlyMap<string, number> | undefined;
}

/** The conversations about the grade as a whole, and about questions that aren't among the essays. */
export function OtherRequests({ shown }: OtherRequestsProps) {
  const { requests, onChanged } = use(RequestsContext);
  return requests
    .filter(({ questionID }) => shown?.has(questionID) !== true)
    .map((request) => (
      <DeskRequestCard key={request.questionID} request={request} onChanged={onChanged} />
    ));
}

interface RequestsNoticeProps {
  readonly numbers: ReadonlyMap<string, number> | undefined;
  readonly onGoTo: (questionId: string) => void;
}

/** Says which requests wait for an answer, and leads to them. */
export function RequestsNotice({ numbers, onGoTo }: RequestsNoticeProps) {
  const { requests } = use(RequestsContext);
  const open = requests.filter(({ state }) => state === 'open');
  if (open.length === 0) return null;
  return (
    <Stack columns="auto" gap={8} className={noticeStyles.notices}>
      <Notice>
        <p>
          The student asked about{' '}
          {open.map(({ questionID }, place) => {
            const number = numbers?.get(questionID);
            return (
              <span key={questionID}>
                {place > 0 && ', '}
                {number === undefined ? (
                  questionID === NO_QUESTION ? (
                    'the grade as a whole'
                  ) : (
                    'another question'
                  )
                ) : (
                  <LinkButton onClick={() => onGoTo(questionID)}>question {number}</LinkButton>
                )}
              </span>
            );
          })}
          .
        </p>
      </Notice>
    </Stack>
  );
}
