import { useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../../calls/session/session-queries.ts';
import styles from './bell-place.module.css';

type Bell = ComponentType<{ readonly courseID: string }>;

/** When the page has settled. Milliseconds. */
const DELAY = 1500;

async function loadBell(): Promise<{ readonly Bell: Bell }> {
  const module = await import('../notices/notice-bell.tsx');
  return { Bell: module.NoticeBell };
}

/** The room of the bell in the header. Its code and its count come after the page, which waits for neither. */
export function BellPlace({ courseID }: { readonly courseID: string }) {
  const isLoggedIn = useSession(courseID).data?.isLoggedIn === true;
  const [loaded, setLoaded] = useState<{ readonly Bell: Bell }>();
  useEffect(() => {
    if (!isLoggedIn) return undefined;
    const timer = setTimeout(() => {
      // Without a connection there is no bell; the page works without it.
      loadBell().then(setLoaded, () => undefined);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [isLoggedIn]);
  if (!isLoggedIn) return null;
  return <div className={styles.place}>{loaded && <loaded.Bell courseID={courseID} />}</div>;
}
