import { IconCircleCheck, IconPencil } from '@tabler/icons-react';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CommentsField } from './comments-field.tsx';
import { FieldNote } from './conflict-choice.tsx';
import { useDesk, useField } from './desk-context.ts';
import { DeskNotices } from './desk-notices.tsx';
import { FieldsWaiting } from './desk-waiting.tsx';
import { LetterGradeField, NumberGradeField } from './exam-grade-field.tsx';
import { OnwardButton } from './onward-button.tsx';
import { OptionalFields } from './optional-fields.tsx';
import { QuestionGrades, RunningGrade } from './question-grades.tsx';
import { focusAnswer } from './question-focus.ts';
import type { CurrentQuestion } from './use-current-question.ts';
import type { useStudentWork } from './use-student-work.ts';
import styles from './grading-desk.module.css';
import fieldStyles from './desk-fields.module.css';

interface FieldsPanelProps {
  readonly loaded: ReturnType<typeof useStudentWork>;
  readonly questions: CurrentQuestion;
  /** Whether no other student waits for a grade. */
  readonly isLast: boolean;
  readonly onComplete: (isComplete: boolean) => void;
  readonly onCompleteAndNext: () => void;
}

/** Everything that is entered about a student's evaluation. */
export function FieldsPanel(props: FieldsPanelProps) {
  const { loaded, questions } = props;
  const { opened } = loaded;
  return (
    <section className={styles.fields} aria-label="Grading">
      <DeskNotices loaded={loaded} onGoTo={questions.goTo} />
      {opened.error && !opened.data && (
        <LoadFailure
          what="Couldn’t load the grades."
          reason={opened.error.message}
          isRetrying={opened.isFetching}
          onRetry={() => void opened.refetch()}
        />
      )}
      {loaded.isReady ? <Fields {...props} /> : !opened.error && <FieldsWaiting />}
    </section>
  );
}

function Fields({ loaded, questions, ...props }: FieldsPanelProps) {
  const { course } = useDesk();
  const { opened, shown } = loaded;
  const entry = gradeEntry(course.settings);
  return (
    <>
      {entry === null && <Notice>This course gives no grades for exams.</Notice>}
      {entry === 'questions' && (
        <>
          <RunningGrade />
          {shown && <QuestionGrades essays={shown.essays} questions={questions} />}
        </>
      )}
      {entry === 'number' && <NumberGradeField />}
      {entry === 'letter' && <LetterGradeField />}
      <CommentsField onLeave={() => questions.current !== null && focusAnswer(questions.current)} />
      <CompleteToggle onComplete={props.onComplete} />
      <OptionalFields
        counts={opened.data?.counts ?? null}
        expected={shown?.counts}
        targetDate={loaded.counted.data?.targetDate ?? null}
      />
      <div className={fieldStyles.onward}>
        <OnwardButton isLast={props.isLast} onCompleteAndNext={props.onCompleteAndNext} />
      </div>
    </>
  );
}

function CompleteToggle({ onComplete }: Pick<FieldsPanelProps, 'onComplete'>) {
  const field = useField('gradingComplete');
  const isComplete = field.text === 'yes';
  return (
    <div className={fieldStyles.field}>
      <fieldset aria-label="State of grading" className={fieldStyles.complete}>
        <button type="button" aria-pressed={!isComplete} onClick={() => onComplete(false)}>
          <IconPencil aria-hidden />
          Grading In Progress
        </button>
        <button type="button" aria-pressed={isComplete} onClick={() => onComplete(true)}>
          <IconCircleCheck aria-hidden />
          Grading Complete
        </button>
      </fieldset>
      <FieldNote field={field} />
    </div>
  );
}
