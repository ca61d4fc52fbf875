import { loadable } from '../../../../ui/loading/loadable.tsx';

/** Students come to answer questions; what they look up now and then is loaded when they do. */
export const LookUpEntry = loadable(async () => {
  const module = await import('./look-up-view.tsx');
  return module.LookUpView;
});
