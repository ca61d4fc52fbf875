// The other tabs of the same person in the same browser: telling them, and taking turns with them.
import type { TabMessage } from './queue-event.ts';

export interface TabChannel {
  tell(message: TabMessage): void;
  close(): void;
}

/** Counts up when messages change, because an old page may still be open beside a new one. */
const MESSAGES = 'elenchus-save-queue-1';

/** Opens the channel of a scope; a browser without channels has tabs that do not hear of each other. */
export function openTabChannel(
  scope: string,
  onMessage: (message: TabMessage) => void,
): TabChannel {
  if (!('BroadcastChannel' in globalThis)) return { tell: () => {}, close: () => {} };
  const channel = new BroadcastChannel(`${MESSAGES}:${scope}`);
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => onMessage(data));
  let isOpen = true;
  return {
    // What was sent on leaving may be acknowledged after the end, and a closed channel throws.
    tell: (message) => isOpen && channel.postMessage(message),
    close: () => {
      isOpen = false;
      channel.close();
    },
  };
}

/** Does the work while no other tab does the same for this scope. */
export function takeTurns(scope: string, work: () => Promise<void>): Promise<void> {
  // Only pages served over TLS or from this machine have locks. Sending twice does no harm.
  return 'locks' in navigator ? navigator.locks.request(`${MESSAGES}:${scope}`, work) : work();
}
