// Hands a file to the browser's downloads, and closes the window afterwards.
import { pause } from './pause.ts';

/** Browsers read the file after the click, and some of them slowly. */
const KEEP_MS = 120_000;
/** Long enough to read what has happened, and for the browser to take the file over. */
const READ_MS = 1500;
const CLOSING_MS = 500;

/** Downloads a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), KEEP_MS);
}

/** Closes this window; comes back only if the browser refuses, as it does for a window that a person opened. */
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
