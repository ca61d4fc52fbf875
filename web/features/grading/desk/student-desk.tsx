import { useCallback, useRef } from 'react';
import { AnswersPanel } from './answers/answers-panel.tsx';
import { CompletionQuestions } from './completion/completion-questions.tsx';
import { ClosingOverlay, useDeskClosing } from './desk-closing.tsx';
import { DeskPage } from './desk-frame.tsx';
import { DeskRequests } from './notices/desk-requests.tsx';
import { DeskHeader } from './header/desk-header.tsx';
import { useDesk } from './desk-context.ts';
import { neighboursOf } from './header/desk-place.ts';
import { hasCompleteRecord, type LoadedDesk } from './desk-queries.ts';
import { deskSteps, type DeskTarget } from './header/desk-steps.ts';
import { FieldsPanel } from './fields/fields-panel.tsx';
import { NoTargetDate } from './no-target-date.tsx';
import { PassNotice } from './pass/pass-notice.tsx';
import { isAskedMissing } from './answers/question-in-view.ts';
import { RubricDialog } from './answers/rubric-dialog.tsx';
import { ShortcutsDialog } from './keys/shortcuts-dialog.tsx';
import { goToTarget, useByQuestion, useStepsFromGrades } from './pass/use-by-question.ts';
import { useCompletion } from './completion/use-completion.ts';
import { useCurrentQuestion } from './answers/use-current-question.ts';
import { useOpeningPlace } from './answers/use-opening-place.ts';
import { useOwnState } from './use-own-state.ts';
import { useStudentKeys } from './keys/use-student-keys.ts';
import { useStudentWork, type DeskLoad } from './use-student-work.ts';
import { isCompletedSince, isGradingComplete, type GradedCount } from './saves/student-grades.ts';
import styles from './grading-desk.module.css';

/** One student's evaluation: the fields on the left, the work on the right. What is around them stays for the next student. */
export function StudentDesk({ load }: { readonly load: DeskLoad }) {
  const { courseID, evaluation, work, saves, openedAs } = useDesk();
  const student = useStudentWork(load);
  const { place } = load.data;
  const { shown } = student;
  const panel = useRef<HTMLElement>(null);
  const [over, setOver] = useOwnState<'help' | 'rubric' | null>(null);
  const byQuestion = useByQuestion();
  const { asked, questionIds, pass } = byQuestion;
  const questions = useCurrentQuestion(shown?.essays, panel, asked);
  const isByQuestion = questionIds.length > 0;
  useOpeningPlace({
    shown,
    isReady: student.isReady,
    panel,
    onOpenAt: questions.beginAt,
    wanted: isByQuestion ? asked : byQuestion.inAddress,
    isByQuestion,
  });
  const neighbours = neighboursOf(place, (username) =>
    isCompletedSince(saves, { ...work, username }, place.askedAt),
  );
  const { current } = questions;
  const isMissing = shown !== undefined && isAskedMissing({ current, asked });
  const named = current ?? asked ?? null;
  const steps = deskSteps({ username: work.username, neighbours, questionIds, named, pass });
  const goTo = useCallback(
    (target: DeskTarget | null): void => goToTarget(courseID, evaluation.id, target),
    [courseID, evaluation.id],
  );
  const fromGrades = useStepsFromGrades(questions, steps, goTo);
  const completion = useCompletion(shown, student.isBack);
  const { setComplete } = completion;
  const closing = useDeskClosing();
  const isLast = steps.nextUngraded === null;
  const completeAndNext = (): void =>
    isLast && isGradingComplete(saves, work)
      ? closing.close()
      : completion.complete(() => goTo(steps.nextUngraded));
  const showRubric = useCallback(() => setOver('rubric'), [setOver]);
  const unusedKeys = useStudentKeys({
    hasWork: load.data.work !== null,
    questions,
    isMissing,
    steps,
    goTo,
    setComplete,
    completeAndNext,
    showRubric,
    showHelp: () => setOver('help'),
  });
  if (load.data.work === null) return <NoTargetDate key={openedAs} />;
  const header = (
    <DeskHeader
      place={place}
      count={countOf(load.data)}
      steps={steps}
      isMissing={isMissing}
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
            news={completion.news}
            onComplete={setComplete}
            onCompleteAndNext={completeAndNext}
            onRubric={showRubric}
            passNotice={
              <PassNotice
                steps={steps}
                isMissing={isMissing}
                unusedKeys={unusedKeys}
                onGoTo={goTo}
              />
            }
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
      <CompletionQuestions completion={completion} isBack={student.isBack} />
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
