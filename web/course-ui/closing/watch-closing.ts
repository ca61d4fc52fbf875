// Whether a course is closed, for the many parts of a page that ask: all of them share one look at the session.
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../../calls/session/session-queries.ts';

/** The server refuses changes anyway: a page may know a little later that the course was closed. Milliseconds. */
const KNOWN_FOR = 60_000;

interface ClosingWatch {
  /** Stable, for useSyncExternalStore; stops when the answer is called. */
  readonly subscribe: (onChange: () => void) => () => void;
  readonly isClosed: () => boolean;
}

const watches = new WeakMap<QueryClient, Map<string, ClosingWatch>>();

/** The same watch for everybody who asks about a course. */
export function watchClosing(client: QueryClient, courseID: string): ClosingWatch {
  const ofClient = watches.get(client) ?? new Map<string, ClosingWatch>();
  watches.set(client, ofClient);
  const watch = ofClient.get(courseID) ?? newWatch(client, courseID);
  ofClient.set(courseID, watch);
  return watch;
}

function newWatch(client: QueryClient, courseID: string): ClosingWatch {
  const query = sessionQuery(courseID);
  const listeners = new Set<() => void>();
  let stop: (() => void) | undefined;
  return {
    subscribe: (onChange) => {
      // A function of its own: the same one may come twice.
      const listener = (): void => onChange();
      listeners.add(listener);
      if (listeners.size === 1) {
        const observer = new QueryObserver(client, { ...query, staleTime: KNOWN_FOR });
        stop = observer.subscribe(() => {
          for (const each of listeners) each();
        });
      } else if (
        Date.now() - (client.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0) >
        KNOWN_FOR
      ) {
        // A page stays open for hours: a part that appears looks again.
        void client.prefetchQuery({ ...query, staleTime: KNOWN_FOR });
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop?.();
      };
    },
    isClosed: () => client.getQueryData(query.queryKey)?.isArchived === true,
  };
}
