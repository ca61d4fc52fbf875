import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { dueDateOf } from '@elenchus/domain/base/due-date.ts';
import { gradingGate } from '@elenchus/domain/course/course-gate.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { CallFailure } from '../../../calls/call-endpoint.ts';
import { readingWorkQuery } from '../../../calls/grading/second-readings-queries.ts';
import { ClassFailure } from '../../../course-ui/grading/class-failure.tsx';
import { GradingHeading } from '../../../course-ui/grading/grading-heading.tsx';
import { useGradingPlace } from '../../../course-ui/grading/grading-place.ts';
import { StudentWork } from '../../../course-ui/grading/student-work.tsx';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { moveTo } from '../../../lib/browser-location.ts';
import { serverNow } from '../../../opening/page/server-clock.ts';
import type { ReadingQueue } from '../../../saving/second-readings/reading-queue.ts';
import { breakpoints } from '../../../ui/breakpoints.ts';
import { IconArrowLeft } from '../../../ui/icons.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useMediaQuery } from '../../../ui/media-query.ts';
import { Notice } from '../../../ui/notice.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { ReadingForm } from './reading-form.tsx';
import type { ReadingRow } from './reading-list.tsx';
import { RefusedElsewhere, WaitingElsewhere } from './readings-elsewhere.tsx';
import styles from './second-readings.module.css';

interface ReadingPageProps {
  readonly evaluation: Evaluation;
  readonly username: string;
  /** Everything that the person reads. */
  readonly rows: readonly ReadingRow[];
  readonly queue: ReadingQueue;
}

/** One student's work beside the second reader's grade and remark. */
export function ReadingPage({ evaluation, username, rows, queue }: ReadingPageProps) {
  const { courseID, hrefOf } = useGradingPlace();
  const work = { username, evaluationId: evaluation.id };
  const { data, error, isFetching, refetch } = useQuery(
    readingWorkQuery(courseID, evaluation.id, username),
  );
  const own = rows.filter(({ evaluationId }) => evaluationId === evaluation.id);
  const place = own.findIndex((row) => row.username === username) + 1;
  const next = nextUnread(rows, work, queue);
  const goOn = (): void =>
    moveTo(hrefOf('second', next ? { evaluation: next.evaluationId, reading: next.username } : {}));
  const isWide = useMediaQuery(breakpoints.columns);
  const isStranger = error instanceof CallFailure && error.status === 404;
  return (
    <>
      <GradingHeading title={data?.student.fullname ?? 'Second reading'}>
        {evaluationName(evaluation)}
        {place > 0 && ` · ${place} of ${own.length}`}
        {data && ` · as of ${dueCardLabel(dueDateOf(data.targetDate))}`}
      </GradingHeading>
      <p className={styles.back}>
        <ViewLink href={hrefOf('second')}>
          <IconArrowLeft aria-hidden />
          All second readings
        </ViewLink>
      </p>
      <RefusedElsewhere work={work} queue={queue} />
      <WaitingElsewhere work={work} queue={queue} />
      {data && !isStranger && (
        <Stack gap={32} className={styles.panels}>
          {/* In one column, the work comes first, also for the keyboard. */}
          {!isWide && <ReadAnswers key="answers" evaluation={evaluation} {...data} />}
          <ReadingForm
            key="form"
            work={work}
            personTag={data.personTag}
            reading={data.reading}
            queue={queue}
            hasNext={next !== undefined}
            onSaved={goOn}
          />
          {isWide && <ReadAnswers key="answers" evaluation={evaluation} {...data} />}
        </Stack>
      )}
      {isStranger && (
        <Notice tone="attention">
          <p>{error.message} Someone else may be reading it now.</p>
        </Notice>
      )}
      {!data && !error && <SkeletonLines lines={[60, 100, 92, 98, 60, 100, 88]} />}
      {!data && error && !isStranger && (
        <ClassFailure error={error} isFetching={isFetching} refetch={refetch} />
      )}
    </>
  );
}

/** The next one in the list that isn't read and isn't being saved, from here on and then from the start. */
function nextUnread(
  rows: readonly ReadingRow[],
  { username, evaluationId }: { readonly username: string; readonly evaluationId: string },
  queue: ReadingQueue,
): ReadingRow | undefined {
  const here = rows.findIndex(
    (row) => row.username === username && row.evaluationId === evaluationId,
  );
  const around = [...rows.slice(here + 1), ...rows.slice(0, Math.max(here, 0))];
  return around.find((row) => !row.isRead && queue.draft(row)?.state !== 'sending');
}

interface ReadAnswersProps {
  readonly evaluation: Evaluation;
  readonly targetDate: string;
  readonly answers: Parameters<typeof StudentWork>[0]['answers'];
}

function ReadAnswers({ evaluation, targetDate, answers }: ReadAnswersProps) {
  const { course } = useGradingPlace();
  const [now] = useState(() => serverNow());
  const due = dueDateOf(targetDate);
  const gate = useMemo(() => gradingGate(course, due, now), [course, due, now]);
  return (
    // A keyboard scrolls what it can focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label="Answers" tabIndex={0}>
      <StudentWork
        course={course}
        answers={answers}
        asOf={due}
        gate={gate}
        sectionIds={evaluation.sectionIds}
        isNameless
      />
    </section>
  );
}
