// The cache of server answers: how often to retry, and when to refresh.
import { focusManager, QueryClient } from '@tanstack/react-query';
import { CallFailure } from './call-endpoint.ts';

/** The cache of one page. */
export function makeQueryClient(): QueryClient {
  watchFocus();
  return new QueryClient({
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
