import { useRef, useState } from 'react';
import { cardDateLabel, parseIsoDate } from '@elenchus/domain/base/calendar.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradingDueDateChange } from '@elenchus/domain/grading/grading-due-date.ts';
import { useDesignActions, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { DateField, INCOMPLETE_DATE, isHalfDate } from '../../../../ui/fields/date-field.tsx';

/**
 * By when the grading of an evaluation should be done. Like the due date, it counts when the field is left: while a date
 * is typed, the browser reports days of the year 0002.
 */
export function GradingDueField({ evaluation }: { evaluation: Evaluation }) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [draft, setDraft] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  const stored = course.gradingDueDates.get(evaluation.id) ?? null;
  const input = useRef<HTMLInputElement>(null);
  const settle = (field: HTMLInputElement | null): void => {
    setDraft(null);
    if (field === null) return;
    if (isHalfDate(field)) {
      setFault(INCOMPLETE_DATE);
      field.value = stored ?? '';
      return;
    }
    const typed = parseIsoDate(field.value);
    const date = typed.ok ? typed.value : null;
    if (date === stored || (!typed.ok && field.value !== '')) return;
    const label = `grading date of ${evaluationName(evaluation)}`;
    change(gradingDueDateChange(evaluation.id, date), { label });
  };
  useCommitOnLeave(settle, input);
  return (
    <DateField
      ref={input}
      keepsErrorRoom
      label="Grading due"
      description={
        stored === null
          ? 'Optional. Workload compares each grader’s pace with it. Students don’t see it.'
          : `Grading should be done by ${cardDateLabel(stored)}. Students don’t see this date.`
      }
      error={fault}
      value={draft ?? stored ?? ''}
      onChange={(event) => {
        setFault(undefined);
        setDraft(event.currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        settle(event.currentTarget);
      }}
      onBlur={(event) => settle(event.currentTarget)}
    />
  );
}
