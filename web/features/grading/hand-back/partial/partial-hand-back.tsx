import { useState } from 'react';
import { isBlind } from '@elenchus/domain/blind-grading/hidden-names.ts';
import { evaluationName, type Evaluation } from '@elenchus/domain/grading/evaluation.ts';
import { useHandBack } from '../../../../calls/grading/hand-back-queries.ts';
import { useDesignSession, useDesignedCourse } from '../../../../course-ui/design/design-hooks.ts';
import { AskDialog } from '../../../../course-ui/forms/ask-dialog.tsx';
import { quoted } from '../../../../course-ui/grading/grade-words.ts';
import { Button } from '../../../../ui/button.tsx';
import { Cluster } from '../../../../ui/layout/row.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import type { SetHandBacks } from '../set-hand-backs.ts';
import { PartialDialog } from './partial-dialog.tsx';
import { handBackMoment, partialSentences } from './partial-words.ts';
import styles from './partial-hand-back.module.css';

interface PartialHandBackProps {
  readonly evaluation: Evaluation;
  readonly set: SetHandBacks;
  /** Hands back to everyone at once, or takes back from everyone, as the design does. */
  readonly onEveryone: (action: 'hand back' | 'take back') => void;
}

/** What is set for some students or for later, and the way to change it. */
export function PartialHandBack({ evaluation, set, onEveryone }: PartialHandBackProps) {
  const { course } = useDesignedCourse();
  const isHidden = isBlind(course, evaluation.id);
  const [isOpen, setIsOpen] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const sentences = partialSentences(set.own, set.forAll, set.now, course.settings.timeZone);
  return (
    <Stack columns="auto" gap={8}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {isHidden && (
        <Text tone="soft" size="sm">
          This evaluation hides names, so it is handed back to all students at once. To choose
          students or a time, show the names first, in Grading Setup.
        </Text>
      )}
      <Cluster gap={[8, 12]} align="center">
        {!isHidden && (
          <Button
            aria-label={`Choose students or a time: ${evaluationName(evaluation)}`}
            onClick={() => {
              setDone(null);
              setIsOpen(true);
            }}
          >
            Choose students or a time…
          </Button>
        )}
        <output className={styles.done}>{done}</output>
      </Cluster>
      {isOpen && (
        <PartialDialog
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
    </Stack>
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
        Students have seen it since {handBackMoment(since, course.settings.timeZone)}, and may have
        read it. Their grades, comments and conversations disappear from their pages at once.
        Nothing is deleted, so you can hand it back again.
      </p>
      {error && <Notice tone="attention">{error.message}</Notice>}
    </AskDialog>
  );
}
