import { useId, useState } from 'react';
import { courseGradeSum, courseGrade } from '@elenchus/domain/criteria/course-grade.ts';
import {
  courseGradeShownChanges,
  readEvaluationWeights,
  readWeight,
  showsCourseGrade,
  weightChanges,
  weightsSentence,
  weightTotal,
  type EvaluationWeights,
} from '@elenchus/domain/criteria/evaluation-weights.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { useDesignActions, useDesignedCourse } from '../../../course-ui/design/design-hooks.ts';
import { YesNoField } from '../../../course-ui/forms/yes-no-field.tsx';
import { useCommitOnLeave } from '../../../lib/use-commit-on-leave.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Text } from '../../../ui/layout/text.tsx';
import { Panel } from '../../../ui/panel.tsx';
import styles from './criteria/criteria.module.css';

/** How much each evaluation counts in the course grade, and whether students see it. */
export function CourseGradePart() {
  const { course, items } = useDesignedCourse();
  const { change } = useDesignActions();
  const id = useId();
  const { evaluations, settings, criteriaItems } = course;
  const entry = gradeEntry(settings);
  if (entry === null || evaluations.length === 0) return null;
  const weights = readEvaluationWeights(criteriaItems);
  const used = evaluations.flatMap((each) => weights.get(each.id) ?? []);
  const total = weightTotal(used);
  const isShown = showsCourseGrade(criteriaItems);
  return (
    <Panel heading="Course grade" headingId={id}>
      {entry === 'letter' ? (
        <Text tone="soft" size="sm" className={styles.hint}>
          This course gives letter grades, so there is no course grade. Weights count again when you
          switch to numeric grades.
        </Text>
      ) : (
        <Text tone="soft" size="sm" className={styles.hint}>
          Give each evaluation its share of the course grade. An evaluation without a weight doesn’t
          count. Instructors and TAs see the course grade in the student list.
        </Text>
      )}
      <ul className={styles.weights}>
        {evaluations.map((evaluation) => (
          <li key={evaluation.id}>
            <WeightField
              evaluation={evaluation}
              weight={weights.get(evaluation.id) ?? null}
              onChange={(weight) =>
                change(weightChanges(evaluation.id, weight), {
                  label: `weight of ${evaluationName(evaluation)}`,
                })
              }
            />
          </li>
        ))}
      </ul>
      {total > 0 && (
        <Stack columns="auto" gap={4} className={styles.total} aria-live="polite">
          <p>
            <strong>Total: {total}%.</strong> {weightsSentence(total)}
          </p>
          {entry !== 'letter' && <Example evaluations={evaluations} weights={weights} />}
        </Stack>
      )}
      {total > 0 && entry !== 'letter' && (
        <YesNoField
          label="Students see the course grade"
          description="They see it under Evaluation & grades, computed from the work that is handed back."
          value={isShown}
          onChange={(value) =>
            change(courseGradeShownChanges(items, value), {
              label: `Course grade for students: ${value ? 'Yes' : 'No'}`,
            })
          }
        />
      )}
    </Panel>
  );
}

/** The sum with a made-up grade in each evaluation. */
function Example(input: {
  readonly evaluations: readonly Evaluation[];
  readonly weights: EvaluationWeights;
}) {
  const { course } = useDesignedCourse();
  const grade = courseGrade({ ...input, settings: course.settings }, (id) => ({
    examGrade: {
      kind: 'number',
      value: 91 - 3 * (input.evaluations.findIndex((each) => each.id === id) % 4),
    },
    complete: true,
  }));
  if (grade.kind === 'none') return null;
  return (
    <Text tone="soft" size="sm" className={styles.hint}>
      For example: {courseGradeSum(grade)}
    </Text>
  );
}

interface WeightFieldProps {
  readonly evaluation: Evaluation;
  readonly weight: number | null;
  readonly onChange: (weight: number | null) => void;
}

/** It counts when the field is left, so that 15 is not 1 on the way. */
function WeightField({ evaluation, weight, onChange }: WeightFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const typed = draft?.trim() ?? '';
  const read = draft === null ? weight : readWeight(typed);
  const isWrong = draft !== null && typed !== '' && read === null;
  const settle = (): void => {
    if (draft === null || isWrong) return;
    setDraft(null);
    if (read !== weight) onChange(read);
  };
  useCommitOnLeave(settle);
  return (
    <TextField
      label={evaluationName(evaluation)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      placeholder="None"
      value={draft ?? (weight === null ? '' : String(weight))}
      action={<span className={styles.unit}>%</span>}
      error={
        isWrong
          ? 'Please enter a number above 0 and up to 100. Nothing has changed yet.'
          : undefined
      }
      onChange={({ currentTarget: { value } }) => setDraft(value)}
      onBlur={settle}
      onKeyDown={({ key }) => {
        if (key === 'Enter') settle();
        if (key === 'Escape') setDraft(null);
      }}
    />
  );
}
