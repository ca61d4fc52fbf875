import { useId } from 'react';
import {
  isQuestionType,
  offeredQuestionTypes,
  type QuestionType,
} from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { useDesignActions, useCoursePart } from '../../../course-ui/design/design-hooks.ts';
import { growWithText } from '../../../course-ui/texts/grow-with-text.ts';
import { MarksHint } from '../../../course-ui/texts/marks-hint.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { questionEdit, typeEdit } from './question-changes.ts';
import styles from './question-card.module.css';

const TYPE_NAMES: Record<QuestionType, string> = {
  Radio: 'Radio: choose one option',
  Checkbox: 'Checkbox: choose any number of options',
  LongAnswer: 'LongAnswer: write an essay',
  Contradiction: 'Contradiction: shown when answers clash',
};

interface QuestionFieldsProps {
  readonly question: Question;
  /** 'question 2' */
  readonly name: string;
}

/** What a question asks, and how it is answered. */
export function QuestionFields({ question, name }: QuestionFieldsProps) {
  const { hasContradictionItems } = useCoursePart(({ course }) => course.settings);
  const { change } = useDesignActions();
  const id = useId();
  const types = offeredQuestionTypes(hasContradictionItems, question.type);
  return (
    <>
      <Stack gap={4} className={styles.field}>
        <label htmlFor={`${id}-text`}>Text of {name}</label>
        <TextArea
          id={`${id}-text`}
          ref={growIfThere}
          rows={2}
          className={styles.text}
          value={question.text}
          placeholder="What students are asked"
          aria-describedby={`${id}-marks`}
          onChange={(event) =>
            change(questionEdit(question, { text: event.currentTarget.value }), {
              label: 'question text',
              debounceMs: 300,
            })
          }
        />
        <MarksHint id={`${id}-marks`} />
      </Stack>
      <Stack gap={4} className={styles.field}>
        <label htmlFor={`${id}-type`}>Type of {name}</label>
        <select
          id={`${id}-type`}
          className={styles.select}
          value={question.type}
          onChange={({ currentTarget: { value } }) => {
            if (isQuestionType(value))
              change(typeEdit(question, value), { label: 'question type' });
          }}
        >
          {types.map((type) => (
            <option key={type} value={type}>
              {TYPE_NAMES[type]}
            </option>
          ))}
        </select>
      </Stack>
    </>
  );
}

function growIfThere(field: HTMLTextAreaElement | null): (() => void) | undefined {
  return field ? growWithText(field) : undefined;
}
