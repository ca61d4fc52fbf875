import { dueCardLabel } from '@elenchus/domain/base/due-date-labels.ts';
import { useId, useState } from 'react';
import { isPastDue, timeLeftText } from '@elenchus/domain/base/deadline.ts';
import {
  evaluationName,
  writeEvaluation,
  type Evaluation,
} from '@elenchus/domain/grading/evaluation.ts';
import { useHandBack } from '../../../calls/grading/hand-back-queries.ts';
import {
  useDesignActions,
  useDesignSession,
  useDesignedCourse,
} from '../../../course-ui/design/design-hooks.ts';
import { ChangingPart } from '../../../course-ui/closing/closed-course.tsx';
import { quoted } from '../../../course-ui/grading/grade-words.ts';
import { useNow } from '../../../lib/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { IconCalendar, IconCircleCheck } from '../../../ui/icons.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { DueDateEntry } from './due-date-entry.tsx';
import { HandBackDialog } from './hand-back-dialog.tsx';
import {
  gradedSentence,
  handBackSentence,
  seenByStudents,
  type GradingProgress,
} from './hand-back-words.ts';
import { useSetHandBacks } from './set-hand-backs.ts';
import { PartialHandBack, TakeBackDialog } from './partial/partial-hand-back.tsx';
import { notBackSentence } from './partial/partial-words.ts';
import styles from './hand-back.module.css';

interface EvaluationHandBackProps {
  readonly evaluation: Evaluation;
  /** null while it is not known. */
  readonly progress: GradingProgress | null;
}

/** One evaluation: when it is due, how far grading is, and whether students see it. */
export function EvaluationHandBack({ evaluation, progress }: EvaluationHandBackProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const [opened, setOpened] = useState<'date' | 'hand-back' | 'take-back' | null>(null);
  const id = useId();
  const { dueDate } = evaluation;
  const setBacks = useSetHandBacks(evaluation);
  const { forAll } = setBacks;
  const handedBack = forAll.kind === 'back';
  const isForAll = !setBacks.own.some(({ since }) => since === null);
  const name = evaluationName(evaluation);
  const { settings } = course;
  const sentences = useProgressSentences(progress);
  const now = useNow();
  const set = (isHandedBack: boolean): void => {
    setOpened(null);
    const label = isHandedBack ? `hand back ${quoted(name)}` : `take back ${quoted(name)}`;
    const message = isHandedBack
      ? `${quoted(name)} is handed back.`
      : `${quoted(name)} is no longer handed back. Students don’t see it.`;
    change(
      { upserts: [writeEvaluation({ ...evaluation, handedBack: isHandedBack })], removals: [] },
      // The dialog has already asked about handing back.
      { label, message, debounceMs: 300, ...(isHandedBack && { weighed: null }) },
    );
  };
  const included = useHandBack(courseID);
  /** First to those who get it although they can still write: everyone else follows with the design. */
  const handBackTo = (includes: readonly string[]): void => {
    if (includes.length === 0) return set(true);
    const usernames = [...includes];
    const to = { kind: 'students', usernames } as const;
    const order = {
      evaluationDataID: evaluation.id,
      to,
      action: 'hand back',
      includes: usernames,
    } as const;
    included.mutate(order, { onSuccess: () => set(true) });
  };
  const takeBack = (): void => (evaluation.handedBack ? set(false) : setOpened('take-back'));
  return (
    <article className={styles.card} aria-labelledby={id}>
      <header>
        <h2 id={id}>{name}</h2>
        <p className={styles.due}>
          {dueDate ? `Due ${dueCardLabel(dueDate)}` : 'No due date set'}
          {dueDate && ` · ${timeLeftText(dueDate, now, settings.timeZone) ?? 'passed'}`}
        </p>
      </header>
      <Stack columns="auto" gap={8} className={styles.words}>
        {/* The line is there from the beginning, so that nothing moves when its text appears. */}
        <p>{sentences?.card ?? '\u00A0'}</p>
        <p className={styles.seen} data-open={handedBack || undefined}>
          {handedBack && <IconCircleCheck aria-hidden />}
          {handedBack
            ? `Handed back. ${isForAll ? 'Every student sees' : 'Students see'} ${seenByStudents(settings)}.`
            : notBackSentence(setBacks.own.length > 0)}
        </p>
        <ChangingPart courseID={courseID}>
          <PartialHandBack
            evaluation={evaluation}
            set={setBacks}
            onEveryone={(action) => (action === 'hand back' ? setOpened('hand-back') : takeBack())}
          />
        </ChangingPart>
      </Stack>
      <ChangingPart courseID={courseID}>
        <Cluster gap={12} align="center" spread>
          <Button aria-label={`Edit Due Date of ${name}`} onClick={() => setOpened('date')}>
            <IconCalendar aria-hidden />
            Edit Due Date
          </Button>
          <SegmentedControl
            label={`Grading of ${name}`}
            choices={[
              { value: false, content: 'Grading Incomplete' },
              { value: true, content: 'Grading Complete' },
            ]}
            chosen={handedBack}
            onChoose={(isBack) => {
              if (isBack && !handedBack) setOpened('hand-back');
              if (!isBack && handedBack) takeBack();
            }}
          />
        </Cluster>
      </ChangingPart>
      {opened === 'date' && <DueDateEntry evaluation={evaluation} onDone={() => setOpened(null)} />}
      {opened === 'take-back' && forAll.kind === 'back' && (
        <TakeBackDialog
          evaluation={evaluation}
          since={forAll.since}
          onDone={() => setOpened(null)}
        />
      )}
      {opened === 'hand-back' && (
        <HandBackDialog
          evaluation={evaluation}
          progressSentence={sentences?.question ?? null}
          isDue={dueDate === null || isPastDue(dueDate, now, settings.timeZone)}
          isComplete={progress !== null && progress.graded === progress.total}
          extended={setBacks.extended}
          error={included.error}
          isBusy={included.isPending}
          onConfirm={handBackTo}
          onCancel={() => setOpened(null)}
        />
      )}
    </article>
  );
}

/** The grading progress as sentences, for the card and for the dialog; null until it is known. */
function useProgressSentences(
  progress: GradingProgress | null,
): { readonly card: string; readonly question: string } | null {
  const { course } = useDesignedCourse();
  if (!progress) return null;
  const hasGrades = course.settings.usesGradesForExams;
  return {
    card: gradedSentence(progress, hasGrades),
    question: handBackSentence(progress, hasGrades),
  };
}
