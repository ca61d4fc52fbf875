// An answer as it arrives, in the present numbers of its options (QST-106).

import { answerText, type Answer } from '@elenchus/domain/answers/answer.ts';
import { isChoiceText } from '@elenchus/domain/answers/choice-answer.ts';
import { readChoice } from '@elenchus/domain/questions/option-identity.ts';
import { sentChoice } from '@elenchus/domain/questions/sent-choice.ts';
import type { AnswerRow, GivenRecord } from './answer-rows-store.ts';
import type { QuestionOptions } from '../questions/option-changes-store.ts';
import { removedColumn } from '../questions/removed-options.ts';

export interface SentAnswer {
  readonly answer: Pick<
    AnswerRow,
    'questionID' | 'questionAnswer' | 'questionEssayAnswer' | 'removedJson'
  >;
  readonly editedAt: number;
  readonly given: GivenRecord | undefined;
  /** Whether it reads differently from what was sent. */
  readonly isRenumbered: boolean;
}

interface Arriving extends Answer {
  readonly editedAt: number;
  readonly shownOptions?: readonly string[] | undefined;
}

/** What to save of an answer; `options` are those of its question. */
export function sentAnswer(
  { shownOptions: shown, editedAt, questionID, questionAnswer, questionEssayAnswer }: Arriving,
  options: QuestionOptions | undefined,
): SentAnswer {
  const answer = { questionID, questionAnswer, questionEssayAnswer, removedJson: null };
  const text = answerText(answer);
  const isInEssayField = questionAnswer === '';
  const asSent = { answer, editedAt, given: undefined, isRenumbered: false };
  if (!options || !isChoiceText(text) || (isInEssayField && !options.isChoice)) return asSent;
  const choice = sentChoice(options, { text, shown, editedAt });
  const now = readChoice(options.changes, options.texts.length, choice);
  const { seen } = choice;
  const isGone = now.removed.length > 0;
  const given = {
    chosenAs: isGone ? choice.text : null,
    chosenUnder: isGone ? choice.under : seen,
    changesSeen: seen,
    isCarried: 0,
  } as const;
  if (now.text === text && !isGone) return { ...asSent, given };
  const removedJson = removedColumn(now.removed);
  const essay = isInEssayField ? '' : questionEssayAnswer;
  const read = { ...answer, questionAnswer: now.text, questionEssayAnswer: essay, removedJson };
  return { answer: read, editedAt, given, isRenumbered: true };
}
