// Components whose code is loaded when it is first needed.
import { lazy, useState, type ComponentType, type ReactNode } from 'react';

interface Loadable<Props> {
  (props: Props): ReactNode;
  /** Loads the code; from then on the component renders without a fallback. */
  load(): Promise<void>;
}

/**
 * A component that renders at once when its code is there.
 * React's own lazy component suspends even then, and React keeps the fallback on the screen for at least 300 ms.
 */
export function loadable<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): Loadable<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => (loaded ??= await fetchComponent());
  const Waiting = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  function LoadableComponent(props: Props): ReactNode {
    // What is shown stays what it is: another component would lose what somebody has typed.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Shown {...props} />;
  }
  return Object.assign(LoadableComponent, { load: async () => void (await load()) });
}
