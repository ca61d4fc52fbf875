import type { QueryClient } from '@tanstack/react-query';
import { followActivity } from '../ui/loading/page-idle.ts';

/** From now on the page isn't idle while it asks the server or sends something. */
export function followCalls(client: QueryClient): void {
  followActivity({
    watch: (listener) => {
      client.getQueryCache().subscribe(listener);
      client.getMutationCache().subscribe(listener);
    },
    isBusy: () => client.isFetching() + client.isMutating() > 0,
  });
}
