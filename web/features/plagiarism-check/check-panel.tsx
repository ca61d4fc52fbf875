import type { UseQueryResult } from '@tanstack/react-query';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import type { CheckResult, CheckStatus } from '../../api/similarity-queries.ts';
import { DesignHeading } from '../../course-ui/design-editing/design-heading.tsx';
import { useDesignEditor } from '../../course-ui/design-editing/use-design-editor.tsx';
import { moveWithin } from '../../lib/browser-location.ts';
import { countOf } from '../../ui/count-words.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SkeletonLines } from '../../ui/skeleton-lines.tsx';
import { checkHref } from './check-address.ts';
import { CheckRunner } from './check-runner.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { PairList, type PairListState } from './pair-list.tsx';
import styles from './plagiarism-check.module.css';

interface CheckPanelProps {
  readonly evaluationId: string;
  readonly status: UseQueryResult<CheckStatus>;
  readonly result: UseQueryResult<CheckResult | null>;
  readonly list: PairListState;
}

/** Choose an evaluation, run the check, look through the list. */
export function CheckPanel({ evaluationId, status, result, list }: CheckPanelProps) {
  const { course, courseID } = useDesignEditor();
  const { evaluations } = course;
  const evaluation = evaluations.find(({ id }) => id === evaluationId);
  const essays = evaluation ? essayQuestionsOf(course, evaluation).length : 0;
  const failed = status.data ? result : status;
  return (
    <>
      <DesignHeading title="Plagiarism check">
        Finds passages of twelve words or more that two students share. A shared passage is
        something to look at, not a verdict: people quote the same book, and work together where
        they may.
      </DesignHeading>
      <div className={styles.setup}>
        <SelectField
          label="Evaluation"
          description={`${countOf(essays, 'essay question')}. Each student’s work counts as of their own due date.`}
          value={evaluationId}
          options={evaluations.map(({ id, name }) => ({
            value: id,
            label: name || `Evaluation ${id}`,
          }))}
          onChange={(id) => moveWithin(checkHref(courseID, id))}
        />
      </div>
      {status.data && <CheckRunner evaluationId={evaluationId} status={status.data} />}
      {failed.error && !failed.data && (
        <LoadFailure
          what="The check could not be loaded."
          reason={failed.error.message}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      )}
      {(status.isPending || (status.data?.resultAt && result.isPending)) && (
        <SkeletonLines lines={[100, 100, 100, 100]} />
      )}
      {result.data && <PairList evaluationId={evaluationId} result={result.data} list={list} />}
      <HowItWorks most={result.data?.mostSharers} />
    </>
  );
}
