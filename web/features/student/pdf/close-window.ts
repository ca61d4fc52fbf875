// Closes the window once the file is in the browser's downloads.
import { pause } from './pause.ts';

/** Long enough to read what has happened, and for the browser to take the file over. */
const READ_MS = 1500;
const CLOSING_MS = 500;

/** Closes this window. It returns only if the browser refuses, as for a window that a person opened. */
export async function closeWindow(signal: AbortSignal): Promise<void> {
  await pause(READ_MS, signal);
  await whenFree(signal);
  window.close();
  await pause(CLOSING_MS, signal);
}

/** A window that is seen but has not the focus may be showing the dialog that asks where to save the file. */
async function whenFree(signal: AbortSignal): Promise<void> {
  if (document.hasFocus() || document.visibilityState === 'hidden') return;
  const { promise, resolve } = Promise.withResolvers<void>();
  addEventListener('focus', () => resolve(), { once: true, signal });
  await promise;
  await pause(READ_MS, signal);
}
