import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { countedNoun } from '@elenchus/domain/base/counted-noun.ts';
import { blindEvaluations } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { readsTwice } from '@elenchus/domain/blind-grading/second-reading.ts';
import { evaluationName } from '@elenchus/domain/grading/evaluation.ts';
import {
  NOTHING_WAITS,
  waitingCount,
  waitingSince,
  waitingWords,
  WAITING_KINDS,
  type WaitingKind,
} from '@elenchus/domain/workload/waiting-work.ts';
import { designQuery } from '../../../calls/design/design-queries.ts';
import { useWaiting } from '../../../calls/grading/workload-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { keepFollowedList } from '../../../course-ui/grading/followed-list.ts';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { openDesk } from '../../../course-ui/grading/open-desk.ts';
import { paths } from '../../../lib/paths.ts';
import { questionElementId } from '../../../course-ui/questions/question-place.ts';
import { shortText } from '../../../course-ui/questions/question-names.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { SortedName } from '../../../course-ui/people/sorted-name.tsx';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { SkeletonTable } from '../../../ui/loading/skeleton-shapes.tsx';
import { ShowMore, useShownRows } from './shown-rows.tsx';
import linkRows from '../../../ui/menus/link-rows.module.css';
import styles from './waiting.module.css';

type WaitingRow = AnswerOf<'GET /api/waiting/{courseID}'>[number];

/** Everything that waits for the grader, in all evaluations of the course. */
export function WaitingPart() {
  const { courseID, session, course } = useGradingPlace();
  const blindIds = blindEvaluations(course).map(({ id }) => id);
  const { data, error, isFetching, refetch } = useWaiting(courseID, {
    blindIds,
    readsTwice: readsTwice(course),
  });
  return (
    <>
      <GradingHeading title="Waiting for me">
        {data ? waitingCount(data.length) : 'What you still have to do.'}
        {session.isInstructor &&
          course.settings.hasTAs &&
          ' TAs find their own students here. You see the students without a TA, and the requests that are assigned to you or to nobody.'}
      </GradingHeading>
      {data && data.length > 0 && <Kinds rows={data} />}
      {data?.length === 0 && <NothingWaits />}
      {!data && !error && <SkeletonTable columns={3} rows={6} />}
      {!data && error && <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />}
    </>
  );
}

function NothingWaits() {
  const { courseID } = useGradingPlace();
  const client = useQueryClient();
  // If names were hidden since the page was loaded, work waits under pseudonyms that this list hasn't asked for.
  useEffect(() => {
    void client.invalidateQueries({ queryKey: designQuery(courseID).queryKey });
  }, [client, courseID]);
  return (
    <EmptyNote>
      <strong>{NOTHING_WAITS}</strong>
      <span>
        Work appears here once its due date has passed, and requests when a student asks about a
        grade.
      </span>
    </EmptyNote>
  );
}

function Kinds({ rows }: { rows: readonly WaitingRow[] }) {
  const groups = Map.groupBy(rows, ({ kind }) => kind);
  return (
    <Stack gap={32}>
      {WAITING_KINDS.map((kind) => {
        const own = groups.get(kind);
        return own && <KindSection key={kind} kind={kind} rows={own} />;
      })}
    </Stack>
  );
}

function KindSection({ kind, rows }: { kind: WaitingKind; rows: readonly WaitingRow[] }) {
  const { course, courseID, session } = useGradingPlace();
  const { label, advice, noun } = waitingWords(kind);
  const { shown, more } = useShownRows(rows);
  const byEvaluation = Map.groupBy(shown, ({ evaluationId }) => evaluationId);
  // The desk goes through the same students.
  const follow = (evaluationId: string): void => {
    const own = rows.filter((row) => row.evaluationId === evaluationId);
    // A student can ask about several questions.
    const each = new Map(own.map(({ username, fullname }) => [username, fullname]));
    const isComplete = kind === 'changed' || kind === 'request';
    const students = [...each].map(([username, fullname]) => ({ username, fullname, isComplete }));
    keepFollowedList({ courseID, username: session.username }, { evaluationId, students });
  };
  return (
    <Stack as="section" gap={12} className={styles.kind} aria-labelledby={`waiting-${kind}`}>
      <Stack columns="auto" gap={2} className={styles.heading}>
        <h2 id={`waiting-${kind}`}>
          {label}{' '}
          <Text as="span" tone="soft" weight={400} className={styles.count}>
            {rows.length.toLocaleString('en')}
          </Text>
        </h2>
        <p>{advice}</p>
      </Stack>
      {course.evaluations.map((evaluation) => {
        const own = byEvaluation.get(evaluation.id);
        if (!own) return null;
        const name = evaluationName(evaluation);
        return (
          <Stack gap={4} key={evaluation.id} className={styles.evaluation}>
            <h3>{name}</h3>
            <ul className={linkRows.rows} aria-label={`${label}: ${name}`}>
              {own.map((row) =>
                kind === 'second-reading' ? (
                  <ReadingLink key={row.username} row={row} />
                ) : (
                  <WaitingLink
                    key={`${row.username} ${row.questionId}`}
                    row={row}
                    onOpen={() => follow(evaluation.id)}
                  />
                ),
              )}
            </ul>
          </Stack>
        );
      })}
      <ShowMore
        count={more.count}
        onMore={more.show}
        what={countedNoun(more.count, `more ${noun}`)}
      />
    </Stack>
  );
}

/** Leads to the page of a second reading. */
function ReadingLink({ row }: { row: WaitingRow }) {
  const { course, hrefOf } = useGradingPlace();
  const { kind, evaluationId, username, fullname, since } = row;
  return (
    <li>
      <ViewLink
        className={`${linkRows.row} ${styles.row}`}
        href={hrefOf('second', { evaluation: evaluationId, reading: username })}
      >
        <span>{fullname}</span>
        <span className={styles.since}>{waitingSince(kind, since, course.settings.timeZone)}</span>
      </ViewLink>
    </li>
  );
}

/** Leads to the student's work on the desk, at the question that it is about. */
function WaitingLink({ row, onOpen }: { row: WaitingRow; onOpen: () => void }) {
  const { courseID, course } = useGradingPlace();
  const { kind, evaluationId, username, fullname, questionId, since } = row;
  const question = course.questions.find(({ id }) => id === questionId);
  const desk = paths.gradingDesk(courseID, evaluationId, username);
  return (
    <li>
      <a
        href={question ? `${desk}#${questionElementId(question.id)}` : desk}
        target="_blank"
        onClick={(event) => {
          onOpen();
          openDesk(event);
        }}
        className={`${linkRows.row} ${styles.row}`}
      >
        <SortedName name={fullname || username} />
        {kind === 'request' && (
          <span className={styles.about}>
            {question ? shortText(question.text) : questionId === null ? WHOLE_GRADE : GONE}
          </span>
        )}
        <span className={styles.since}>{waitingSince(kind, since, course.settings.timeZone)}</span>
      </a>
    </li>
  );
}

const WHOLE_GRADE = 'The grade as a whole';
const GONE = 'A question that was deleted';
