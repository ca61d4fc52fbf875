import { useRef, useState } from 'react';
import { keysOfEvaluation } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
import { fullKindSentence, mostItems } from '@elenchus/domain/design-saves/design-limits.ts';
import {
  evaluationName,
  newEvaluation,
  writeEvaluation,
  type Evaluation,
} from '@elenchus/domain/grading/evaluation.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyNote } from '../../../../ui/empty-note.tsx';
import { IconPlus } from '../../../../ui/icons.ts';
import { LimitNote } from '../../../../ui/fields/limit-note.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { Panel } from '../../../../ui/panel.tsx';
import { EvaluationCard } from './evaluation-card.tsx';
import { RemoveEvaluationDialog } from './remove-evaluation-dialog.tsx';
import { steadyOrder } from './steady-order.ts';

/** The evaluations of the course, to add, change and remove. */
export function EvaluationList() {
  const { course } = useDesignedCourse();
  const { change, newId } = useDesignActions();
  const [removed, setRemoved] = useState<Evaluation | null>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const evaluations = useSteadyOrder(course.evaluations);
  const add = (): void => {
    const id = newId('evaluation');
    change(
      { upserts: [writeEvaluation(newEvaluation(id))], removals: [] },
      { label: 'add evaluation' },
    );
    focusName(id);
  };
  const remove = (evaluation: Evaluation, isAgreed: boolean): void => {
    setRemoved(null);
    const name = quoted(evaluationName(evaluation));
    change(
      { upserts: [], removals: keysOfEvaluation(evaluation.id, course.fairGradings) },
      { label: `remove ${name}`, message: `${name} was removed.`, isAgreed },
    );
    // The button that opened the dialog no longer exists.
    focusSoon(addButton.current, 'button');
  };
  return (
    <Panel heading="Evaluations" headingId="setup-evaluations">
      {evaluations.length === 0 && (
        <EmptyNote>
          No evaluations yet. An evaluation is what students are graded on, such as a midterm: a due
          date, and the sections whose questions count. Add the first one.
        </EmptyNote>
      )}
      {evaluations.map((evaluation) => (
        <EvaluationCard
          key={evaluation.id}
          evaluation={evaluation}
          onRemove={() => setRemoved(evaluation)}
        />
      ))}
      <div ref={addButton}>
        {evaluations.length < mostItems('evaluation') ? (
          <Button look={evaluations.length === 0 ? 'filled' : 'default'} onClick={add}>
            <IconPlus aria-hidden />
            Add an evaluation
          </Button>
        ) : (
          <LimitNote sentence={fullKindSentence('evaluation')} />
        )}
      </div>
      {removed && (
        <RemoveEvaluationDialog
          evaluation={removed}
          onConfirm={(isAgreed) => remove(removed, isAgreed)}
          onCancel={() => setRemoved(null)}
        />
      )}
    </Panel>
  );
}

function useSteadyOrder(evaluations: readonly Evaluation[]): readonly Evaluation[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const ordered = steadyOrder(seen, evaluations);
  const ids = ordered.map(({ id }) => id);
  if (ids.some((id) => !seen.includes(id))) setSeen([...new Set([...seen, ...ids])]);
  return ordered;
}

function focusName(id: string): void {
  focusSoon(document, `[data-evaluation="${CSS.escape(id)}"] input[data-name]`);
}
