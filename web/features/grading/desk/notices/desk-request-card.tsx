import { useState } from 'react';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  examGradeEntry,
  gradeDataFault,
  gradeInputSentence,
  storedGradeData,
} from '@elenchus/domain/grading/grade-input.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { NO_QUESTION, type GradingType } from '@elenchus/domain/grading/grade-record.ts';
import { callEndpoint } from '../../../../calls/call-endpoint.ts';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import {
  ConversationView,
  REQUEST_STATE_WORDS,
} from '../../../../course-ui/grade-requests/conversation-view.tsx';
import {
  MessageForm,
  type GradeEntry,
} from '../../../../course-ui/grade-requests/message-form.tsx';
import { fieldKey } from '../../../../saving/grades/grade-field.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { useDesk } from '../desk-context.ts';
import type { DeskRequestData } from '../desk-queries.ts';
import styles from '../../../../course-ui/grade-requests/grade-requests.module.css';

interface DeskRequestCardProps {
  readonly request: DeskRequestData;
  readonly onChanged: () => void;
}

/** One conversation: what was written, an answer with a new grade, who answers, and closing it. */
export function DeskRequestCard({ request, onChanged }: DeskRequestCardProps) {
  const { courseID, course, work, saves } = useDesk();
  const { questionID, state } = request;
  const isWhole = questionID === NO_QUESTION;
  const title = isWhole
    ? 'The student asked about the grade'
    : 'The student asked about this grade';
  const grade = useGradeEntry(questionID);
  const change = useRequestChange(request, onChanged);
  const isClosed = state === 'closed';
  return (
    <section className={styles.request} aria-label={title}>
      <div className={styles.head}>
        <h3>{title}</h3>
        <span data-state={state}>{REQUEST_STATE_WORDS[state]}</span>
      </div>
      <ConversationView
        messages={request.messages}
        timeZone={course.settings.timeZone}
        student="Student"
      />
      <ChangingPart courseID={courseID}>
        {!isClosed && (
          <MessageForm
            conversation={{ ...work, questionId: questionID }}
            label="Answer"
            send="Send answer"
            grade={grade}
            read={saves.shown.of(work)}
          >
            <Button onClick={() => change.save({ isClosed: true })}>Close request</Button>
          </MessageForm>
        )}
        {isClosed && (
          <Button onClick={() => change.save({ isClosed: false })}>Reopen request</Button>
        )}
        <Assignment request={request} onAssign={(assignTo) => change.save({ assignTo })} />
      </ChangingPart>
      {change.failure !== null && (
        <Notice tone="attention">
          <p>{change.failure}</p>
        </Notice>
      )}
    </section>
  );
}

interface AssignmentProps {
  readonly request: DeskRequestData;
  readonly onAssign: (username: string) => void;
}

function Assignment({ request, onAssign }: AssignmentProps) {
  const { assignedTo, graders } = request;
  return (
    <label className={styles.assign}>
      Assigned to
      <select
        value={assignedTo ? foldName(assignedTo.username) : ''}
        onChange={({ currentTarget }) => onAssign(currentTarget.value)}
      >
        {!assignedTo && <option value="">Any instructor</option>}
        {graders.map(({ username, fullname }) => (
          <option key={username} value={foldName(username)}>
            {fullname || username}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The grade that an answer can change; none where the exam grade is computed or the course has no grades. */
function useGradeEntry(questionID: string): GradeEntry | undefined {
  const { course, saves, work } = useDesk();
  const entry = gradeEntry(course.settings);
  const isWhole = questionID === NO_QUESTION;
  if (entry === null || isWhole === (entry === 'questions')) return undefined;
  const type: GradingType = isWhole ? 'examGrade' : 'questionGrade';
  const typedAs = examGradeEntry(course.settings);
  return {
    label: 'New grade (optional)',
    version: saves.versionOf(fieldKey(work, type, questionID)),
    fault: (typed) => {
      const fault = gradeDataFault(type, storedGradeData(type, typed, typedAs), typedAs);
      return fault && gradeInputSentence(fault);
    },
  };
}

type RequestChange = { readonly isClosed: boolean } | { readonly assignTo: string };

function useRequestChange({ questionID, version }: DeskRequestData, onChanged: () => void) {
  const { courseID, work, saves } = useDesk();
  const [failure, setFailure] = useState<string | null>(null);
  const save = async (change: RequestChange): Promise<void> => {
    setFailure(null);
    const { personTag } = saves.shown.of(work);
    try {
      await callEndpoint('POST /api/gradeRequests/change/{courseID}', {
        params: { courseID },
        body: {
          username: work.username,
          evaluationDataID: work.evaluationId,
          questionID,
          expectedVersion: version,
          personTag,
          ...change,
        },
      });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Couldn’t save this. Try again.');
    }
    onChanged();
  };
  return { failure, save: (change: RequestChange) => void save(change) };
}
