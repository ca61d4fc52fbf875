import { useId, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import styles from './loaded-disclosure.module.css';

interface LoadedDisclosureProps<Props extends object> {
  /** The text of the button. */
  readonly children: ReactNode;
  /** The accessible name, where the text alone doesn't distinguish the button from others. */
  readonly name?: string;
  /** Fetches what opens; it is fetched when it is first wanted. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly partProps: Props;
}

/** A quiet question with a triangle; its answer opens below, and only then costs anything. */
export function LoadedDisclosure<Props extends object>({
  children,
  name,
  load,
  partProps,
}: LoadedDisclosureProps<Props>) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | 'failed'>();
  const toggle = (): void => {
    setOpen(!isOpen);
    if (isOpen || typeof loaded === 'object') return;
    setLoaded(undefined);
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded('failed'),
    );
  };
  return (
    <div className={styles.disclosure}>
      <button
        type="button"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {children}
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && typeof loaded === 'object' && <loaded.Part {...partProps} />}
        {loaded === undefined && <p>Loading…</p>}
        {loaded === 'failed' && (
          <p role="alert">Couldn’t load this. Close it, and try again when you’re online.</p>
        )}
      </div>
    </div>
  );
}
