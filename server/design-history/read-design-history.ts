// Computes something from the versions of a design: here if there is little of it, otherwise in a separate thread.
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { askThread } from '../spreadsheets/stoppable-thread.ts';
import { historyWork, type DesignHistory } from './history-work.ts';

type Work = typeof historyWork;
export type HistoryProblem = 'busy' | 'timeout' | 'failed';

/** With fewer characters, starting a thread takes longer than the work. */
const LITTLE = 300_000;
const LONGEST_MS = 10_000;
const MOST_THREADS = 2;
let threads = 0;

/** What the work of that name finds out. */
export async function readDesignHistory<Name extends keyof Work>(
  name: Name,
  input: Parameters<Work[Name]>[0],
): Promise<Result<ReturnType<Work[Name]>, HistoryProblem>> {
  const work = historyWork[name] as (input: DesignHistory) => ReturnType<Work[Name]>;
  if (sizeOf(input) <= LITTLE) return accept(work(input));
  if (threads >= MOST_THREADS) return refuse('busy');
  threads += 1;
  try {
    const program = new URL('./history-thread.ts', import.meta.url);
    const answer = await askThread<{ readonly found: ReturnType<Work[Name]> }>(
      program,
      { name, input },
      LONGEST_MS,
    );
    return typeof answer === 'string' ? refuse(answer) : accept(answer.found);
  } finally {
    threads -= 1;
  }
}

/** The characters of the changes, and of the design. */
function sizeOf({ items, versions }: DesignHistory): number {
  const ofItems = items.reduce(
    (sum, { dataText, questionOptions, questionLogic }) =>
      sum + 100 + dataText.length + questionOptions.length + questionLogic.length,
    0,
  );
  return versions.reduce((sum, { changes }) => sum + changes.length, ofItems);
}
