import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { Suspense, type ReactNode } from 'react';
import { UnderWay } from '../ui/loading/page-idle.ts';
import { ErrorBoundary } from '../ui/loading/error-boundary.tsx';

interface PageShellProps {
  readonly client: QueryClient;
  readonly pathname: string;
  readonly children: ReactNode;
}

/** What is around every screen: what the server said, and what to show when the screen breaks. */
export function PageShell({ client, pathname, children }: PageShellProps) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary place={pathname} isWholePage>
        <Suspense fallback={<UnderWay />}>{children}</Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
