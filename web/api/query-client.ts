// The cache of server answers: how often to retry, and when to refresh.
import { focusManager, QueryClient } from '@tanstack/react-query';
import { followActivity } from '../lib/page-idle.ts';
import { CallFailure } from './call-endpoint.ts';

/** The cache of one page. */
export function makeQueryClient(): QueryClient {
  watchFocus();
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // Otherwise a browser that thinks it is offline would show a skeleton forever.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && mayPass(error),
        retryDelay: (failures) => 500 * 2 ** failures,
        refetchOnReconnect: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  followCalls(client);
  return client;
}

/** The page isn't idle while it asks the server or sends something. */
function followCalls(client: QueryClient): void {
  followActivity({
    watch: (listener) => {
      client.getQueryCache().subscribe(listener);
      client.getMutationCache().subscribe(listener);
    },
    isBusy: () => client.isFetching() + client.isMutating() > 0,
  });
}

/** Whether the same call may work a moment later. */
function mayPass(error: Error): boolean {
  return !(error instanceof CallFailure) || error.status === 0 || error.status >= 500;
}

// By default only a tab that becomes visible counts, not a window that gets the focus back.
function watchFocus(): void {
  focusManager.setEventListener((onFocus) => {
    const listener = (): void => onFocus();
    addEventListener('focus', listener);
    document.addEventListener('visibilitychange', listener);
    return () => {
      removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', listener);
    };
  });
}
