// Waits until the server has every change of a design, before something that would leave the rest behind: closing the
// course.
import type { QueueState } from '../../../saving/queue/queue-state.ts';
import type { SaveQueue } from '../../../saving/queue/save-queue.ts';
import type { ChangeWeighing } from './change-weighing.ts';

/** Calls at every change; answers how to stop. */
type Watch = (watcher: () => void) => () => void;

interface SendingParts {
  readonly queue: Pick<SaveQueue, 'state' | 'sendNow'>;
  readonly weighing: Pick<ChangeWeighing, 'isHolding' | 'question'>;
  readonly watch: Watch;
}

/** Sends everything without waiting for more. Answers true when the server has it all, false when it can't for now. */
export async function whenSent({ queue, weighing, watch }: SendingParts): Promise<boolean> {
  const isMade = await firstAnswer(watch, () => {
    if (weighing.question !== null) return false;
    return weighing.isHolding ? null : true;
  });
  if (!isMade) return false;
  queue.sendNow();
  return firstAnswer(watch, () => isSent(queue.state()));
}

/** Null while it is on its way. */
function isSent({ unsent, inFlight, trouble, isBlocked, isOnline }: QueueState): boolean | null {
  if (unsent.size === 0) return true;
  if (inFlight.size > 0) return null;
  const isStuck = [...unsent.values()].some(({ problem }) => problem !== null);
  return isStuck || isBlocked || !isOnline || trouble !== null ? false : null;
}

/** Asks now and at every change, until there is an answer. */
async function firstAnswer(watch: Watch, ask: () => boolean | null): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const look = (): void => {
    const answer = ask();
    if (answer !== null) resolve(answer);
  };
  const stop = watch(look);
  look();
  return promise.finally(stop);
}
