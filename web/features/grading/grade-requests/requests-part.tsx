import { useState } from 'react';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { useGradeRequests, type ListedRequest } from '../../../calls/grading/hand-back-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { evaluationWords } from '../../../course-ui/grading/grade-words.ts';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { REQUEST_STATE_WORDS } from '../../../course-ui/grade-requests/conversation-view.tsx';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { questionElementId } from '../../../course-ui/questions/question-place.ts';
import { shortText } from '../../../course-ui/questions/question-names.ts';
import { logTimeWords } from '../../../lib/log-time-words.ts';
import { paths } from '../../../lib/paths.ts';
import { countOf } from '../../../ui/count-words.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import styles from './requests-part.module.css';

/** Students' requests about their grades: open ones first, for the person or for everyone. */
export function RequestsPart() {
  const { courseID, session } = useGradingPlace();
  const { data, error, isFetching, refetch } = useGradeRequests(courseID);
  const [chosen, setIsAll] = useState<boolean | null>(null);
  const all = data?.requests ?? [];
  const mine = all.filter(({ isMine }) => isMine);
  // Who has nothing to answer sees the others' requests first.
  const isAll = chosen ?? mine.length === 0;
  return (
    <>
      <GradingHeading title="Requests">
        Students’ questions about grades that are handed back.{' '}
        {session.isInstructor
          ? 'In Grading Setup, choose for each evaluation whether students can ask, and for how many days.'
          : 'You see those of your own students.'}
      </GradingHeading>
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
      {!data && !error && <SkeletonTable columns={3} />}
      {data && data.hidden > 0 && <HiddenNote count={data.hidden} />}
      {data && all.length === 0 && data.hidden === 0 && (
        <EmptyNote>
          No requests yet. When a student asks about a grade, the question appears here. You answer
          it next to the student’s work.
        </EmptyNote>
      )}
      {data && all.length > 0 && (
        <>
          <SegmentedControl
            label="Which requests"
            className={styles.filter}
            choices={[
              { value: false, content: `Mine (${data.waiting} open)` },
              { value: true, content: `All (${all.length})` },
            ]}
            chosen={isAll}
            onChoose={setIsAll}
          />
          <RequestList requests={isAll ? all : mine} />
        </>
      )}
    </>
  );
}

/** Requests about work whose names are hidden again: a list with names must not have them. */
function HiddenNote({ count }: { readonly count: number }) {
  const { hrefOf } = useGradingPlace();
  return (
    <p className={styles.small}>
      {countOf(count, 'request')} in evaluations that hide names {count === 1 ? 'isn’t' : 'aren’t'}{' '}
      listed here. Those that wait for you are in{' '}
      <ViewLink href={hrefOf('waiting')}>Waiting for me</ViewLink>, under pseudonyms.
    </p>
  );
}

function RequestList({ requests }: { readonly requests: readonly ListedRequest[] }) {
  if (requests.length === 0) {
    return <EmptyNote>Nothing is assigned to you. “All” shows the other requests.</EmptyNote>;
  }
  return (
    <Stack
      as="ul"
      columns="auto"
      isBareList
      className={styles.list}
      aria-label={countOf(requests.length, 'request')}
    >
      {requests.map((request) => (
        <RequestRow
          key={`${request.student.username} ${request.evaluationDataID} ${request.questionID}`}
          request={request}
        />
      ))}
    </Stack>
  );
}

function RequestRow({ request }: { readonly request: ListedRequest }) {
  const { courseID, course } = useGradingPlace();
  const { student, evaluationDataID, questionID, state, assignedTo } = request;
  const question = course.questions.find(({ id }) => id === questionID);
  const desk = paths.gradingDesk(courseID, evaluationDataID, student.username);
  const href = question ? `${desk}#${questionElementId(question.id)}` : desk;
  return (
    <li data-state={state}>
      <Cluster as="p" gap={[4, 12]} align="baseline" spread className={styles.who}>
        <a href={href} target="_blank" rel="noopener">
          {student.fullname || student.username}
        </a>
        <Text
          as="span"
          tone="soft"
          size="sm"
          weight={400}
          className={styles.state}
          data-state={state}
        >
          {REQUEST_STATE_WORDS[state]}
        </Text>
      </Cluster>
      <p className={styles.about}>
        {evaluationWords(course, evaluationDataID)} ·{' '}
        {questionID === NO_QUESTION
          ? 'the grade as a whole'
          : question === undefined
            ? 'a question that was deleted'
            : shortText(question.text)}
      </p>
      <p className={styles.text}>{beginningOf(request.lastText)}</p>
      <p className={styles.small}>
        {state === 'open' ? 'Waiting since' : 'Last change'}{' '}
        {logTimeWords(request.changedAt, course.settings.timeZone)} ·{' '}
        {countOf(request.messages, 'message')} ·{' '}
        {assignedTo ? `for ${assignedTo.fullname || assignedTo.username}` : 'for any instructor'}
      </p>
    </li>
  );
}

const SHOWN_CHARACTERS = 160;

/** About two lines: the whole message is beside the work. */
function beginningOf(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const cut = text.slice(0, SHOWN_CHARACTERS);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHOWN_CHARACTERS / 2)).trimEnd()}…`;
}
