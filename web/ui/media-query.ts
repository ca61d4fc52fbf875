import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(useWatch(query), () => listOf(query).matches);
}

/** The same for a screen that the server also draws. It doesn't know the window: null. */
export function useDrawnMediaQuery(query: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    useWatch(query),
    () => listOf(query).matches,
    () => null,
  );
}

const lists = new Map<string, MediaQueryList>();

/** One for all who ask the same: making them took 2 ms of each step to another student. */
function listOf(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = matchMedia(query);
  lists.set(query, list);
  return list;
}

function useWatch(query: string): (onChange: () => void) => () => void {
  return useCallback(
    (onChange: () => void) => {
      const list = listOf(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
}
