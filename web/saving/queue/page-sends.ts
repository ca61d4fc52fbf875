// What this page has under way. A screen that is left and opened again has a new queue, which knows nothing of what the
// old one still sends; were it sent past that, the older text could arrive last.
const underWay = new Map<string, Set<Promise<void>>>();

/** Remembers something under way for a scope until it has ended. */
export async function noteUnderWay(scope: string, sending: Promise<void>): Promise<void> {
  const all = underWay.get(scope) ?? new Set();
  underWay.set(scope, all.add(sending));
  try {
    await sending;
  } finally {
    all.delete(sending);
    if (all.size === 0 && underWay.get(scope) === all) underWay.delete(scope);
  }
}

/** Ends when nothing of what is under way now is so any more. */
export async function earlierHaveArrived(scope: string): Promise<void> {
  const earlier: readonly Promise<void>[] = [...(underWay.get(scope) ?? [])];
  await Promise.allSettled(earlier);
}
