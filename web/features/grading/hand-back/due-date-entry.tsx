import { clockChangeSentence, dueDateText } from '@elenchus/domain/base/due-date-labels.ts';
import { useId, useRef, useState } from 'react';
import { dueDay, dueTimeOf, parseDueDate } from '@elenchus/domain/base/due-date.ts';
import {
  evaluationName,
  writeEvaluation,
  type Evaluation,
} from '@elenchus/domain/grading/evaluation.ts';
import {
  changeDueDate,
  dueDateSentence,
  gradesAtStakeSentence,
} from '@elenchus/domain/grading/due-date-change.ts';
import { useGradeCount } from '../../../calls/grading/grade-counts-queries.ts';
import { FormDialog } from '../../../course-ui/forms/form-dialog.tsx';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../../course-ui/design/design-hooks.ts';
import { DueTimeField } from '../../../course-ui/grading/due-time-field.tsx';
import { quoted } from '../../../course-ui/grading/grade-words.ts';
import { Notice } from '../../../ui/notice.tsx';
import { DateField, INCOMPLETE_DATE, isHalfDate } from '../../../ui/fields/date-field.tsx';
import styles from './hand-back.module.css';

interface DueDateEntryProps {
  readonly evaluation: Evaluation;
  readonly onDone: () => void;
}

/** Asks for a new due date; an empty entry cancels. Whether grades may go is asked when it is saved. */
export function DueDateEntry({ evaluation, onDone }: DueDateEntryProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const actions = useDesignActions();
  const { dueDate } = evaluation;
  const [typed, setTyped] = useState<string>(dueDate === null ? '' : dueDay(dueDate));
  const [time, setTime] = useState(dueTimeOf(dueDate));
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const count = useGradeCount(courseID, evaluation.id);
  const warning = count && gradesAtStakeSentence(count);
  const name = evaluationName(evaluation);
  const note = useId();
  const entered = parseDueDate(dueDateText(typed, time));
  const change = entered.ok ? clockChangeSentence(entered.value, course.settings.timeZone) : null;
  const refuse = (sentence: string): void => {
    setFault(sentence);
    field.current?.focus();
  };
  const submit = (): void => {
    // A part of a date has no value, but isn't an empty entry either.
    if (field.current && isHalfDate(field.current)) return refuse(INCOMPLETE_DATE);
    // The server knows which grades there are, and asks before it deletes them.
    const changed = changeDueDate(evaluation, dueDateText(typed, time));
    if (changed.ok) {
      const upserts = [writeEvaluation(changed.value)];
      actions.change(
        { upserts, removals: [] },
        { label: `due date of ${quoted(name)}`, debounceMs: 300 },
      );
      return onDone();
    }
    const sentence = dueDateSentence(changed.reason);
    if (sentence === null) return onDone();
    refuse(sentence);
  };
  return (
    <FormDialog
      title={`Due date of ${quoted(name)}`}
      confirm="Change the due date"
      onSubmit={submit}
      onCancel={onDone}
    >
      <div className={styles.newDate}>
        <DateField
          ref={field}
          label="New due date"
          describedBy={note}
          value={typed}
          error={fault}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFault(undefined);
          }}
        />
        <DueTimeField value={time} describedBy={note} onChange={setTime} />
        <p id={note}>{change ?? 'Leave the date empty to change nothing.'}</p>
      </div>
      {warning && <Notice tone="attention">{warning}</Notice>}
    </FormDialog>
  );
}
