// The screens beside the course page, each loaded when an address asks for it: students hardly ever see them.
import type { Place } from '../lib/paths.ts';
import { loadable } from '../ui/loading/loadable.tsx';

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

/** Loads the code of the screen at an address; the course page itself is part of every page. */
export async function loadScreen({ screen }: Place): Promise<void> {
  if (screen !== 'course') await LOADABLE[screen].load();
}
