import { useCallback, useEffect, useState } from 'react';
import { Button } from '../button.tsx';
import { Notice } from '../notice.tsx';
import styles from './error-boundary.module.css';

/** A page that has just been loaded and still lacks a file isn't loaded again unasked. Milliseconds. */
const OLD_ENOUGH = 20_000;

type Attempt = 'none' | 'under-way' | 'in-vain';

/** Shown in place of a view that can't be shown. */
export function BrokenView({ error }: { error: unknown }) {
  const [attempt, setAttempt] = useState<Attempt>('none');
  const isUnfetched = isFetchFailure(error);
  const reload = useCallback(async (): Promise<void> => {
    setAttempt('under-way');
    if (await isServerThere()) location.reload();
    else setAttempt('in-vain');
  }, []);
  useEffect(() => {
    if (!isUnfetched) return undefined;
    const again = (): void => void reload();
    addEventListener('online', again);
    // The part was asked for in vain earlier, and the connection has come back since.
    if (navigator.onLine && performance.now() > OLD_ENOUGH) again();
    return () => removeEventListener('online', again);
  }, [isUnfetched, reload]);
  return (
    <div role="alert">
      <title>Couldn’t show this page · Elenchus</title>
      <Notice tone="attention">
        <h1 className={styles.heading}>Couldn’t show this page.</h1>
        <p>
          {isUnfetched
            ? 'Couldn’t load this part from the server. What you typed is kept on this device and will be sent when the connection is back.'
            : 'Nothing you saved is lost. Reloading the page usually helps.'}
        </p>
        {attempt === 'in-vain' && (
          <p>Still can’t reach the server. Leave this page open and try again later.</p>
        )}
        <div>
          <Button isBusy={attempt === 'under-way'} onClick={() => void reload()}>
            Reload the page
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** A view that is loaded when it is wanted, and was not to be had: its script (each browser's words) or its style sheet. */
function isFetchFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof TypeError
    ? /module/i.test(error.message)
    : error.message.startsWith('Unable to preload CSS');
}

/** Without a connection the browser would put its own page in place of ours, and the way back with it. */
async function isServerThere(): Promise<boolean> {
  try {
    const answer = await fetch('/api/health', { cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
