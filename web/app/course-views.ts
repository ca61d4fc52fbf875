// The views of a course, each loaded when it is needed: whoever only answers questions loads nothing else.
import type { StudentView } from '@elenchus/domain/screens/opening-view.ts';
import { LookUpEntry } from '../features/my-philosophy/look-up-entry.ts';
import type { CourseModel } from '@elenchus/domain/course/course-model.ts';
import { loadRendererFor } from '../ui/markdown-text.tsx';
import { loadable } from '../ui/loadable.tsx';

export const DescriptionView = loadable(async () => {
  const module = await import('../features/description/description-view.tsx');
  return module.DescriptionView;
});
export const ScheduleView = loadable(async () => {
  const module = await import('../features/schedule/schedule-view.tsx');
  return module.ScheduleView;
});
export const LoginView = loadable(async () => {
  const module = await import('../features/login/login-view.tsx');
  return module.LoginView;
});
export const HelpView = loadable(async () => {
  const module = await import('../features/help/help-view.tsx');
  return module.HelpView;
});
export const MyPhilosophyView = loadable(async () => {
  const module = await import('../features/my-philosophy/my-philosophy-view.tsx');
  return module.MyPhilosophyView;
});

/** What of a course decides which code a view needs. */
type CourseTexts = Pick<CourseModel, 'settings'>;

/** Loads the code of a view. Who is logged in is not known yet, so My Philosophy loads with its login. */
export async function loadView(view: StudentView, course: CourseTexts | null): Promise<void> {
  switch (view.kind) {
    case 'desc':
      await DescriptionView.load();
      return course === null ? undefined : loadRendererFor(course.settings.description);
    case 'sched':
      return ScheduleView.load();
    case 'myphi':
    case 'section':
      return void (await Promise.all([LoginView.load(), MyPhilosophyView.load()]));
    case 'rubric':
      await loadRendererFor('');
      return loadLookUp();
    case 'faq':
    case 'progress':
    case 'grades':
      return loadLookUp();
  }
}

/** Loads the code of the help. */
export async function loadHelp(): Promise<void> {
  await Promise.all([HelpView.load(), loadRendererFor('')]);
}

/** Fetches the small views that somebody may want next: without a connection they are there all the same. */
export function fetchOtherViews(): void {
  void Promise.allSettled([ScheduleView.load(), DescriptionView.load(), LookUpEntry.load()]);
}

async function loadLookUp(): Promise<void> {
  await Promise.all([LoginView.load(), MyPhilosophyView.load(), LookUpEntry.load()]);
}
