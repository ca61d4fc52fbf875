// The words for what an earlier or newer version of the page left on the device, and this one can't read.
import type { QueueState } from './queue/queue-state.ts';

/** Long enough to recognize a text by it. */
const QUOTED_CHARACTERS = 200;

/** What is on the device and can't be read by this version of the page, as it is there; null if there is nothing. */
export function unreadableWords(
  { unreadable }: QueueState<unknown>,
  nameOf: (key: string) => string,
): string | null {
  const texts = unreadable.map(({ key, value }) => {
    const all = Object.values(value).filter(Boolean).join(' / ');
    const quoted = all.length > QUOTED_CHARACTERS ? `${all.slice(0, QUOTED_CHARACTERS)}…` : all;
    return `Not saved, ${nameOf(key)}: this version of the page can’t read “${quoted}”. It stays on this device. Reload the page to try again.`;
  });
  return texts.length === 0 ? null : texts.join(' ');
}
