import { useRef, useState } from 'react';
import { computeExamGrade, gradeLabel } from '@elenchus/domain/grading/exam-grade.ts';
import { gradeEntry } from '@elenchus/domain/grading/grading-fields.ts';
import { ChangingPart, useIsClosed } from '../../../../course-ui/closing/closed-course.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconChevronUp, IconCircleCheck, IconPencil } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { SegmentedControl } from '../../../../ui/segmented-control.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { FieldNote } from '../saves/conflict-choice.tsx';
import { useDesk, useField } from '../desk-context.ts';
import { FIELDS_OPENER_ID, leaveFields, openFields } from '../fields/fields-sheet.ts';
import { isGradingComplete, shownEvaluation } from '../saves/student-grades.ts';
import { useBarHeight } from './use-bar-height.ts';
import styles from './completion-bar.module.css';

interface CompletionBarProps {
  /** Whether the grades are loaded. */
  readonly isReady: boolean;
  readonly fieldsId: string;
  /** On a narrow screen: whether the fields are open. */
  readonly isOpen: boolean;
  /** Whether no other student waits for a grade. */
  readonly isLast: boolean;
  /** What completing did without asking. */
  readonly news: string | null;
  readonly onComplete: (isComplete: boolean) => void;
  readonly onCompleteAndNext: () => void;
}

/** Always in view: whether grading is complete, and the button that completes it and goes on, or back when all is done. */
export function CompletionBar({ isReady, isLast, news, ...props }: CompletionBarProps) {
  const { courseID, saves, work } = useDesk();
  const isClosed = useIsClosed(courseID);
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  const isAllDone = isLast && isGradingComplete(saves, work);
  const wasAllDone = useWasFromTheStart(isAllDone, isReady);
  return (
    <Stack gap={8} ref={bar} className={styles.bar}>
      {news !== null && <p className={styles.news}>{news}</p>}
      <FieldsButton fieldsId={props.fieldsId} isReady={isReady} isOpen={props.isOpen} />
      <ChangingPart courseID={courseID}>
        {isReady && <CompleteToggle onComplete={props.onComplete} />}
      </ChangingPart>
      {!isClosed && (
        <Button look="filled" size="md" onClick={props.onCompleteAndNext}>
          {stepWords(isLast, isAllDone)}
        </Button>
      )}
      <output className={styles.allDone}>
        {isAllDone && !wasAllDone && 'That was the last one. '}
        {isAllDone && 'Grading is complete for every student in this list.'}
      </output>
    </Stack>
  );
}

/** Whether something was already true when it became known, and has stayed so. */
function useWasFromTheStart(isNow: boolean, isKnown: boolean): boolean {
  const [was, setWas] = useState<boolean | null>(null);
  if (isKnown && was === null) setWas(isNow);
  if (isKnown && was === true && !isNow) setWas(false);
  return was === true;
}

/** What the button does: with everyone graded there is nobody to go on to. */
function stepWords(isLast: boolean, isAllDone: boolean): string {
  if (isAllDone) return 'Back to the list';
  return isLast ? 'Complete: this is the last one' : 'Complete, and next ungraded';
}

type FieldsButtonProps = Pick<CompletionBarProps, 'fieldsId' | 'isReady' | 'isOpen'>;

/** On a narrow screen: the grade so far, which opens the fields. */
function FieldsButton({ fieldsId, isReady, isOpen }: FieldsButtonProps) {
  const { course, saves, work } = useDesk();
  const isByQuestion = gradeEntry(course.settings) === 'questions';
  const grade = isByQuestion
    ? computeExamGrade(shownEvaluation(saves, work), course.settings)
    : null;
  return (
    <button
      id={FIELDS_OPENER_ID}
      type="button"
      className={styles.opener}
      aria-expanded={isOpen}
      aria-controls={fieldsId}
      onClick={isOpen ? leaveFields : openFields}
    >
      <IconChevronUp aria-hidden />
      <span>Grading</span>
      {isReady && isByQuestion && <strong>{grade === null ? '–' : gradeLabel(grade)}</strong>}
    </button>
  );
}

const STATES_OF_GRADING = [
  {
    value: false,
    content: (
      <>
        <IconPencil aria-hidden />
        Grading In Progress
      </>
    ),
  },
  {
    value: true,
    content: (
      <>
        <IconCircleCheck aria-hidden />
        Grading Complete
      </>
    ),
  },
] as const;

function CompleteToggle({ onComplete }: Pick<CompletionBarProps, 'onComplete'>) {
  const field = useField('gradingComplete');
  const isComplete = field.text === 'yes';
  // A key changes it from anywhere, so screen readers hear it. What the student came with is no news.
  const [known, setKnown] = useState({ isComplete, news: '' });
  if (known.isComplete !== isComplete) {
    setKnown({
      isComplete,
      news: isComplete ? 'Grading is complete.' : 'Grading is in progress.',
    });
  }
  return (
    <div className={styles.state}>
      <SegmentedControl
        label="State of grading"
        look="inset"
        choices={STATES_OF_GRADING}
        chosen={isComplete}
        onChoose={onComplete}
      />
      <VisuallyHidden>
        <span aria-live="polite">{known.news}</span>
      </VisuallyHidden>
      <FieldNote field={field} />
    </div>
  );
}
