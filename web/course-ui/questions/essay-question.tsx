import { useEffect, useId, useRef, useState } from 'react';
import { ANSWER_TEXT_LIMIT } from '@elenchus/domain/answers/answer-codec.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import { countWords } from '@elenchus/domain/word-counts/word-count.ts';
import type { AnswerSheet } from './answer-sheet.ts';
import { growWithText } from '../texts/grow-with-text.ts';
import { QuestionText } from './question-text.tsx';
import { questionElementId } from './question-place.ts';
import type { QuestionProps } from './question-props.ts';
import { ReadEssay } from './read-essay.tsx';
import styles from './question.module.css';

/** A question answered in the student's own words. */
export function EssayQuestion(props: QuestionProps) {
  const { question, sheet, onAnswer, Status } = props;
  const labelId = useId();
  const belowId = useId();
  return (
    <div id={questionElementId(question.id)} className={styles.question} tabIndex={-1}>
      <p id={labelId} className={styles.text}>
        <QuestionText>{question.text}</QuestionText>
      </p>
      {onAnswer === null ? (
        <ReadEssay sheet={sheet} questionId={question.id} />
      ) : (
        <EssayField {...props} labelId={labelId} belowId={belowId} onAnswer={onAnswer} />
      )}
      <p id={belowId} className={styles.below}>
        <WordCount sheet={sheet} questionId={question.id} />
        {Status && <Status questionId={question.id} />}
      </p>
    </div>
  );
}

interface EssayFieldProps extends QuestionProps {
  readonly labelId: string;
  /** Shows how long it is and whether it is saved. */
  readonly belowId: string;
  readonly onAnswer: NonNullable<QuestionProps['onAnswer']>;
}

/** The browser keeps the text: fifty pages are not handed through React at every keystroke. */
function EssayField(props: EssayFieldProps) {
  const { sheet, onAnswer, labelId, belowId } = props;
  const { id } = props.question;
  const field = useRef<HTMLTextAreaElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = field.current;
    if (element === null) return undefined;
    const stopGrowing = growWithText(element);
    const stopWatching = sheet.watchAnswer(id, () => {
      const text = sheet.answerOf(id)?.questionEssayAnswer ?? '';
      // Only a text from elsewhere differs from the text in the field.
      if (element.value !== text) showText(element, text);
    });
    // A text field can't continue on the next printed page.
    const print = (): void => paper.current?.replaceChildren(element.value);
    addEventListener('beforeprint', print);
    return () => {
      stopGrowing();
      stopWatching();
      removeEventListener('beforeprint', print);
    };
  }, [sheet, id]);
  const change = (typed: string): void => {
    setFull(typed.length >= ANSWER_TEXT_LIMIT);
    const questionEssayAnswer = storableText(typed);
    onAnswer({ questionID: id, questionAnswer: '', questionEssayAnswer });
  };
  return (
    <>
      <textarea
        ref={field}
        className={styles.essay}
        aria-labelledby={labelId}
        aria-describedby={belowId}
        defaultValue={sheet.answerOf(id)?.questionEssayAnswer ?? ''}
        maxLength={ANSWER_TEXT_LIMIT}
        rows={5}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div ref={paper} className={styles.paper} />
      {isFull && (
        <p className={styles.full} role="alert">
          This answer is full. It can hold up to 200,000 characters.
        </p>
      )}
    </>
  );
}

/** A person may be typing in the field: the cursor stays where it was, counted from the nearer unchanged end. */
function showText(field: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = field;
  field.value = text;
  if (document.activeElement !== field) return;
  const isSameBefore = text.startsWith(value.slice(0, selectionEnd));
  const moved = isSameBefore ? 0 : text.length - value.length;
  field.setSelectionRange(Math.max(0, selectionStart + moved), Math.max(0, selectionEnd + moved));
}

const COUNT_DELAY = 300;

/** Counted when the typing pauses: counting fifty pages takes longer than a keystroke should. */
function WordCount({ sheet, questionId }: { sheet: AnswerSheet; questionId: string }) {
  const [words, setWords] = useState(() => wordsIn(sheet, questionId));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stopWatching = sheet.watchAnswer(questionId, () => {
      clearTimeout(timer);
      timer = setTimeout(() => setWords(wordsIn(sheet, questionId)), COUNT_DELAY);
    });
    return () => {
      clearTimeout(timer);
      stopWatching();
    };
  }, [sheet, questionId]);
  return <span>{words === 1 ? '1 word' : `${words.toLocaleString('en')} words`}</span>;
}

function wordsIn(sheet: AnswerSheet, questionId: string): number {
  return countWords(sheet.answerOf(questionId)?.questionEssayAnswer ?? '');
}
