import type { KeyboardEvent } from 'react';
import { gradeInputSentence, typedQuestionGrade } from '@elenchus/domain/grading/grade-input.ts';
import { useCommitOnLeave } from '../../../../lib/use-commit-on-leave.ts';
import { useField } from '../desk-context.ts';
import { focusComments, gradeInputId, takeSelection } from '../keys/question-focus.ts';
import { RejectedNote } from '../saves/rejected-note.tsx';
import type { QuestionSteps } from '../answers/use-current-question.ts';
import styles from './desk-fields.module.css';

interface GradeBoxProps {
  readonly questionId: string;
  readonly label: string;
  readonly place: 'list' | 'answer';
  readonly questions: QuestionSteps;
}

/** The grade of one question, 0 to 10; what is no such grade stays in the field with the reason and isn't saved. */
export function GradeBox({ questionId, label, place, questions }: GradeBoxProps) {
  const field = useField('questionGrade', questionId);
  const { text, rejected, edit } = field;
  const id = gradeInputId(questionId, place);
  const commit = useCommitOnLeave(() => {
    // '7.' was on its way to '7.5'.
    if (rejected === undefined && text.endsWith('.')) edit(text.slice(0, -1));
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') questions.goTo(questionId);
    else if (event.key !== 'Enter') return;
    // What isn't saved is not passed over: the field keeps the focus until it has a grade.
    else if (rejected === undefined && !questions.step(1)) focusComments();
    event.preventDefault();
  };
  return (
    <>
      <span className={styles.gradeBox}>
        <input
          id={id}
          aria-label={label}
          aria-invalid={rejected !== undefined || undefined}
          aria-describedby={`${id}-note`}
          inputMode="decimal"
          autoComplete="off"
          size={4}
          value={rejected ?? text}
          onChange={({ currentTarget: { value } }) => {
            const typed = typedQuestionGrade(value);
            if (typed === null) field.reject(value);
            else edit(typed);
          }}
          onFocus={({ currentTarget }) => {
            field.hold();
            questions.set(questionId);
            if (takeSelection() === 'all') currentTarget.select();
          }}
          onBlur={() => {
            commit();
            field.release();
          }}
          onKeyDown={onKeyDown}
        />
        <span aria-hidden>/ 10</span>
      </span>
      <RejectedNote
        id={`${id}-note`}
        field={field}
        sentence={gradeInputSentence('not-a-question-grade')}
      />
    </>
  );
}
