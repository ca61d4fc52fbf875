// Escape closes what is open below a text field, and nothing around it.
import { useEffect, useRef, type RefObject } from 'react';

/** Calls when Escape is pressed inside an element. */
export function useLeaveKey(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    const inside = element.current;
    const listen = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      latest.current();
    };
    inside?.addEventListener('keydown', listen);
    return () => inside?.removeEventListener('keydown', listen);
  }, [element]);
}
