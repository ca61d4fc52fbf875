import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { makeQueryClient } from '../api/query-client.ts';
import { placeAt } from '../lib/paths.ts';
import type { Place } from '../lib/paths.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { CoursePage } from './course-page.tsx';

/** Screens that make do with the few controls of web/ui; Mantine would cost them 15 kB. */
const WITHOUT_MANTINE: ReadonlySet<Place['screen']> = new Set(['course', 'pdf', 'not-found']);

// Students hardly ever see these.
const MantineRoot = lazy(async () => {
  const module = await import('./mantine-root.tsx');
  return { default: module.MantineRoot };
});
const WelcomePage = lazy(async () => {
  const module = await import('../features/welcome/welcome-page.tsx');
  return { default: module.WelcomePage };
});
const PdfScreen = lazy(async () => {
  const module = await import('./pdf-screen.tsx');
  return { default: module.PdfScreen };
});
const DesignEntryPage = lazy(async () => {
  const module = await import('./design-entry-page.tsx');
  return { default: module.DesignEntryPage };
});
const GradingEntryPage = lazy(async () => {
  const module = await import('./grading-entry-page.tsx');
  return { default: module.GradingEntryPage };
});
const AdminPage = lazy(async () => {
  const module = await import('../features/admin/admin-page.tsx');
  return { default: module.AdminPage };
});
const NotFoundPage = lazy(async () => {
  const module = await import('../features/not-found/not-found-page.tsx');
  return { default: module.NotFoundPage };
});

/** The whole application: server state around the screen that the address asks for. */
export function Application() {
  const [client] = useState(makeQueryClient);
  const place = placeAt(location.pathname);
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary place={location.pathname} isWholePage>
        <Suspense>
          {WITHOUT_MANTINE.has(place.screen) ? (
            <Screen place={place} />
          ) : (
            <MantineRoot>
              <Screen place={place} />
            </MantineRoot>
          )}
        </Suspense>
      </ErrorBoundary>
    </QueryClientProvider>
  );
}

function Screen({ place }: { place: Place }) {
  switch (place.screen) {
    case 'welcome':
      return <WelcomePage />;
    case 'course':
      return <CoursePage courseID={place.courseID} />;
    case 'pdf':
      return <PdfScreen courseID={place.courseID} />;
    case 'design':
      return <DesignEntryPage courseID={place.courseID} />;
    case 'grading':
      return <GradingEntryPage courseID={place.courseID} />;
    case 'admin':
      return <AdminPage />;
    case 'not-found':
      return <NotFoundPage />;
  }
}
