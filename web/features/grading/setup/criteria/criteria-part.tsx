import { useMemo, useRef, useState } from 'react';
import { essayQuestionsOf } from '@elenchus/domain/course/evaluation-essays.ts';
import {
  readCourseCriteria,
  type CriteriaPlace,
} from '@elenchus/domain/criteria/course-criteria.ts';
import type { GradeScale } from '@elenchus/domain/criteria/criteria-score.ts';
import type { CriteriaTable } from '@elenchus/domain/criteria/criteria-table.ts';
import { tableSummary } from '@elenchus/domain/criteria/criteria-words.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { focusSoon } from '../../../../ui/focus.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { CriteriaEditor } from './criteria-editor.tsx';
import { CriteriaStart } from './criteria-start.tsx';
import styles from './criteria.module.css';

/** The criteria of an evaluation, and of its questions that have their own. */
export function CriteriaPart({ evaluation }: { readonly evaluation: Evaluation }) {
  const { course } = useDesignedCourse();
  const criteria = useMemo(() => readCourseCriteria(course.criteriaItems), [course.criteriaItems]);
  const entry = gradeEntry(course.settings);
  const essays = essayQuestionsOf(course, evaluation);
  const [opened, setOpened] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const part = useRef<HTMLElement>(null);
  if (entry === null) return null;
  const isByQuestion = entry === 'questions';
  const scale = entry === 'letter' ? null : isByQuestion ? 10 : 100;
  const name = evaluationName(evaluation);
  const own = essays.filter((each) => criteria.questions.has(each.id) || each.id === opened);
  const others = essays.filter((each) => !own.includes(each));
  const table = criteria.evaluations.get(evaluation.id);
  const choosesQuestion = asks || table !== undefined || own.length > 0;
  return (
    <Stack
      as="section"
      gap={10}
      ref={part}
      className={styles.part}
      aria-label={`Criteria of ${name}`}
    >
      <h4>Criteria</h4>
      <Text tone="soft" size="sm" className={styles.hint}>
        {isByQuestion
          ? 'Graders choose a level for each criterion of an essay, and the points become its grade.'
          : 'Graders choose a level for each criterion, and the points become the grade.'}
      </Text>
      <TableOf
        place={{ kind: 'evaluation', id: evaluation.id }}
        name={name}
        table={table}
        scale={scale}
      />
      {isByQuestion &&
        own.map(({ id, text }) => (
          <Stack
            as="section"
            gap={8}
            key={id}
            className={styles.own}
            data-question={id}
            aria-label={`Criteria of “${shortText(text)}”`}
          >
            <h5>Only for “{shortText(text)}”</h5>
            <TableOf
              place={{ kind: 'question', id }}
              name={`“${shortText(text)}”`}
              table={criteria.questions.get(id)}
              scale={scale}
              onRemoved={() => setOpened(id)}
            />
          </Stack>
        ))}
      {isByQuestion && choosesQuestion && others.length > 0 && (
        <div data-one-question className={styles.one}>
          <SelectField
            label="A table for one question"
            value=""
            options={[
              { value: '', label: 'Choose a question' },
              ...others.map((each) => ({ value: each.id, label: shortText(each.text) })),
            ]}
            onChange={(questionId) => {
              setOpened(questionId === '' ? null : questionId);
              focusSoon(part.current, `[data-question="${CSS.escape(questionId)}"] button`);
            }}
          />
        </div>
      )}
      {isByQuestion && !choosesQuestion && others.length > 0 && (
        <p>
          <LinkButton
            onClick={() => {
              setAsks(true);
              focusSoon(part.current, '[data-one-question] select');
            }}
          >
            Make a table for one question only
          </LinkButton>
        </p>
      )}
    </Stack>
  );
}

interface TableOfProps {
  readonly place: CriteriaPlace;
  readonly name: string;
  readonly table: CriteriaTable | undefined;
  readonly scale: GradeScale | null;
  readonly onRemoved?: () => void;
}

function TableOf({ place, name, table, scale, onRemoved }: TableOfProps) {
  const box = useRef<HTMLDivElement>(null);
  // A table that was just made is open, to be filled in.
  const [isNew, setIsNew] = useState(false);
  const open = (focused: 'input' | 'summary'): void => {
    setIsNew(true);
    focusSoon(box.current, focused);
  };
  return (
    <div ref={box}>
      {table === undefined ? (
        <CriteriaStart
          place={place}
          name={name}
          onMade={() => open('input')}
          onTaken={() => open('summary')}
        />
      ) : (
        <details className={styles.table} open={isNew}>
          <summary>{tableSummary(table, scale)}</summary>
          <CriteriaEditor
            place={place}
            name={name}
            table={table}
            onRemoved={() => {
              onRemoved?.();
              focusSoon(box.current, 'button');
            }}
          />
        </details>
      )}
    </div>
  );
}
