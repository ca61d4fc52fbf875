// The screens beside the course page, each loaded when an address asks for it: students hardly ever see them.
import type { Place } from '../lib/paths.ts';
import { loadable } from '../ui/loading/loadable.tsx';

export const MantineRoot = loadable(async () => {
  const module = await import('./mantine-root.tsx');
  return module.MantineRoot;
});
export const WelcomePage = loadable(async () => {
  const module = await import('../features/site/welcome/welcome-page.tsx');
  return module.WelcomePage;
});
export const PdfScreen = loadable(async () => {
  const module = await import('./other-screens.ts');
  return module.loadPdfScreen();
});
export const OwnAccount = loadable(async () => {
  const module = await import('./other-screens.ts');
  return module.loadOwnAccount();
});
export const DesignEntryPage = loadable(async () => {
  const module = await import('./other-screens.ts');
  return module.loadDesignEntryPage();
});
export const GradingEntryPage = loadable(async () => {
  const module = await import('./other-screens.ts');
  return module.loadGradingEntryPage();
});
export const AdminPage = loadable(async () => {
  const module = await import('./other-screens.ts');
  return module.loadAdminPage();
});
export const LateUnknownCourse = loadable(async () => {
  const module = await import('../features/site/unknown-course/unknown-course-page.tsx');
  return module.UnknownCoursePage;
});
export const NotFoundPage = loadable(async () => {
  const module = await import('../features/site/not-found/not-found-page.tsx');
  return module.NotFoundPage;
});

const LOADABLE = {
  welcome: WelcomePage,
  pdf: PdfScreen,
  design: DesignEntryPage,
  grading: GradingEntryPage,
  admin: AdminPage,
  'not-found': NotFoundPage,
} as const;

/** Screens that make do with the few controls of web/ui; Mantine would cost them 15 kB. */
const WITHOUT_MANTINE: ReadonlySet<Place['screen']> = new Set(['course', 'pdf', 'not-found']);

/** Whether the screen at an address needs Mantine. */
export function usesMantine({ screen }: Place): boolean {
  return !WITHOUT_MANTINE.has(screen);
}

/** Loads the code of the screen at an address; the course page itself is part of every page. */
export async function loadScreen(place: Place): Promise<void> {
  const { screen } = place;
  await Promise.all([
    screen === 'course' ? undefined : LOADABLE[screen].load(),
    usesMantine(place) ? MantineRoot.load() : undefined,
  ]);
}
