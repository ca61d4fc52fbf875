// Sends what somebody has asked to send, one after the other; drafts wait on the device.
import type { SendOutcome } from './queue-event.ts';
import type { Version } from './queue-state.ts';
import type { Transport } from './save-queue.ts';

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
