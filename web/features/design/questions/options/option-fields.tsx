import { useRef, useState, type KeyboardEvent } from 'react';
import {
  addOption,
  canAddOption,
  canRemoveOption,
  moveOption,
  removeOption,
  TOO_MANY_OPTIONS,
  type OptionChange,
} from '@elenchus/domain/questions/question-options.ts';
import {
  optionTextRefusal,
  optionTextRefusalText,
} from '@elenchus/domain/questions/option-text.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { RowButton } from '../../../../course-ui/forms/row-button.tsx';
import { Button } from '../../../../ui/button.tsx';
import { IconArrowDown, IconArrowUp, IconPlus, IconX } from '../../../../ui/icons.ts';
import { LimitNote } from '../../../../ui/fields/limit-note.tsx';
import { focusFirst, focusRow } from '../../../../ui/focus.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { OptionTextField } from './option-text-field.tsx';
import styles from '../question-card.module.css';

interface OptionFieldsProps {
  readonly question: Question;
  /** How many people chose each option; null when nobody has answered. */
  readonly chosen: readonly number[] | null;
  /** The options with one text changed; numbers stay. */
  readonly onText: (options: readonly string[]) => void;
  /** Options that come, go or change places. */
  readonly onChange: (change: OptionChange, label: string) => void;
}

interface RefusedText {
  readonly option: number;
  readonly text: string;
}

/** The options of a choice question. */
export function OptionFields({ question, chosen, onText, onChange }: OptionFieldsProps) {
  const { options } = question;
  const list = useRef<HTMLOListElement>(null);
  const [refused, setRefused] = useState<RefusedText | null>(null);
  const type = (option: number, text: string): void => {
    const isRefused = optionTextRefusal(text) !== undefined;
    setRefused(isRefused ? { option, text } : null);
    if (!isRefused) onText(options.map((each, place) => (place + 1 === option ? text : each)));
  };
  const add = (): void => {
    if (!canAddOption(options)) return;
    onChange(addOption(options), 'add option');
    focusRow(list.current, options.length, 'textarea');
  };
  const goOn = (event: KeyboardEvent, option: number): void => {
    // Enter also ends a word that an input method is still composing.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (option === options.length) add();
    else list.current?.children[option]?.querySelector('textarea')?.focus();
  };
  const move = (option: number, to: number): void => {
    const moved = moveOption(options, option, to);
    if (moved.ok) onChange(moved.value, 'move option');
    // The keyboard goes with the option; a dialog that asks first keeps it.
    focusRow(list.current, to - 1, `[data-action=${to < option ? 'up' : 'down'}]`);
  };
  const remove = (option: number): void => {
    const removed = removeOption(options, option);
    if (!removed.ok) return;
    onChange(removed.value, 'remove option');
    // The row or its button may be gone: the keyboard stays in the list. A dialog that asks first keeps it.
    requestAnimationFrame(() => {
      const row = list.current?.children[Math.min(option, options.length - 1) - 1];
      if (!document.querySelector('dialog[open]')) {
        focusFirst(row, '[data-action=remove]', 'textarea');
      }
    });
  };
  return (
    <Stack as="fieldset" columns="auto" gap={8} className={styles.options}>
      <legend>Options</legend>
      <ol ref={list}>
        {options.map((option, place) => {
          const number = place + 1;
          const draft = refused?.option === number ? refused.text : option;
          const word = optionTextRefusal(draft);
          return (
            // Two options may have the same text: the number is what tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={place}>
              <OptionTextField
                label={`Option ${number}`}
                value={draft}
                error={word && optionTextRefusalText({ code: word, optionNumber: number })}
                onChange={(text) => type(number, text)}
                onKeyDown={(event) => goOn(event, number)}
              />
              {chosen && <p className={styles.chosen}>{chosenWords(chosen[place] ?? 0)}</p>}
              <div className={styles.rowButtons}>
                <RowButton
                  action="up"
                  label={`Move option ${number} up`}
                  isOff={place === 0}
                  onClick={() => move(number, number - 1)}
                >
                  <IconArrowUp aria-hidden />
                </RowButton>
                <RowButton
                  action="down"
                  label={`Move option ${number} down`}
                  isOff={number === options.length}
                  onClick={() => move(number, number + 1)}
                >
                  <IconArrowDown aria-hidden />
                </RowButton>
                {canRemoveOption(options) && (
                  <RowButton
                    action="remove"
                    label={`Remove option ${number}`}
                    onClick={() => remove(number)}
                  >
                    <IconX aria-hidden />
                  </RowButton>
                )}
              </div>
            </li>
          );
        })}
      </ol>
      <div>
        {canAddOption(options) ? (
          <Button look="plain" onClick={add}>
            <IconPlus aria-hidden />
            Add an option
          </Button>
        ) : (
          <LimitNote sentence={TOO_MANY_OPTIONS} />
        )}
      </div>
    </Stack>
  );
}

function chosenWords(count: number): string {
  return count === 1 ? '1 answer' : `${count} answers`;
}
