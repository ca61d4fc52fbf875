import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { PLAIN_GRADING, type FairGrading } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { writeFairGrading } from '@elenchus/domain/blind-grading/fair-grading-record.ts';
import { asksBeforeHiding } from '@elenchus/domain/blind-grading/hiding-late.ts';
import { hidesNames } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { gradeCountOnce, useGradeCount } from '../../../../calls/grading/grade-counts-queries.ts';
import {
  useDesignActions,
  useDesignedCourse,
  useDesignSession,
} from '../../../../course-ui/design/design-hooks.ts';
import { Button } from '../../../../ui/button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { HideNamesDialog } from './hide-names-dialog.tsx';
import { SecondReadingField } from './second-reading-field.tsx';
import { ShowNamesDialog } from './show-names-dialog.tsx';
import { useNameLock } from './use-name-lock.ts';
import styles from './fair-grading.module.css';

/** How an evaluation is graded fairly: without names, in a random order, by question, with second readings. */
export function FairGradingFields({ evaluation }: { readonly evaluation: Evaluation }) {
  const { course } = useDesignedCourse();
  const { change } = useDesignActions();
  const isLocked = useNameLock(evaluation);
  const { courseID } = useDesignSession();
  const client = useQueryClient();
  const grading = useGradeCount(courseID, evaluation.id);
  const [isAsking, setIsAsking] = useState(false);
  const [isHiding, setIsHiding] = useState(false);
  const fair = course.fairGradings.get(evaluation.id) ?? PLAIN_GRADING;
  const isHidden = hidesNames(evaluation, fair);
  const save = (part: Partial<FairGrading>, what: string): void =>
    change(
      { upserts: [writeFairGrading(evaluation.id, { ...fair, ...part })], removals: [] },
      { label: `${what} in ${evaluationName(evaluation)}` },
    );
  const hide = async (): Promise<void> => {
    // Right after the page has appeared, the grades may not be counted yet.
    const counted = grading ?? (await gradeCountOnce(client, courseID, evaluation.id));
    if (asksBeforeHiding(counted)) setIsHiding(true);
    else save({ hidesNames: true }, 'hidden names');
  };
  const setHidden = (isChosen: boolean): void => {
    // Once grading has begun, the names are shown only with a reason.
    if (!isChosen && isLocked) setIsAsking(true);
    else if (isChosen && !evaluation.handedBack) void hide();
    else save({ hidesNames: isChosen }, 'hidden names');
  };
  return (
    <Stack as="fieldset" columns="auto" gap={8} className={styles.fair}>
      <legend>Blind and fair grading</legend>
      <Choice
        label="Hide names from graders"
        note={nameWords(evaluation, fair)}
        isChosen={fair.hidesNames}
        isDisabled={fair.namesShown}
        onChange={setHidden}
      >
        {isHidden && (
          <p>
            <Button onClick={() => setIsAsking(true)}>Show the names…</Button>
          </p>
        )}
      </Choice>
      <Choice
        label="Random order of students"
        note="The same for every grader. Nobody is always graded first or last because of their name."
        isChosen={fair.hasRandomOrder}
        onChange={(hasRandomOrder) => save({ hasRandomOrder }, 'random order')}
      />
      <Choice
        label="Grade by question"
        note="Graders go through all students with one question, then with the next."
        isChosen={fair.byQuestion}
        onChange={(byQuestion) => save({ byQuestion }, 'grading by question')}
      />
      <SecondReadingField
        settings={course.settings}
        share={fair.secondShare}
        onChange={(secondShare) => save({ secondShare }, 'second reading')}
      />
      {isHiding && (
        <HideNamesDialog
          evaluation={evaluation}
          onConfirm={() => {
            setIsHiding(false);
            save({ hidesNames: true }, 'hidden names');
          }}
          onCancel={() => setIsHiding(false)}
        />
      )}
      {isAsking && <ShowNamesDialog evaluation={evaluation} onClose={() => setIsAsking(false)} />}
    </Stack>
  );
}

function nameWords(evaluation: Evaluation, fair: FairGrading): string {
  if (fair.hidesNames && fair.namesShown) {
    return 'An instructor has shown the names, so they can’t be hidden again.';
  }
  if (fair.hidesNames && evaluation.handedBack) {
    return 'It’s handed back, so names are shown now.';
  }
  return 'TAs and instructors see pseudonyms until it’s handed back. Until then, no one but the student sees answers in its sections under a name.';
}

interface ChoiceProps {
  readonly label: string;
  readonly note: string;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly children?: ReactNode;
}

function Choice(props: ChoiceProps) {
  const { label, note, isChosen, isDisabled = false, onChange, children } = props;
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        type="checkbox"
        id={id}
        checked={isChosen}
        disabled={isDisabled}
        aria-describedby={`${id}-note`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-note`}>{note}</span>
      {children}
    </div>
  );
}
