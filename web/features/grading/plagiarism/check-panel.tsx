import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { isPastDue } from '@elenchus/domain/base/deadline.ts';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import type { CheckResult, CheckStatus } from '../../../calls/answers/similarity-queries.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { ViewLink } from '../../../course-ui/views/view-link.tsx';
import { moveWithin } from '../../../lib/move-within.ts';
import { useNow } from '../../../lib/use-now.ts';
import { EmptyNote } from '../../../ui/empty-note.tsx';
import { LoadFailure } from '../../../ui/loading/load-failure.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SkeletonLines } from '../../../ui/loading/skeleton-lines.tsx';
import { checkHref } from './check-address.ts';
import { CheckRunner } from './check-runner.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PairList, type PairListState } from './pair-list.tsx';

interface CheckPanelProps {
  readonly evaluationId: string;
  readonly status: UseQueryResult<CheckStatus>;
  readonly result: UseQueryResult<CheckResult | null>;
  readonly list: PairListState;
}

/** Choose an evaluation, run the check, look through the list. */
export function CheckPanel({ evaluationId, status, result, list }: CheckPanelProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { evaluations } = course;
  const evaluation = evaluations.find(({ id }) => id === evaluationId);
  const failed = status.data ? result : status;
  const isAwaited =
    status.isPending || (status.data?.resultAt !== null && result.isPending && !failed.error);
  return (
    <>
      <DesignHeading title="Plagiarism check">
        Finds passages of 12 or more words that two students share. A shared passage is something to
        look at, not a verdict: people quote the same book, and work together where they may.
      </DesignHeading>
      <CheckRunner evaluationId={evaluationId} status={status.data}>
        <SelectField
          label="Evaluation"
          value={evaluationId}
          options={evaluations.map((each) => ({
            value: each.id,
            label: evaluationName(each),
          }))}
          onChange={(id) => moveWithin(checkHref(courseID, id))}
        />
      </CheckRunner>
      {evaluation && <NothingToCompare evaluation={evaluation} />}
      {failed.error && !failed.data && (
        <LoadFailure
          what="Couldn’t load the check."
          reason={failed.error.message}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {isAwaited && <SkeletonLines lines={[100, 100, 100, 100]} />}
      {result.data && <PairList evaluationId={evaluationId} result={result.data} list={list} />}
      {/* The content below the list comes last, because it would move with the list. */}
      {!isAwaited && <HowItWorks most={result.data?.mostSharers} />}
    </>
  );
}

/** Says beforehand what an evaluation lacks, or that its essays can still change. */
function NothingToCompare({ evaluation }: { evaluation: Evaluation }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const now = useNow();
  const hrefOf = (sub: string): string => designHref(courseID, { tab: 'grading', sub });
  if (essayQuestionsOf(course, evaluation).length === 0) {
    return (
      <EmptyNote>
        This evaluation has no essay questions to compare. Choose the sections that belong to it in{' '}
        <ViewLink href={hrefOf('setup')}>Grading Setup</ViewLink>.
      </EmptyNote>
    );
  }
  const { dueDate } = evaluation;
  if (dueDate !== null) {
    if (isPastDue(dueDate, now, course.settings.timeZone)) return null;
    return (
      <Notice>
        This evaluation isn’t due until {dueCardLabel(dueDate)}. The check compares the current
        versions, which students can still change.
      </Notice>
    );
  }
  return (
    <EmptyNote>
      This evaluation has no due date, so only the work of students with a custom due date can be
      compared. Set the date under{' '}
      <ViewLink href={hrefOf('hand-back')}>Hand back assignments</ViewLink>.
    </EmptyNote>
  );
}
