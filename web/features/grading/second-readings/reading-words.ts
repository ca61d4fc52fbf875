// Why readings that were saved aren't with the server yet, and where they are until then.
import type { ReadingQueue } from '../../../saving/second-readings/reading-queue.ts';

/** What keeps readings from the server; null while nothing does. */
export function delayWords(queue: ReadingQueue, count = 1): string | null {
  const { isKept, isOnline, trouble } = queue.state();
  if (trouble?.kind === 'logged-out') return 'Not saved: you’re logged out. Log in again.';
  if (trouble === null && isOnline) return null;
  const readings = count === 1 ? 'your reading is' : `${count} of your readings are`;
  const tab = `only in this tab, so keep it open, and`;
  const where = `${readings} ${isKept ? 'kept on this device and' : tab} will be sent.`;
  return trouble?.kind === 'busy' || trouble?.kind === 'slowed'
    ? `Not saved yet: the server is busy. ${where.charAt(0).toUpperCase()}${where.slice(1)}`
    : `Offline: ${where}`;
}
