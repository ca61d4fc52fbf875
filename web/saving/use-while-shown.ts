// Keeps a queue, or an editor over one, open for as long as a component is on the screen.
import { useMemo } from 'react';
import { useWatched } from '../lib/use-watched.ts';

/** What was opened before the component appeared; null when there is nothing. */
interface Ahead<Opened> {
  readonly peek: () => Opened | null;
  readonly take: () => Opened | null;
}

/**
 * Opens when the component appears and closes when it disappears; null until it is open. What was opened ahead is there
 * from the first render on. `open` and `ahead` must be stable; without `open`, nothing is opened.
 */
export function useWhileShown<Opened extends { close(): void }>(
  open: (() => Opened) | null,
  ahead?: Ahead<Opened>,
): Opened | null {
  const opening = useMemo(() => openWhileWatched(open, ahead), [open, ahead]);
  return useWatched(opening.subscribe, opening.current);
}

function openWhileWatched<Opened extends { close(): void }>(
  open: (() => Opened) | null,
  ahead: Ahead<Opened> | undefined,
) {
  let opened: Opened | null = null;
  return {
    // A render that React drops must not take what the next one needs.
    current: () => opened ?? ahead?.peek() ?? null,
    subscribe: (onOpen: () => void) => {
      const own = ahead?.take() ?? open?.();
      if (!own) return () => undefined;
      opened = own;
      onOpen();
      return () => {
        own.close();
        opened = null;
      };
    },
  };
}
