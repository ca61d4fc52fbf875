import { logicLine } from '@elenchus/domain/logic/logic-line.ts';
import { lacksNeededLogic } from '@elenchus/domain/questions/question-readiness.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import { QuestionText } from '../../../../course-ui/questions/question-text.tsx';
import { Button } from '../../../../ui/button.tsx';
import { countOf } from '../../../../ui/count-words.ts';
import { IconAlertCircle, IconPencil } from '../../../../ui/icons.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Text } from '../../../../ui/layout/text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { QuestionActions, type QuestionAction } from '../question-actions.tsx';
import { QuestionState } from '../question-state.tsx';
import styles from './question-row.module.css';

export interface QuestionRowProps {
  readonly question: Question;
  readonly number: number;
  readonly count: number;
  readonly answers: number;
  /** What is wrong with its logic, one sentence on each line. */
  readonly attention: string;
  /** Its logic is being edited and isn't saved. */
  readonly hasDraft: boolean;
  readonly onOpen: (questionId: string) => void;
  readonly onAct: (questionId: string, action: QuestionAction) => void;
}

/** A question as students read it, with its logic in one line; the whole row opens it. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, number, count, answers, attention, hasDraft, onOpen, onAct } = props;
  const { id, type, text, options } = question;
  return (
    <Stack gap={4} className={styles.row}>
      {text.trim() === '' ? (
        <p className={styles.missing}>No text yet</p>
      ) : (
        <p className={styles.text}>
          <QuestionText>{text}</QuestionText>
        </p>
      )}
      {isChoice(type) && <RowOptions type={type} options={options} />}
      <QuestionState question={question} number={number} onAct={onAct} />
      {attention !== '' && <Attention sentences={attention.split('\n')} />}
      {hasDraft && (
        <Attention sentences={['You’re editing its logic. Open the question to save it.']} />
      )}
      <div className={styles.foot}>
        <Text tone="soft" size="sm" className={styles.line}>
          <code>{id}</code>
          {KIND[type] && ` · ${KIND[type]}`}
          {!lacksNeededLogic(question) && ` · ${logicLine(question.logic)}`}
          {answers > 0 && ` · ${countOf(answers, 'answer')}`}
        </Text>
        <div className={styles.actions}>
          <Button look="plain" data-action="edit" onClick={() => onOpen(id)}>
            <IconPencil aria-hidden />
            <span>
              Edit<VisuallyHidden> question {number}</VisuallyHidden>
            </span>
          </Button>
          <QuestionActions
            questionId={id}
            number={number}
            count={count}
            isHeld={question.isHeld === true}
            onAct={onAct}
          />
        </div>
      </div>
    </Stack>
  );
}

const KIND: Readonly<Record<Question['type'], string>> = {
  Radio: '',
  Checkbox: '',
  LongAnswer: 'Essay',
  Contradiction: 'Contradiction',
};

interface RowOptionsProps {
  readonly type: Question['type'];
  readonly options: Question['options'];
}

function RowOptions({ type, options }: RowOptionsProps) {
  return (
    <ol className={styles.options} data-type={type}>
      {options.map((option, place) => (
        // Two options may have the same text: the number is what tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={place} data-missing={option.trim() === '' || undefined}>
          <span className={styles.number}>{place + 1}</span>
          {option.trim() === '' ? 'No text yet' : option}
        </li>
      ))}
    </ol>
  );
}

function Attention({ sentences }: { sentences: readonly string[] }) {
  return (
    <Stack as="ul" columns="auto" gap={2} isBareList className={styles.attention}>
      {sentences.map((sentence) => (
        <li key={sentence}>
          <IconAlertCircle aria-hidden />
          {sentence}
        </li>
      ))}
    </Stack>
  );
}
