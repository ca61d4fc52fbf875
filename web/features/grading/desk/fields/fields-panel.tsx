import { useEffect, type ReactNode } from 'react';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { hasRubricToRead } from '@elenchus/domain/screens/faq-items.ts';
import { IconListCheck, IconX } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { ChangingPart } from '../../../../course-ui/closing/closed-course.tsx';
import { AsOfLine } from './as-of-line.tsx';
import { CommentsField } from '../comments/comments-field.tsx';
import { CompletionBar } from '../completion/completion-bar.tsx';
import { CriteriaChoice } from './criteria-choice.tsx';
import { useDesk } from '../desk-context.ts';
import { DeskNotices } from '../notices/desk-notices.tsx';
import { OtherRequests, RequestsNotice } from '../notices/desk-requests.tsx';
import { FieldsWaiting } from '../desk-waiting.tsx';
import { LetterGradeField, NumberGradeField } from './exam-grade-field.tsx';
import { closeFields, leaveFields, useFieldsSheet } from './fields-sheet.ts';
import { accommodatedDate } from './custom-due-date.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { QuestionGrades, RunningGrade } from './question-grades.tsx';
import { focusAnswer } from '../keys/question-focus.ts';
import type { CurrentQuestion } from '../answers/use-current-question.ts';
import type { ShownStudent } from '../use-student-work.ts';
import styles from './fields-panel.module.css';

interface FieldsPanelProps {
  readonly student: ShownStudent;
  readonly questions: CurrentQuestion;
  /** Whether no other student waits for a grade. */
  readonly isLast: boolean;
  /** What completing did without asking. */
  readonly news: string | null;
  readonly onComplete: (isComplete: boolean) => void;
  readonly onCompleteAndNext: () => void;
  readonly onRubric: () => void;
  /** What the pass says, where each question is graded for all students. */
  readonly passNotice: ReactNode;
}

/** Everything that is entered about a student's evaluation, above the bar that completes it. */
export function FieldsPanel(props: FieldsPanelProps) {
  const { student, questions } = props;
  const { courseID, saves } = useDesk();
  const isOpen = useFieldsSheet();
  // The next student begins with the essays.
  useEffect(() => closeFields, []);
  // What the next student's fields show is not held by a focus that has gone.
  useEffect(() => () => queueMicrotask(() => saves.releaseAll()), [saves]);
  return (
    <div className={styles.panel}>
      <AsOfLine targetDate={student.loaded?.targetDate ?? null} isBack={student.isBack} />
      {student.isReady && props.passNotice}
      <DeskNotices student={student} onGoTo={questions.goTo} />
      <RequestsNotice numbers={student.shown?.numbers} onGoTo={questions.goTo} />
      <Stack
        as="section"
        gap={16}
        id={FIELDS_ID}
        className={styles.fields}
        aria-label="Grading"
        data-fields-open={isOpen || undefined}
      >
        <button type="button" className={styles.close} onClick={leaveFields}>
          <IconX aria-hidden />
          Back to the essays
        </button>
        {student.isReady ? (
          <ChangingPart courseID={courseID}>
            <Fields {...props} />
          </ChangingPart>
        ) : (
          !student.error && <FieldsWaiting />
        )}
      </Stack>
      <CompletionBar {...props} isReady={student.isReady} fieldsId={FIELDS_ID} isOpen={isOpen} />
    </div>
  );
}

const FIELDS_ID = 'desk-fields';

function Fields({ student, questions, onRubric }: FieldsPanelProps) {
  const { course } = useDesk();
  const { loaded, shown } = student;
  const entry = gradeEntry(course.settings);
  return (
    <>
      {entry === null && <Notice>This course gives no grades for exams.</Notice>}
      {entry === 'questions' && (
        <>
          <RunningGrade essays={shown?.essays} />
          {shown && (
            <QuestionGrades essays={shown.essays} questions={questions} isBack={student.isBack} />
          )}
        </>
      )}
      {entry === 'number' && <NumberGradeField />}
      {entry === 'letter' && <LetterGradeField />}
      {entry !== 'questions' && <CriteriaChoice questionId={NO_QUESTION} what="the exam" />}
      <CommentsField
        questionId={questions.current}
        isBack={student.isBack}
        onLeave={() => questions.current !== null && focusAnswer(questions.current)}
      >
        {hasRubricToRead(course.settings) && (
          <button type="button" className={styles.rubric} onClick={onRubric}>
            <IconListCheck aria-hidden />
            Rubric
          </button>
        )}
      </CommentsField>
      <OtherRequests shown={shown?.numbers} />
      <OptionalFields
        counts={student.isOpened ? (loaded?.counts ?? null) : null}
        expected={shown?.counts}
        targetDate={loaded?.targetDate ?? null}
        accommodated={accommodatedDate(loaded?.records)}
      />
    </>
  );
}
