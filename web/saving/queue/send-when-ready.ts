// Sends what somebody has asked to send, one after the other; drafts wait on the device.
import type { SendOutcome } from './queue-event.ts';
import type { Fields, Version } from './queue-state.ts';
import type { SaveQueue, Transport } from './save-queue.ts';

/** `sendOne` answers null when the server has it; `draft` says that something isn't sent yet. */
export function sendWhenReady(
  draft: string,
  sendOne: (item: Version, signal: AbortSignal) => Promise<SendOutcome | null>,
): Transport {
  return async (items, signal) => {
    const drafts = items.filter(({ value }) => value['ready'] !== 'yes');
    if (drafts.length > 0) {
      return { kind: 'unsendable', keys: drafts.map(({ key }) => key), sentence: draft };
    }
    const saved: { key: string; editedAt: number }[] = [];
    for (const item of items) {
      const outcome = await sendOne(item, signal);
      if (outcome !== null) {
        // What was sent before it is acknowledged; the next attempt begins with this one.
        return saved.length > 0 ? { kind: 'answered', saved, outdated: [] } : outcome;
      }
      saved.push({ key: item.key, editedAt: item.editedAt });
    }
    return { kind: 'answered', saved, outdated: [] };
  };
}

/** Sends a text that somebody has asked to send, also one that was refused and hasn't changed since. */
export function sendReady(queue: SaveQueue, key: string, fields: Fields): void {
  const problem = queue.state().unsent.get(key)?.problem ?? null;
  // The queue leaves out an edit that changes nothing, and the refusal would stay.
  if (problem !== null) queue.edit(key, { ...fields, ready: '' });
  queue.edit(key, { ...fields, ready: 'yes' });
  queue.sendNow();
}
