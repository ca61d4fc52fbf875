// A text that is being typed, as soon as the typing pauses.
import { useEffect, useState } from 'react';

/** The text as it was when typing last paused; an emptied field counts immediately. `settle` doesn't wait. */
export function useSettledText(
  text: string,
  pause: number,
): { readonly settled: string; readonly settle: () => void } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [text, pause]);
  return { settled, settle: () => setSettled(text) };
}
