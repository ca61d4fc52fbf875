import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window matches a media query, now and whenever that changes. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(useWatch(query), () => matchMedia(query).matches);
}

/** The same for a screen that the server also draws. It doesn't know the window: null. */
export function useDrawnMediaQuery(query: string): boolean | null {
  return useSyncExternalStore<boolean | null>(
    useWatch(query),
    () => matchMedia(query).matches,
    () => null,
  );
}

function useWatch(query: string): (onChange: () => void) => () => void {
  return useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
}
