import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { placeAt } from '../lib/paths.ts';
import type { Place } from '../lib/paths.ts';
import { showOwnFonts } from '../ui/own-fonts.ts';
import { CoursePage } from './course-page.tsx';
import { PageShell } from './page-shell.tsx';
import {
  AdminPage,
  DesignEntryPage,
  GradingEntryPage,
  MantineRoot,
  NotFoundPage,
  PdfScreen,
  usesMantine,
  WelcomePage,
} from './screens.ts';

interface ApplicationProps {
  readonly client: QueryClient;
  readonly pathname: string;
}

/** The whole application: the screen that the address asks for. */
export function Application({ client, pathname }: ApplicationProps) {
  const place = placeAt(pathname);
  // What the server has drawn can be used from now on (server/http/page-opening.ts).
  useEffect(() => {
    document.querySelector('#root')?.removeAttribute('inert');
    showOwnFonts();
  }, []);
  return (
    <PageShell client={client} pathname={pathname}>
      {usesMantine(place) ? (
        <MantineRoot>
          <Screen place={place} />
        </MantineRoot>
      ) : (
        <Screen place={place} />
      )}
    </PageShell>
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
