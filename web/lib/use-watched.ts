import { useSyncExternalStore } from 'react';

/**
 * A value that is watched. The server reads it in the same way as the browser: unlike the address or the window, it
 * comes with the data of the page.
 */
export function useWatched<Value>(
  watch: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  return useSyncExternalStore(watch, read, read);
}
