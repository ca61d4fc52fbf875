// The views of a course, each loaded when it is needed: whoever only answers questions loads nothing else.
import type { StudentView } from '@elenchus/domain/screens/opening-view.ts';
import type { Session } from '../calls/session/kept-session.ts';
import { LookUpEntry } from '../features/student/my-philosophy/look-up/look-up-entry.ts';
import { loadRendererFor } from '../ui/markdown/markdown-text.tsx';
import { loadable } from '../ui/loading/loadable.tsx';

export const DescriptionView = loadable(async () => {
  const module = await import('../features/student/description/description-view.tsx');
  return module.DescriptionView;
});
export const ScheduleView = loadable(async () => {
  const module = await import('../features/student/schedule/schedule-view.tsx');
  return module.ScheduleView;
});
export const LoginView = loadable(async () => {
  const module = await import('../features/account/login/login-view.tsx');
  return module.LoginView;
});
export const HelpView = loadable(async () => {
  const module = await import('../features/site/help/help-view.tsx');
  return module.HelpView;
});
const importMyPhilosophy = () => import('../features/student/my-philosophy/my-philosophy-view.tsx');
export const MyPhilosophyView = loadable(async () => {
  const module = await importMyPhilosophy();
  return module.MyPhilosophyView;
});

/** Gets ready what a person's own page needs of this device. What it answers says whether that is nothing. */
export async function prepareOwnView(courseID: string, session: Session): Promise<() => boolean> {
  const module = await importMyPhilosophy();
  return module.prepareOwnPage(courseID, session);
}

/** What decides which code a view needs, as far as it is known. */
interface Known {
  readonly description?: string;
  readonly isLoggedIn?: boolean;
}

/** Loads the code of a view. */
export async function loadView(view: StudentView, known: Known): Promise<void> {
  if (view.kind === 'desc') {
    await DescriptionView.load();
    if (known.description !== undefined) await loadRendererFor(known.description);
  } else if (view.kind === 'sched') await ScheduleView.load();
  else if (known.isLoggedIn === false) await LoginView.load();
  else if (known.isLoggedIn) await Promise.all([MyPhilosophyView.load(), loadLookUp(view)]);
}

/** Loads the code of the help. */
export async function loadHelp(): Promise<void> {
  await Promise.all([HelpView.load(), loadRendererFor('')]);
}

/** Fetches the small views that somebody may want next: without a connection they are there all the same. */
export function fetchOtherViews(): void {
  void Promise.allSettled([
    ScheduleView.load(),
    DescriptionView.load(),
    LookUpEntry.load(),
    LoginView.load(),
  ]);
}

/** Fetches what comes after the login while somebody types. */
export function fetchOwnViews(): void {
  void Promise.allSettled([MyPhilosophyView.load()]);
}

/** What a student looks up besides the questions. */
async function loadLookUp({ kind }: StudentView): Promise<void> {
  if (kind === 'section' || kind === 'myphi') return;
  await Promise.all([LookUpEntry.load(), kind === 'rubric' ? loadRendererFor('') : undefined]);
}
