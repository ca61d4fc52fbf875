import { useMemo, useState } from 'react';
import { useCheckResult, useCheckStatus } from '../../../calls/answers/similarity-queries.ts';
import { DesignHeading } from '../../../course-ui/design/design-heading.tsx';
import { NoEvaluations } from '../../../course-ui/grading/no-evaluations.tsx';
import { useDesignSession, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { useQueryValue } from '../../../lib/browser-location.ts';
import { useOpenPair } from './check-address.ts';
import { CheckPanel } from './check-panel.tsx';
import { PairView } from './pair-view.tsx';
import { arrangePairs, PAIRS_BY_RANK, pairRows } from './pair-rows.ts';

/** Compares the essays of an evaluation and shows the passages that two students share. */
export function PlagiarismCheckTab() {
  const { course } = useDesignedCourse();
  const asked = useQueryValue('evaluation');
  const { evaluations } = course;
  const evaluation = evaluations.find(({ id }) => id === asked) ?? evaluations[0];
  if (evaluation) return <EvaluationCheck key={evaluation.id} evaluationId={evaluation.id} />;
  return (
    <>
      <DesignHeading title="Plagiarism check" />
      <NoEvaluations what="to compare" />
    </>
  );
}

/** The list and the open pair share the filter and the order, so that “next” means the next row. */
function EvaluationCheck({ evaluationId }: { evaluationId: string }) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const status = useCheckStatus(courseID, evaluationId);
  const result = useCheckResult(courseID, evaluationId, status.data?.resultAt ?? null);
  const [filter, setFilter] = useState('');
  const [order, setOrder] = useState(PAIRS_BY_RANK);
  const open = useOpenPair();
  const pairs = result.data?.pairs;
  const all = useMemo(() => {
    const texts = new Map(course.questions.map(({ id, text }) => [id, text]));
    return pairRows(pairs ?? [], (id) => texts.get(id) ?? `Question ${id}`);
  }, [pairs, course.questions]);
  const rows = useMemo(() => arrangePairs(all, filter, order), [all, filter, order]);
  if (open) return <PairView evaluationId={evaluationId} name={open} rows={rows} />;
  return (
    <CheckPanel
      evaluationId={evaluationId}
      status={status}
      result={result}
      list={{ rows, filter, setFilter, order, setOrder }}
    />
  );
}
