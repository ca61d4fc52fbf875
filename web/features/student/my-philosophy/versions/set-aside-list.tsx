import { useEffect, useRef, useState } from 'react';
import type { ReleasedCourse } from '@elenchus/domain/visibility/released-course.ts';
import { Button } from '../../../../ui/button.tsx';
import { hasSameTexts, shownVersion } from '../../../../saving/queue/queue-state.ts';
import type { Fields, SetAside } from '../../../../saving/queue/queue-state.ts';
import {
  answerIn,
  shownOptionsIn,
  type AnswerQueue,
} from '../../../../saving/answers/answer-queue.ts';
import type { Saving } from '../saves/saving-context.ts';
import { SetAsideText } from './set-aside-text.tsx';
import styles from './set-aside-texts.module.css';

interface SetAsideListProps extends Pick<Saving, 'queue' | 'sheet'> {
  readonly course: ReleasedCourse;
  readonly texts: readonly SetAside[];
  /** The answer that is current is directly above. */
  readonly isBelowQuestion?: boolean;
}

/** Texts to choose from. What was chosen can be undone while the view is open. */
export function SetAsideList({ queue, texts, ...shared }: SetAsideListProps) {
  const { choices, returned, onUse, onDelete, onUndo } = useChoices(queue);
  return (
    <>
      {texts.map((text) => (
        <SetAsideText
          key={nameOf(text)}
          {...shared}
          text={text}
          takesFocus={nameOf(text) === returned}
          onUse={() => onUse(text)}
          onDelete={() => onDelete(text)}
        />
      ))}
      {choices.map((choice) => (
        <ChoiceMade key={nameOf(choice.text)} {...choice} onUndo={() => onUndo(choice)} />
      ))}
    </>
  );
}

interface Choice {
  readonly text: SetAside;
  /** What the answer was before the text took its place; null if the text was deleted. */
  readonly replaced: Fields | null;
}

function useChoices(queue: AnswerQueue) {
  const [choices, setChoices] = useState<readonly Choice[]>([]);
  const [returned, setReturned] = useState<string | null>(null);
  const choose = (choice: Choice): void => {
    queue.discard(choice.text);
    setChoices((before) => [...before.filter((one) => !isSame(one, choice)), choice]);
  };
  return {
    choices,
    returned,
    onUse: (text: SetAside): void => {
      const replaced = shownVersion(queue.state(), text.key)?.value ?? {};
      putIntoAnswer(queue, text.key, text.value);
      choose({ text, replaced });
    },
    onDelete: (text: SetAside): void => choose({ text, replaced: null }),
    onUndo: (choice: Choice): void => {
      const text = choice.replaced ? swapBack(queue, choice.text, choice.replaced) : choice.text;
      queue.putAside(text);
      setReturned(nameOf(text));
      setChoices((before) => before.filter((one) => !isSame(one, choice)));
    },
  };
}

/** The answer becomes what it was. What it is now is set aside: it may have been changed since then. */
function swapBack(queue: AnswerQueue, text: SetAside, replaced: Fields): SetAside {
  const state = queue.state();
  const now = shownVersion(state, text.key);
  putIntoAnswer(queue, text.key, replaced);
  if (!now || hasSameTexts(now.value, text.value)) return text;
  return { ...text, value: now.value, editedAt: now.editedAt, tab: state.tab };
}

function putIntoAnswer(queue: AnswerQueue, key: string, value: Fields): void {
  const { questionAnswer, questionEssayAnswer } = answerIn({ key, value, editedAt: 0 });
  queue.editAnswer(key, { questionAnswer, questionEssayAnswer }, shownOptionsIn({ value }));
}

function nameOf({ key, tab, editedAt }: SetAside): string {
  return `${key} ${tab} ${editedAt}`;
}

function isSame(one: Choice, other: Choice): boolean {
  return nameOf(one.text) === nameOf(other.text);
}

function ChoiceMade({ replaced, onUndo }: Choice & { readonly onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone.
  useEffect(() => button.current?.focus(), []);
  return (
    <p className={styles.done}>
      <output>{replaced ? 'Your answer is now the other version.' : 'The copy is deleted.'}</output>
      <Button ref={button} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
