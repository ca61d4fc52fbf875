import { useCallback, useEffect, useRef, useState } from 'react';
import { hasRubricToRead } from '@elenchus/domain/screens/faq-items.ts';
import { CallFailure } from '../../api/call-endpoint.ts';
import { moveTo } from '../../lib/browser-location.ts';
import { paths } from '../../lib/paths.ts';
import { fieldKey } from '../../saving/grades/grade-field.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { DeskFrame } from './desk-frame.tsx';
import { DeskHeader } from './desk-header.tsx';
import { useDesk } from './desk-context.ts';
import { neighboursOf, type DeskPlace } from './desk-place.ts';
import { DeskTrouble } from './desk-trouble.tsx';
import { FieldsPanel } from './fields-panel.tsx';
import { NoTargetDate } from './no-target-date.tsx';
import { OnwardButton } from './onward-button.tsx';
import { focusComments, focusGrade } from './question-focus.ts';
import { RubricDialog } from './rubric-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useCompletion } from './use-completion.ts';
import { useCurrentQuestion } from './use-current-question.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { usePrefetchedWork, useStudentWork } from './use-student-work.ts';
import { isCompletedSince, isGradingComplete } from './student-grades.ts';
import styles from './grading-desk.module.css';

interface StudentDeskProps {
  readonly place: DeskPlace;
  /** Whether the page opened with this student: of the others most is known beforehand. */
  readonly isFirst: boolean;
}

/** One student's evaluation: the fields on the left, the work on the right. */
export function StudentDesk({ place, isFirst }: StudentDeskProps) {
  const { courseID, course, evaluation, student, work, saves } = useDesk();
  const loaded = useStudentWork(isFirst);
  const { opened, counted, shown, view, revisions } = loaded;
  const panel = useRef<HTMLElement>(null);
  const [over, setOver] = useState<'help' | 'rubric' | null>(null);
  const questions = useCurrentQuestion(shown?.essays, panel);
  const neighbours = neighboursOf(place, (username) =>
    isCompletedSince(saves, { ...work, username }, place.askedAt),
  );
  usePrefetchedWork([neighbours.next, neighbours.nextUngraded], counted.isSuccess);
  const goToStudent = useCallback(
    (username: string | null): void => {
      if (username !== null) moveTo(paths.gradingDesk(courseID, evaluation.id, username));
    },
    [courseID, evaluation.id],
  );
  const isLast = neighbours.nextUngraded === null;
  const { refetch } = counted;
  const retry = useCallback(() => void refetch(), [refetch]);
  const completion = useCompletion(shown);
  const { setComplete } = completion;
  const completeAndNext = (): void =>
    completion.complete(() => goToStudent(neighbours.nextUngraded));
  // What the next student's fields show is not held by a focus that has gone.
  useEffect(() => () => queueMicrotask(() => saves.releaseAll()), [saves]);
  useDeskKeys((command) => {
    switch (command.kind) {
      case 'next-student':
        return goToStudent(neighbours.next);
      case 'previous-student':
        return goToStudent(neighbours.previous);
      case 'next-ungraded':
        return goToStudent(neighbours.nextUngraded);
      case 'next-question':
        questions.step(1);
        return;
      case 'previous-question':
        questions.step(-1);
        return;
      case 'grade':
        focusGrade(questions.current, 'all');
        return;
      case 'grade-digit':
        if (questions.current === null || !focusGrade(questions.current, 'end')) return;
        return saves.edit(fieldKey(work, 'questionGrade', questions.current), command.digit);
      case 'comment':
        return focusComments();
      case 'complete':
        return setComplete(!isGradingComplete(saves, work));
      case 'complete-and-next':
        return completeAndNext();
      case 'rubric':
        if (hasRubricToRead(course.settings)) setOver('rubric');
        return;
      case 'help':
        return setOver('help');
    }
  });
  const failure = opened.error ?? counted.error;
  if (!shown && failure instanceof CallFailure && failure.code === 'MISSING_TARGET_DATE') {
    return <NoTargetDate />;
  }
  if (!shown && failure instanceof CallFailure && failure.status === 403) {
    return (
      <DeskTrouble courseID={courseID} course={course} title="This isn’t your student">
        <p>
          {student.fullName} is assigned to someone else. An instructor can assign the student to
          you.
        </p>
      </DeskTrouble>
    );
  }
  const header = (
    <DeskHeader
      position={{ place: place.place, of: place.total }}
      neighbours={neighbours}
      targetDate={counted.data?.targetDate ?? null}
      numbers={shown?.numbers}
      onGoTo={goToStudent}
      onRubric={() => setOver('rubric')}
      onHelp={() => setOver('help')}
    />
  );
  return (
    <DeskFrame courseID={courseID} header={header}>
      <div className={styles.panels} data-waiting={(!loaded.isReady && !opened.error) || undefined}>
        <FieldsPanel
          loaded={loaded}
          questions={questions}
          isLast={isLast}
          onComplete={setComplete}
          onCompleteAndNext={completeAndNext}
        />
        <AnswersPanel
          ref={panel}
          shown={shown}
          view={view}
          failure={counted.error}
          isFetching={counted.isFetching}
          onRetry={retry}
          revisions={revisions}
          added={opened.data?.designNotice?.appeared ?? NONE}
          questions={questions}
        />
        <div className={styles.onwardBelow}>
          <OnwardButton isLast={isLast} onCompleteAndNext={completeAndNext} />
        </div>
      </div>
      {over === 'help' && <ShortcutsDialog onClose={() => setOver(null)} />}
      {over === 'rubric' && <RubricDialog onClose={() => setOver(null)} />}
      <CompletionDialog {...completion} />
    </DeskFrame>
  );
}

const NONE: readonly string[] = [];
