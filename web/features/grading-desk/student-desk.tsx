import { useCallback, useRef } from 'react';
import { hasRubricToRead } from '@elenchus/domain/screens/faq-items.ts';
import { fieldKey } from '../../saving/grades/grade-field.ts';
import { useIsClosed } from '../../course-ui/closed-course.tsx';
import { AnswersPanel } from './answers-panel.tsx';
import { CompletionDialog } from './completion-dialog.tsx';
import { ClosingOverlay, useDeskClosing } from './desk-closing.tsx';
import { DeskPage } from './desk-frame.tsx';
import { DeskRequests } from './desk-requests.tsx';
import { DeskHeader } from './desk-header.tsx';
import { useDesk } from './desk-context.ts';
import { neighboursOf } from './desk-place.ts';
import { hasCompleteRecord, type LoadedDesk } from './desk-queries.ts';
import { FieldsPanel } from './fields-panel.tsx';
import { NoTargetDate } from './no-target-date.tsx';
import {
  commentOnPassage,
  focusComments,
  focusCriteria,
  focusGrade,
  openSavedComments,
} from './question-focus.ts';
import { RubricDialog } from './rubric-dialog.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useCompletion } from './use-completion.ts';
import { useCurrentQuestion } from './use-current-question.ts';
import { changesGrading, goesToStudent } from './desk-keys.ts';
import {
  goToTarget,
  useDeskSteps,
  useStepsFromGrades,
  useWantedQuestion,
  type DeskTarget,
} from './use-by-question.ts';
import { useDeskKeys } from './use-desk-keys.ts';
import { useOpeningPlace } from './use-opening-place.ts';
import { useOwnState } from './use-own-state.ts';
import { useStudentWork, type DeskLoad } from './use-student-work.ts';
import { isCompletedSince, isGradingComplete, type GradedCount } from './student-grades.ts';
import styles from './grading-desk.module.css';

/** One student's evaluation: the fields on the left, the work on the right. What is around them stays for the next student. */
export function StudentDesk({ load }: { readonly load: DeskLoad }) {
  const { courseID, course, evaluation, work, saves, openedAs } = useDesk();
  const student = useStudentWork(load);
  const { place } = load.data;
  const { shown } = student;
  const panel = useRef<HTMLElement>(null);
  const [over, setOver] = useOwnState<'help' | 'rubric' | null>(null);
  const questions = useCurrentQuestion(shown?.essays, panel);
  const wanted = useWantedQuestion();
  useOpeningPlace({ shown, isReady: student.isReady, panel, onOpenAt: questions.beginAt, wanted });
  const neighbours = neighboursOf(place, (username) =>
    isCompletedSince(saves, { ...work, username }, place.askedAt),
  );
  const steps = useDeskSteps({ place, neighbours, shown, current: questions.current });
  const goTo = useCallback(
    (target: DeskTarget | null): void => goToTarget(courseID, evaluation.id, target),
    [courseID, evaluation.id],
  );
  const fromGrades = useStepsFromGrades(questions, steps, goTo);
  const completion = useCompletion(shown);
  const { setComplete } = completion;
  const closing = useDeskClosing();
  const isLast = neighbours.nextUngraded === null;
  const completeAndNext = (): void =>
    isLast && isGradingComplete(saves, work)
      ? closing.close()
      : completion.complete(() => goTo(steps.nextUngraded));
  const showRubric = useCallback(() => setOver('rubric'), [setOver]);
  const isClosed = useIsClosed(courseID);
  useDeskKeys((command) => {
    if (isClosed && changesGrading(command)) return;
    // Without a due date there is nothing to grade, only other students.
    if (load.data.work === null && !goesToStudent(command)) return;
    switch (command.kind) {
      case 'next-student':
        return goTo(steps.next);
      case 'previous-student':
        return goTo(steps.previous);
      case 'next-ungraded':
        return goTo(steps.nextUngraded);
      case 'next-question':
        questions.step(1);
        return;
      case 'previous-question':
        questions.step(-1);
        return;
      case 'grade':
        focusGrade(questions.current, 'all');
        return;
      case 'criteria':
        focusCriteria(questions.current);
        return;
      case 'grade-digit':
        if (questions.current === null || !focusGrade(questions.current, 'end')) return;
        return saves.edit(fieldKey(work, 'questionGrade', questions.current), command.digit);
      case 'comment':
        return focusComments();
      case 'comment-passage':
        return commentOnPassage(questions.current);
      case 'saved-comments':
        return openSavedComments();
      case 'complete':
        return setComplete(!isGradingComplete(saves, work));
      case 'complete-and-next':
        return completeAndNext();
      case 'rubric':
        if (hasRubricToRead(course.settings)) showRubric();
        return;
      case 'help':
        return setOver('help');
    }
  });
  if (load.data.work === null) return <NoTargetDate key={openedAs} />;
  const header = (
    <DeskHeader
      place={place}
      count={countOf(load.data)}
      steps={steps}
      numbers={shown?.numbers}
      onGoTo={goTo}
      onHelp={() => setOver('help')}
      closing={closing}
    />
  );
  return (
    <DeskPage header={header}>
      <DeskRequests requests={load.data.requests} onChanged={load.refetch}>
        <div className={styles.panels}>
          {/* Each student has separate fields: nothing typed for one can show in those of another. */}
          <FieldsPanel
            key={openedAs}
            student={student}
            questions={fromGrades}
            isLast={isLast}
            onComplete={setComplete}
            onCompleteAndNext={completeAndNext}
            onRubric={showRubric}
          />
          <AnswersPanel
            key={`answers of ${openedAs}`}
            ref={panel}
            shown={shown}
            view={student.view}
            failure={student.error}
            isFetching={student.isFetching}
            onRetry={student.refetch}
            revisions={student.revisions}
            added={student.loaded?.designNotice?.appeared ?? NONE}
            questions={fromGrades}
          />
        </div>
      </DeskRequests>
      {over === 'help' && <ShortcutsDialog onClose={() => setOver(null)} />}
      {over === 'rubric' && <RubricDialog onClose={() => setOver(null)} />}
      <CompletionDialog {...completion} />
      <ClosingOverlay closing={closing} />
    </DeskPage>
  );
}

const NONE: readonly string[] = [];

/** How many were graded when the server was asked, and whether this student was. */
function countOf({ graded, place, work }: LoadedDesk): GradedCount {
  const wasComplete = hasCompleteRecord(work?.records ?? []);
  return { graded, askedAt: place.askedAt, wasComplete };
}
