// Notices when the page has been inactive for as long as a session may last, in this tab and all others.
import { sessionEnd } from '@elenchus/domain/people/session-life.ts';
import { readStored, writeStored } from './tab-storage.ts';

interface ActivityListener {
  /** Nobody was there for the life of a session. */
  onIdle(): void;
  /** The person is active; called at most once an hour, so that the server extends the session. */
  onPresent(): void;
}

const SIGNS = ['mousemove', 'mousedown', 'keydown', 'click', 'scroll'] as const;
/** Shared by all tabs: reading in one must not end the session in another. */
const KEY = 'elenchus.lastActive';
const WRITE_EVERY = 30_000;
const REPORT_EVERY = 3_600_000;

/** Starts watching; answers how to stop. Opening the page counts as activity. */
export function watchActivity(listener: ActivityListener): () => void {
  let written = 0;
  let reported = Date.now();
  let lastHere = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lastActive = (): number => Math.max(lastHere, Number(readStored('localStorage', KEY)));
  const check = (): void => {
    if (Date.now() < sessionEnd(lastActive())) arm();
    else listener.onIdle();
  };
  const arm = (): void => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.max(1000, sessionEnd(lastActive()) - Date.now()));
  };
  const mark = (now: number): void => {
    lastHere = now;
    if (now - written < WRITE_EVERY) return;
    written = now;
    writeStored('localStorage', KEY, String(now));
    arm();
  };
  const onSign = (): void => {
    const now = Date.now();
    // A machine that slept for days wakes up with a movement of the mouse before its timers run.
    if (now >= sessionEnd(lastActive())) return listener.onIdle();
    mark(now);
    if (now - reported < REPORT_EVERY) return;
    reported = now;
    listener.onPresent();
  };

  mark(Date.now());
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS) removeEventListener(sign, onSign, { capture: true });
  };
}
