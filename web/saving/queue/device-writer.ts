// Writes changes to the device in order: immediately when nothing is being written, otherwise with the next batch.
import type { KeptTexts, StoreChange } from './queue-event.ts';
import type { Unsent } from './queue-state.ts';
import type { UnsentStore } from './unsent-store.ts';

interface DeviceWriter {
  write(changes: readonly StoreChange[]): void;
  /** Starts what is waiting without waiting for writes in flight, because the page may close. */
  flush(): void;
  /** Ends when everything handed in so far is written, or cannot be. */
  whenWritten(): Promise<void>;
  /** What is kept, after everything handed in so far. */
  load(): Promise<KeptTexts>;
}

const TRY_AGAIN_MS = 5000;

/** A writer for one scope. It reports whether the device keeps what it is given. */
export function deviceWriter(
  store: UnsentStore,
  scope: string,
  onKept: (isKept: boolean) => void,
): DeviceWriter {
  let waiting: readonly StoreChange[] = [];
  let isLate = false;
  const inFlight = new Set<Promise<void>>();

  const writeNow = async (): Promise<void> => {
    const changes = waiting;
    waiting = [];
    try {
      await store.apply(scope, changes);
      isLate = false;
    } catch {
      waiting = joined(changes, waiting);
      if (!isLate) setTimeout(tryAgain, TRY_AGAIN_MS);
      isLate = true;
    }
    onKept(!isLate);
  };
  const start = (): void => {
    const writing = writeNow().finally(() => {
      inFlight.delete(writing);
      if (inFlight.size === 0 && waiting.length > 0 && !isLate) start();
    });
    inFlight.add(writing);
  };
  const tryAgain = (): void => {
    isLate = false;
    if (waiting.length > 0) start();
  };
  const whenWritten = async (): Promise<void> => {
    while (inFlight.size > 0) await Promise.all(inFlight);
  };
  return {
    write: (changes) => {
      waiting = joined(waiting, changes);
      if (inFlight.size === 0) start();
    },
    flush: () => {
      if (waiting.length > 0) start();
    },
    whenWritten,
    load: async () => {
      await whenWritten();
      return store.load(scope);
    },
  };
}

/** Both lists, without what a later edit of the same text in the same tab replaces anyway. */
export function joined(
  earlier: readonly StoreChange[],
  later: readonly StoreChange[],
): StoreChange[] {
  const kept = new Map(
    later.flatMap((change) =>
      change.type === 'keep' ? [[rowOf(change.item), change.item] as const] : [],
    ),
  );
  const rest = earlier.filter((change) => {
    if (change.type === 'keep') return !kept.has(rowOf(change.item));
    if (change.type !== 'forget') return true;
    // The store writes before it deletes: this would delete the same edit when it is kept again.
    const again = kept.get(rowOf(change.edit));
    return again === undefined || again.editedAt > change.edit.editedAt;
  });
  return [...rest, ...later];
}

function rowOf({ key, tab }: Pick<Unsent, 'key' | 'tab'>): string {
  return JSON.stringify([key, tab]);
}
