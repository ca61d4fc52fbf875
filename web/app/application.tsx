import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { makeQueryClient } from '../api/query-client.ts';
import { placeAt } from '../lib/paths.ts';
import { styleNonce } from '../lib/style-nonce.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { theme } from '../ui/theme.ts';
import { CoursePage } from './course-page.tsx';

// Students hardly ever see these.
const WelcomePage = lazy(async () => {
  const module = await import('../features/welcome/welcome-page.tsx');
  return { default: module.WelcomePage };
});
const PdfScreen = lazy(async () => {
  const module = await import('./pdf-screen.tsx');
  return { default: module.PdfScreen };
});
const NotFoundPage = lazy(async () => {
  const module = await import('../features/not-found/not-found-page.tsx');
  return { default: module.NotFoundPage };
});

/** The whole application: theme and server state around the screen that the address asks for. */
export function Application() {
  const [client] = useState(makeQueryClient);
  return (
    <MantineProvider
      theme={theme}
      defaultColorScheme="auto"
      getStyleNonce={() => styleNonce() ?? ''}
      // The build has already written the variables into a style sheet.
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={client}>
        <ErrorBoundary place={location.pathname}>
          <Suspense>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      </QueryClientProvider>
    </MantineProvider>
  );
}

function Screen() {
  const place = placeAt(location.pathname);
  switch (place.screen) {
    case 'welcome':
      return <WelcomePage />;
    case 'course':
      return <CoursePage courseID={place.courseID} />;
    case 'pdf':
      return <PdfScreen courseID={place.courseID} />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
