import type { ComponentType } from 'react';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import type { Question } from '@elenchus/domain/questions/question.ts';
import type { AnswerSheet } from './answer-sheet.ts';

/** What a section hands to each of its questions. Each must keep its identity from render to render. */
export interface AnswerHandling {
  readonly sheet: AnswerSheet;
  /** null: the answers are for reading only. */
  readonly onAnswer: ((answer: Answer) => void) | null;
  /** Shown below an answer, for example whether it is saved. */
  readonly Status?: ComponentType<{ readonly questionId: string }> | undefined;
  /** The address of a question, also of one in another section. */
  readonly hrefOf: (questionId: string) => string;
  /** Goes to a question. */
  readonly onGoTo: (questionId: string) => void;
}

export interface QuestionProps extends AnswerHandling {
  readonly question: Question;
}
