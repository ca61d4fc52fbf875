import { useEffect, type RefObject } from 'react';

/** Commits a draft also when its field disappears or the tab closes, which leave the field as well. */
export function useCommitOnLeave(commit: RefObject<() => void>): void {
  useEffect(() => {
    const leave = (): void => commit.current();
    addEventListener('pagehide', leave, { capture: true });
    return () => {
      leave();
      removeEventListener('pagehide', leave, { capture: true });
    };
  }, [commit]);
}
