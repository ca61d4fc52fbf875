// The events of a page that matter while a person is typing.

interface PageMoments {
  /** The page may close at any moment. */
  onLeave(): void;
  /** A good moment to look again: the person is back, or the connection is. */
  onReturn(): void;
  onConnection(isOnline: boolean): void;
  /** Whether closing the page now would lose something. */
  wouldLose(): boolean;
}

/** Starts watching; answers how to stop. */
export function watchPage(moments: PageMoments): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') moments.onLeave();
    else moments.onReturn();
  };
  const onUnload = (event: BeforeUnloadEvent): void => {
    if (moments.wouldLose()) event.preventDefault();
  };
  document.addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('pagehide', () => moments.onLeave(), { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && moments.onReturn(), { signal });
  addEventListener('focus', () => moments.onReturn(), { signal });
  addEventListener('online', () => moments.onConnection(true), { signal });
  addEventListener('offline', () => moments.onConnection(false), { signal });
  addEventListener('beforeunload', onUnload, { signal });
  return () => stop.abort();
}
