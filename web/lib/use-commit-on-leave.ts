import { useCallback, useEffect, useRef, type RefObject } from 'react';

/**
 * Commits a draft also when its field disappears or the tab closes, which leave the field as well. The function gets
 * the field, whose reference is empty by the time that it has disappeared. Returns the commit, which stays the same.
 */
export function useCommitOnLeave<Field extends HTMLElement>(
  commit: (field: Field | null) => void,
  field?: RefObject<Field | null>,
): () => void {
  const latest = useRef<() => void>(() => {});
  useEffect(() => {
    const element = field?.current ?? null;
    latest.current = () => commit(element);
  });
  const leave = useCallback((): void => latest.current(), []);
  useEffect(() => {
    addEventListener('pagehide', leave, { capture: true });
    return () => {
      leave();
      removeEventListener('pagehide', leave, { capture: true });
    };
  }, [leave]);
  return leave;
}
