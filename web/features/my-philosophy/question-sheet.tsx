import { VisuallyHidden } from '@mantine/core';
import {
  IconAlertCircle,
  IconCircle,
  IconCircleDot,
  IconSquare,
  IconSquareCheck,
} from '@tabler/icons-react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { readChosen } from '@elenchus/domain/answers/choice-answer.ts';
import { isChoice } from '@elenchus/domain/questions/question-type.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import styles from './question-sheet.module.css';

interface QuestionSheetProps {
  readonly question: Question;
  readonly answer: Answer | undefined;
}

/** A question with what was answered to it, for reading. */
export function QuestionSheet({ question, answer }: QuestionSheetProps) {
  if (question.type === 'Contradiction') {
    return (
      <div className={styles.contradiction}>
        <h4>
          <IconAlertCircle aria-hidden />
          Contradiction
        </h4>
        <p className={styles.text}>{question.text}</p>
      </div>
    );
  }
  return (
    <div className={styles.question}>
      <p className={styles.text}>{question.text}</p>
      {isChoice(question.type) ? (
        <Options question={question} answer={answer} />
      ) : (
        <Essay text={answer?.questionEssayAnswer ?? ''} />
      )}
    </div>
  );
}

function Options({ question, answer }: QuestionSheetProps) {
  const { chosen } = readChosen(answer?.questionAnswer ?? '', question.options.length);
  const [On, Off] =
    question.type === 'Radio' ? [IconCircleDot, IconCircle] : [IconSquareCheck, IconSquare];
  return (
    <ul className={styles.options}>
      {question.options.map((option, place) => {
        const isChosen = chosen.includes(place + 1);
        return (
          // Options are known by their place: two may have one text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={place} data-chosen={isChosen || undefined}>
            {isChosen ? <On aria-hidden /> : <Off aria-hidden />}
            <span>
              {option}
              {isChosen && <VisuallyHidden> (your answer)</VisuallyHidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Essay({ text }: { text: string }) {
  if (text.trim() === '') return <p className={styles.open}>Not answered yet.</p>;
  return <p className={styles.essay}>{text}</p>;
}
