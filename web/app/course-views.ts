// The views of a course, each loaded when it is needed: whoever only answers questions loads nothing else.
import { lazy } from 'react';
import type { StudentView } from '@elenchus/domain/screens/opening-view.ts';

// Its failure shows where a text is drawn.
const expectRenderer = (): void => void Promise.allSettled([import('../ui/rendered-markdown.tsx')]);

const load = {
  description: async () => {
    // Its text needs the renderer, which would otherwise be asked for only afterwards.
    expectRenderer();
    const module = await import('../features/description/description-view.tsx');
    return { default: module.DescriptionView };
  },
  schedule: async () => {
    const module = await import('../features/schedule/schedule-view.tsx');
    return { default: module.ScheduleView };
  },
  login: async () => {
    const module = await import('../features/login/login-view.tsx');
    return { default: module.LoginView };
  },
  help: async () => {
    expectRenderer();
    const module = await import('../features/help/help-view.tsx');
    return { default: module.HelpView };
  },
  myPhilosophy: async () => {
    const module = await import('../features/my-philosophy/my-philosophy-view.tsx');
    return { default: module.MyPhilosophyView };
  },
};

export const DescriptionView = lazy(load.description);
export const ScheduleView = lazy(load.schedule);
export const LoginView = lazy(load.login);
export const HelpView = lazy(load.help);
export const MyPhilosophyView = lazy(load.myPhilosophy);

/** Starts loading what the address asks for while the course itself is still on its way. */
export function expectView(asked: StudentView | null, isLoggedIn: boolean): void {
  const kind = asked?.kind ?? 'desc';
  if (kind === 'desc') void load.description();
  else if (kind === 'sched') void load.schedule();
  else void (isLoggedIn ? load.myPhilosophy() : load.login());
}

/** Fetches the small views that somebody may want next: without a connection they are there all the same. */
export function fetchOtherViews(): void {
  void Promise.allSettled([
    import('../features/schedule/schedule-view.tsx'),
    import('../features/description/description-view.tsx'),
    import('../features/my-philosophy/look-up-view.tsx'),
  ]);
}
