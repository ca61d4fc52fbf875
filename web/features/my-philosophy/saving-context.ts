import { createContext } from 'react';
import type { AnswerQueue } from '../../saving/answers/answer-queue.ts';
import type { SaveBoard } from './save-board.ts';

export interface Saving {
  readonly queue: AnswerQueue;
  readonly board: SaveBoard;
}

/** How answers are saved; null where nothing is, as when staff look at the questions. */
export const SavingContext = createContext<Saving | null>(null);
