import type { KeyboardEvent } from 'react';
import { typedQuestionGrade } from '@elenchus/domain/grading/grade-input.ts';
import { useField } from './desk-context.ts';
import { focusComments, gradeInputId, takeSelection } from './question-focus.ts';
import type { CurrentQuestion } from './use-current-question.ts';
import styles from './desk-fields.module.css';

interface GradeBoxProps {
  readonly questionId: string;
  readonly label: string;
  readonly place: 'list' | 'answer';
  readonly questions: CurrentQuestion;
}

/** The grade of one question, 0 to 10; a sign that does not fit is not taken. */
export function GradeBox({ questionId, label, place, questions }: GradeBoxProps) {
  const { text, edit, hold, release } = useField('questionGrade', questionId);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') questions.goTo(questionId);
    else if (event.key !== 'Enter') return;
    else if (!questions.step(1)) focusComments();
    event.preventDefault();
  };
  return (
    <span className={styles.gradeBox}>
      <input
        id={gradeInputId(questionId, place)}
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        size={4}
        value={text}
        onChange={({ currentTarget }) => {
          const typed = typedQuestionGrade(currentTarget.value);
          if (typed !== null) edit(typed);
        }}
        onFocus={({ currentTarget }) => {
          hold();
          questions.set(questionId);
          if (takeSelection() === 'all') currentTarget.select();
        }}
        onBlur={() => {
          // '7.' was on its way to '7.5'.
          if (text.endsWith('.')) edit(text.slice(0, -1));
          release();
        }}
        onKeyDown={onKeyDown}
      />
      <span aria-hidden>/ 10</span>
    </span>
  );
}
