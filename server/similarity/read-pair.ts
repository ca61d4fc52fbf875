// Looks for the passages of one pair in a separate thread: the histories of two essays can be long.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { askThread } from '../spreadsheets/stoppable-thread.ts';
import type { PairAnswer, PairTask } from './pair-task.ts';

const SEARCH_MS = 1500;
const LONGEST_MS = 10_000;
const MOST_THREADS = 2;
let threads = 0;

type PairProblem = 'busy' | 'timeout' | 'failed';

/** Where the passages came from, or why nobody knows. */
export async function readPair(
  sides: Omit<PairTask, 'milliseconds'>,
): Promise<Result<PairAnswer, PairProblem>> {
  if (threads >= MOST_THREADS) return refuse('busy');
  threads += 1;
  try {
    const task: PairTask = { ...sides, milliseconds: SEARCH_MS };
    const program = new URL('./pair-thread.ts', import.meta.url);
    const answer = await askThread<PairAnswer>(program, task, LONGEST_MS);
    return typeof answer === 'string' ? refuse(answer) : accept(answer);
  } finally {
    threads -= 1;
  }
}
