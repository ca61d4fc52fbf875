import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { placeAt } from '../lib/paths.ts';
import type { Place } from '../lib/paths.ts';
import { renderAtTime } from '../opening/page/server-clock.ts';
import { makeUsable } from '../ui/loading/usable-page.ts';
import { showOwnFonts } from '../ui/own-fonts.ts';
import { CoursePage } from './course-page.tsx';
import { PageShell } from './page-shell.tsx';
import {
  AdminPage,
  DesignEntryPage,
  GradingEntryPage,
  NotFoundPage,
  PdfScreen,
  WelcomePage,
} from './screens.ts';

interface ApplicationProps {
  readonly client: QueryClient;
  readonly pathname: string;
  /** The server has drawn the screen, and React takes its elements over. */
  readonly isDrawn: boolean;
  /** Something is on the screen. */
  onOpen(this: void): void;
}

/** If no view has said by then that it can be used, React takes it over at the first touch. Milliseconds. */
const LONGEST_TAKEOVER = 5000;

/** The whole application: the screen that the address asks for. */
export function Application({ client, pathname, isDrawn, onOpen }: ApplicationProps) {
  const place = placeAt(pathname);
  useEffect(showOwnFonts, []);
  useEffect(onOpen, [onOpen]);
  useEffect(() => {
    if (!isDrawn) return makeUsable();
    // The view is taken over after what is around it, and says so itself (ViewHeading).
    const timer = setTimeout(() => {
      makeUsable();
      renderAtTime(null);
    }, LONGEST_TAKEOVER);
    return () => clearTimeout(timer);
  }, [isDrawn]);
  return (
    <PageShell client={client} pathname={pathname}>
      <Screen place={place} />
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
