import { useState } from 'react';
import {
  missingBecause,
  missingBecauseSentence,
} from '@elenchus/domain/course/missing-question.ts';
import { computeExamGrade, gradeLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { gradeInputSentence, readQuestionGrade } from '@elenchus/domain/grading/grade-input.ts';
import {
  QUESTION_NOT_FOUND_NAME,
  questionNotFoundLabel,
} from '@elenchus/domain/grading/grades-without-question.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { shortText } from '../../../../course-ui/questions/question-names.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { fieldKey, readFieldKey } from '../../../../saving/grades/grade-field.ts';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import { RejectedNote } from '../saves/rejected-note.tsx';
import { shownEvaluation } from '../saves/student-grades.ts';
import fieldStyles from './desk-fields.module.css';
import styles from './question-grades.module.css';

/** The questions with a grade, or with something that isn't saved, that are none of the student's essays. */
export function useLostQuestions(essayIds: ReadonlySet<string>): readonly string[] {
  const { saves, work } = useDesk();
  return saves
    .keysOf(work)
    .map(readFieldKey)
    .flatMap((field) =>
      field?.gradingType === 'questionGrade' && !essayIds.has(field.questionID)
        ? [field.questionID]
        : [],
    )
    .filter((id) => {
      const { text, conflict, rejected } = saves.field(fieldKey(work, 'questionGrade', id));
      return text !== '' || conflict !== undefined || rejected !== undefined;
    });
}

interface LostGradeLineProps {
  readonly questionId: string;
  readonly isBack: boolean;
  /** Where the focus goes when the line is gone. */
  readonly onTakenOut: () => void;
}

/** A grade that counts although the student has no such essay: it can be taken out, but not changed. */
export function LostGradeLine({ questionId, isBack, onTakenOut }: LostGradeLineProps) {
  const { course, evaluation } = useDesk();
  const field = useField('questionGrade', questionId);
  const [isAsking, setAsking] = useState(false);
  const grade = readQuestionGrade(field.text);
  const value = grade.ok ? grade.value : null;
  const question = course.questions.find(({ id }) => id === questionId);
  return (
    <li>
      <div className={styles.line}>
        <Stack columns="auto" gap={2} className={styles.lost}>
          <strong>{value === null ? QUESTION_NOT_FOUND_NAME : questionNotFoundLabel(value)}</strong>
          <span className={fieldStyles.note}>
            {question && question.text.trim() !== '' && `${quoted(shortText(question.text))} `}
            {missingBecauseSentence(missingBecause(course, evaluation, questionId))}
          </span>
        </Stack>
        {value !== null && (
          <Button
            aria-label={`Take out ${questionNotFoundLabel(value)}`}
            onClick={() => setAsking(true)}
          >
            Take out
          </Button>
        )}
      </div>
      <RejectedNote
        id={`lost-${questionId}`}
        field={field}
        sentence={gradeInputSentence('not-a-question-grade')}
      />
      <FieldNote field={field} />
      {isAsking && value !== null && (
        <TakeOutDialog
          questionId={questionId}
          grade={value}
          isBack={isBack}
          onConfirm={() => {
            setAsking(false);
            field.edit('');
            onTakenOut();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}

interface TakeOutDialogProps extends Pick<LostGradeLineProps, 'questionId' | 'isBack'> {
  readonly grade: number;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function TakeOutDialog({ questionId, grade, isBack, onConfirm, onCancel }: TakeOutDialogProps) {
  const { course, saves, work } = useDesk();
  const graded = shownEvaluation(saves, work);
  const others = new Map([...graded.questionGrades].filter(([id]) => id !== questionId));
  const now = computeExamGrade(graded, course.settings);
  const then = computeExamGrade({ ...graded, questionGrades: others }, course.settings);
  return (
    <AskDialog
      title="Take this grade out of the average?"
      confirm="Take it out"
      cancel="Keep it"
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <p>
        {questionNotFoundLabel(grade)}. With it, the exam grade is{' '}
        {now === null ? 'empty' : gradeLabel(now)}. Without it, the exam grade is{' '}
        {then === null ? 'empty' : gradeLabel(then)}.
      </p>
      {isBack && <p>The student sees the new grade at once.</p>}
      <p>The log keeps this grade. An instructor can restore it in Changed and deleted grades.</p>
    </AskDialog>
  );
}
