// Messages between the tabs of the same person in the same browser.
import type { TabMessage } from './queue-event.ts';

interface TabChannel {
  post(message: TabMessage): void;
  close(): void;
}

/** Increased when messages change, because an older version of the page may still be open. */
const MESSAGES = 'elenchus-save-queue-1';

/** Opens the channel of a scope; in a browser without channels, tabs do not know of each other. */
export function openTabChannel(
  scope: string,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { post: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`${MESSAGES}:${scope}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  let isOpen = true;
  return {
    // What was sent on leaving may be acknowledged after the end, and a closed channel throws.
    post: (message) => isOpen && channel.postMessage(message),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}
