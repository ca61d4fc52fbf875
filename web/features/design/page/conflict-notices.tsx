import { useEffect, useRef } from 'react';
import { useNewGradeCount } from '../../../calls/grading/grade-counts-queries.ts';
import { diffExcerpt } from '@elenchus/domain/answers/diff-excerpt.ts';
import { wordDiff } from '@elenchus/domain/answers/word-diff.ts';
import { DiffMarks } from '../../../course-ui/texts/diff-marks.tsx';
import { designHref } from '../../../course-ui/design/design-address.ts';
import { readKeyText } from '../../../saving/design/design-entry.ts';
import { itemContent, itemName } from '../../../course-ui/design/editor/design-item-names.ts';
import type {
  DeletedGrades,
  GradeQuestion,
  MadeChange,
} from '../../../course-ui/design/design-state.ts';
import type { DesignConflict } from '../../../saving/design/design-conflict.ts';
import {
  useDesignActions,
  useDesignedCourse,
  useDesignSession,
  useSaveState,
} from '../../../course-ui/design/design-hooks.ts';
import { quoted } from '../../../course-ui/grading/grade-words.ts';
import { moveTo } from '../../../lib/browser-location.ts';
import { Button } from '../../../ui/button.tsx';
import { countOf } from '../../../ui/count-words.ts';
import { Cluster } from '../../../ui/layout/row.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { LossQuestion } from './use-loss-question.ts';
import marks from '../../../course-ui/texts/diff-marks.module.css';
import styles from './conflict-notices.module.css';

/** What another instructor changed at the same time, and which grades were deleted. */
export function ConflictNotices({ waiting }: { waiting: LossQuestion | null }) {
  const conflicts = useSaveState((state) => state.conflicts);
  const deletions = useSaveState((state) => state.deletions);
  const made = useSaveState((state) => state.made);
  const section = useRef<HTMLElement>(null);
  /** A notice disappears with its close button, so the focus moves to the next notice, or into the page. */
  const keepFocus = (): void => {
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = section.current?.querySelector('button');
      (next ?? document.querySelector<HTMLElement>('#content'))?.focus();
    });
  };
  return (
    // A click on a button inside bubbles up to here.
    // oxlint-disable-next-line jsx_a11y/click-events-have-key-events, jsx_a11y/no-noninteractive-element-interactions
    <Stack
      as="section"
      columns="auto"
      gap={12}
      ref={section}
      aria-label="Changes to know about"
      className={styles.notices}
      aria-live="polite"
      onClick={keepFocus}
    >
      {waiting && <WaitingNotice {...waiting} />}
      {deletions.map((deletion) => (
        <DeletionNotice key={deletion.key} deletion={deletion} />
      ))}
      {made && <MadeNotice made={made} />}
      {conflicts.map((conflict) => (
        <ConflictNotice key={conflict.key} meeting={conflict} />
      ))}
    </Stack>
  );
}

/** A change that would cost grades, on another screen than the one that asks about it. */
function WaitingNotice({ question, decide }: LossQuestion) {
  const { answer } = useDesignActions();
  return (
    <Notice tone="attention">
      <p>
        <strong>Not saved yet: {waitingWords(question)}.</strong> It would delete or replace{' '}
        {countOf(question.grades, 'grade')}, so it waits for your answer.
      </p>
      <Cluster gap={8}>
        <Button onClick={decide}>Decide now</Button>
        <Button look="plain" onClick={() => answer(question, false)}>
          Don’t change it
        </Button>
      </Cluster>
    </Notice>
  );
}

function waitingWords({ kind, evaluation }: GradeQuestion): string {
  const name = evaluation.trim() === '' ? 'an evaluation' : quoted(evaluation.trim());
  switch (kind) {
    case 'due-date':
      return `the new due date of ${name}`;
    case 'removal':
      return `removing ${name}`;
    case 'mode':
      return 'question-by-question grading';
  }
}

/** After a change that does something to students: what was done, and one click that takes it back. */
function MadeNotice({ made }: { made: MadeChange }) {
  const { takeBackMade, dismissMade } = useDesignActions();
  const { summary, questions, answers, grades } = made.sentences;
  return (
    <Notice>
      <p>
        <strong>Change saved.</strong> {summary ?? [...questions, ...answers, ...grades].at(0)}
      </p>
      <Cluster gap={8}>
        <Button onClick={takeBackMade}>Revert this change</Button>
        <Button look="plain" onClick={dismissMade}>
          Keep it
        </Button>
      </Cluster>
    </Notice>
  );
}

function DeletionNotice({ deletion }: { deletion: DeletedGrades }) {
  const { courseID } = useDesignSession();
  const { dismissDeletion } = useDesignActions();
  const { key, kind, evaluation, grades } = deletion;
  const count = useNewGradeCount(courseID, readKeyText(key).dataID);
  const isOff = !useDesignedCourse().course.settings.questionByQuestionGrading;
  const areBack = kind === 'mode' ? isOff : count !== undefined && count >= grades;
  // Restored, here or elsewhere, or offered by Grading Setup: the notice is no longer needed.
  useEffect(() => {
    if (areBack) dismissDeletion(deletion);
  }, [areBack, deletion, dismissDeletion]);
  const place = { tab: 'grading', sub: 'hand-back', log: '1' };
  const { dataID } = readKeyText(key);
  return (
    <Notice tone="attention">
      <p>
        <strong>{deletionWords(deletion)}</strong> {restoreWords(kind)}
      </p>
      <Cluster gap={8}>
        <Button
          onClick={() => {
            dismissDeletion(deletion);
            moveTo(
              designHref(
                courseID,
                kind === 'mode' ? place : { ...place, evaluation: dataID, kind: 'deleted' },
              ),
            );
          }}
        >
          Look at {grades === 1 ? 'it' : 'them'}
          {kind !== 'mode' && ' and restore'}
        </Button>
        <Button
          look="plain"
          aria-label={`Close: grades of ${evaluation || 'the evaluation'}`}
          onClick={() => dismissDeletion(deletion)}
        >
          Close
        </Button>
      </Cluster>
    </Notice>
  );
}

function restoreWords(kind: DeletedGrades['kind']): string {
  switch (kind) {
    case 'due-date':
      return 'You can restore them.';
    case 'removal':
      return 'You can restore them if you undo the removal of the evaluation.';
    case 'mode':
      return 'To restore what was there, switch question-by-question grading off again.';
  }
}

function deletionWords({ kind, evaluation, grades }: DeletedGrades): string {
  const number = countOf(grades, 'grade');
  const were = grades === 1 ? 'was' : 'were';
  const name = evaluation.trim() === '' ? 'an evaluation' : quoted(evaluation.trim());
  switch (kind) {
    case 'due-date':
      return `${number} of ${name} ${were} deleted with the old due date.`;
    case 'removal':
      return `${number} of ${name} ${were} deleted with it.`;
    case 'mode':
      return `${number} entered by hand ${were} replaced or deleted.`;
  }
}

function ConflictNotice({ meeting: conflict }: { meeting: DesignConflict }) {
  const { takeBack, dismiss } = useDesignActions();
  const { key, kind, mine, theirs } = conflict;
  const name = itemName(key, mine ?? theirs);
  const isMineDeleted = kind === 'replaced';
  const [kept, lost] = isMineDeleted ? [theirs, mine] : [mine, theirs];
  const parts = kept && lost && wordDiff(itemContent(kept), itemContent(lost));
  const isSame = parts?.every((part) => part.kind === 'same') ?? false;
  return (
    <Notice tone="attention">
      <p>
        <strong>
          {isMineDeleted
            ? `Another instructor changed ${name} after you.`
            : `You and another instructor changed ${name} at the same time. Your version was kept.`}
        </strong>{' '}
        {lost === null
          ? `${isMineDeleted ? 'You' : 'The other instructor'} had removed it.`
          : lostWords(isMineDeleted, parts !== null, isSame)}
      </p>
      {lost !== null && !isSame && (
        <blockquote className={`${styles.text} ${marks.marked}`}>
          {parts === null ? (
            itemContent(lost)
          ) : (
            // A long text may differ in its last word only.
            <DiffMarks
              parts={diffExcerpt(parts)}
              removed={isMineDeleted ? 'only in the current version' : 'only in your version'}
              added={isMineDeleted ? 'only in your version' : 'only in their version'}
            />
          )}
        </blockquote>
      )}
      <Cluster gap={8}>
        <Button onClick={() => takeBack(conflict)}>
          {isMineDeleted ? 'Restore mine' : 'Take theirs'}
        </Button>
        <Button look="plain" onClick={() => dismiss(conflict)}>
          {isMineDeleted ? 'Keep the current version' : 'Keep mine'}
        </Button>
      </Cluster>
    </Notice>
  );
}

function lostWords(isMineDeleted: boolean, isCompared: boolean, isSame: boolean): string {
  if (!isCompared) return `${isMineDeleted ? 'Your' : 'Their'} version was:`;
  if (isSame) {
    const other = isMineDeleted ? 'Yours' : 'Theirs';
    return `${other} had the same text, but another setting, such as its type or class day.`;
  }
  return isMineDeleted
    ? 'Compared with the current version, yours was:'
    : 'Compared with yours, their version was:';
}
