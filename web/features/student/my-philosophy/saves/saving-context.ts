import { createContext } from 'react';
import type { AnswerSheet } from '../../../../course-ui/questions/answer-sheet.ts';
import type { AnswerQueue } from '../../../../saving/answers/answer-queue.ts';
import type { SaveBoard } from './save-board.ts';

export interface Saving {
  readonly queue: AnswerQueue;
  readonly board: SaveBoard;
  readonly sheet: AnswerSheet;
}

/** How answers are saved; null where they aren't, as when staff try the questions. */
export const SavingContext = createContext<Saving | null>(null);
