import { useEffect, useState } from 'react';
import {
  classHandBack,
  EVERY_STUDENT,
  type ClassHandBack,
} from '@elenchus/domain/grading/student-hand-back.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { handBacksQuery, useHandBack, type ListedHandBack } from '../../api/hand-back-queries.ts';
import {
  useDesignSession,
  useDesignedCourse,
  useSaveState,
} from '../../course-ui/design-editing/design-hooks.ts';
import { AskDialog } from '../../course-ui/design-editing/ask-dialog.tsx';
import { quoted } from '../../course-ui/grading/grade-words.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SomeHandBackDialog } from './some-hand-back-dialog.tsx';
import { momentWords, someSentences } from './some-hand-back-words.ts';
import styles from './some-hand-back.module.css';

export interface SetHandBacks {
  readonly forAll: ClassHandBack;
  /** What is set for single students. */
  readonly own: readonly ListedHandBack[];
}

/** What is set for an evaluation besides the design; nothing until it is loaded. */
export function useSetHandBacks(evaluation: Evaluation): SetHandBacks {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { data = [] } = useQuery(handBacksQuery(courseID));
  const now = useNow();
  const rows = data.filter(({ evaluationDataID }) => evaluationDataID === evaluation.id);
  const everyone = rows
    .filter(({ username }) => username === null)
    .map(({ since }) => ({ evaluationId: evaluation.id, usernameKey: EVERY_STUDENT, since }));
  return {
    forAll: classHandBack(evaluation, course.handBackTimes, everyone, now),
    own: rows.filter(({ username }) => username !== null),
  };
}

/** Loads again what is set once the design is saved: handing back to everyone replaces what was set for some. */
export function useFreshHandBacks(): void {
  const { courseID } = useDesignSession();
  const client = useQueryClient();
  const tone = useSaveState(({ saveState }) => saveState.tone);
  useEffect(() => {
    if (tone === 'saved') {
      void client.invalidateQueries({ queryKey: handBacksQuery(courseID).queryKey });
    }
  }, [client, courseID, tone]);
}

interface SomeHandBackProps {
  readonly evaluation: Evaluation;
  readonly set: SetHandBacks;
  /** Hands back to everyone at once, or takes back from everyone, as the design does. */
  readonly onEveryone: (action: 'hand back' | 'take back') => void;
}

/** What is set for some students or for later, and the way to change it. */
export function SomeHandBack({ evaluation, set, onEveryone }: SomeHandBackProps) {
  const { course } = useDesignedCourse();
  const now = useNow();
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const sentences = someSentences(set.own, set.forAll, now, course.settings.timeZone);
  return (
    <div className={styles.some}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <div className={styles.row}>
        <Button
          aria-label={`Some students, or later: ${evaluationName(evaluation)}`}
          onClick={() => {
            setDone(null);
            setIsOpen(true);
          }}
        >
          Some students, or later…
        </Button>
        <output className={styles.done}>{done}</output>
      </div>
      {isOpen && (
        <SomeHandBackDialog
          evaluation={evaluation}
          set={set}
          onEveryone={(action) => {
            setIsOpen(false);
            onEveryone(action);
          }}
          onDone={(words) => {
            setDone(words);
            setIsOpen(false);
          }}
        />
      )}
    </div>
  );
}

interface TakeBackDialogProps {
  readonly evaluation: Evaluation;
  readonly since: number;
  readonly onDone: () => void;
}

/** Takes back from everyone what a planned time handed back. */
export function TakeBackDialog({ evaluation, since, onDone }: TakeBackDialogProps) {
  const { courseID } = useDesignSession();
  const { course } = useDesignedCourse();
  const { mutate, error, isPending } = useHandBack(courseID);
  const name = quoted(evaluationName(evaluation));
  return (
    <AskDialog
      title={`Take back ${name}?`}
      confirm="Take back from every student"
      isBusy={isPending}
      onCancel={onDone}
      onConfirm={() =>
        mutate(
          { evaluationDataID: evaluation.id, to: { kind: 'everyone' }, action: 'take back' },
          { onSuccess: onDone },
        )
      }
    >
      <p>
        Students have seen it since {momentWords(since, course.settings.timeZone)}, and may have
        read it. Their grades, comments and conversations disappear from their pages at once.
        Nothing is deleted, so you can hand it back again.
      </p>
      {error && <Notice tone="attention">{error.message}</Notice>}
    </AskDialog>
  );
}
