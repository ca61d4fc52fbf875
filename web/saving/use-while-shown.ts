// Keeps a queue, or an editor over one, open for as long as a component is on the screen.
import { useMemo, useSyncExternalStore } from 'react';

/** Opens when the component appears and closes when it disappears; null until it is open. `open` must be stable. */
export function useWhileShown<Opened extends { close(): void }>(open: () => Opened): Opened | null {
  const opening = useMemo(() => openWhileWatched(open), [open]);
  return useSyncExternalStore(opening.subscribe, opening.current);
}

function openWhileWatched<Opened extends { close(): void }>(open: () => Opened) {
  let opened: Opened | null = null;
  return {
    current: () => opened,
    subscribe: (onOpen: () => void) => {
      const own = open();
      opened = own;
      onOpen();
      return () => {
        own.close();
        opened = null;
      };
    },
  };
}
