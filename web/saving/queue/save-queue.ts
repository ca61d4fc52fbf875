// The save queue at work in a page: the machine, the device, the server, the other tabs and the clock.
import { deviceWriter } from './device-writer.ts';
import { watchPage } from './page-moments.ts';
import type {
  KeptTexts,
  QueueCommand,
  QueueEvent,
  SendOutcome,
  StoreChange,
} from './queue-event.ts';
import {
  emptyQueue,
  type Fields,
  type QueueState,
  type SetAside,
  type Unsent,
  type Version,
  wakeAt,
} from './queue-state.ts';
import { stepQueue } from './queue-step.ts';
import { sendAtOnce, sendInTurn } from './sending-turns.ts';
import { openTabChannel } from './tab-channel.ts';
import type { QueueWire } from './queue-wire.ts';
import type { UnsentStore } from './unsent-store.ts';

/** Sends a list to the server and returns the result. */
export type Transport<Value = Fields> = (
  items: readonly Version<Value>[],
  signal: AbortSignal,
) => Promise<SendOutcome<Value>>;

interface SaveQueueSettings<Value> {
  /** Whose texts these are: another scope never sees or sends them. */
  readonly scope: string;
  readonly wire: QueueWire<Value>;
  readonly transport: Transport<Value>;
  readonly store: UnsentStore;
  /** Whether a person made what is under this key, so that leaving must not lose it; true for all by default. */
  readonly isWork?: (key: string) => boolean;
  /** The keys of texts that the server refuses without the one under this key; none by default. */
  readonly followersOf?: (key: string) => readonly string[];
}

export interface SaveQueue<Value = Fields> {
  readonly state: () => QueueState<Value>;
  /** Calls at every change of the state; answers how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
  /** A text has a new value; texts that change at the same moment are sent in one list. */
  edit(key: string, value: Value, at?: number): void;
  /** The person gives up what waits under this key: it is shown and sent nowhere any more. */
  drop(key: string): void;
  /** The server's versions were loaded: merges them, and never over unsaved typing. */
  receive(versions: readonly Version<Value>[]): void;
  /** The person is logged in again, or another call has reached the server. */
  resume(): void;
  /** The person has dealt with a text that was set aside. */
  discard(text: SetAside<Value>): void;
  /** Sets a text aside, to be shown until the person has dealt with it. */
  putAside(text: SetAside<Value>): void;
  /**
   * Sends everything without waiting for more, for example before the page changes. The list in flight arrives first.
   */
  sendNow(): void;
  /** Ends when everything is on the device, or cannot be. */
  whenKept(): Promise<void>;
  close(): void;
}

/** A server that doesn't answer for this long counts as unreachable. */
const SENDING_LIMIT_MS = 60_000;

type SendCommand<Value> = Extract<QueueCommand<Value>, { readonly type: 'send' }>;

/** Opens the queue of a scope and takes up what an earlier page left unsent. */
export function openSaveQueue<Value>(settings: SaveQueueSettings<Value>): SaveQueue<Value> {
  const { scope, wire, transport, store, isWork = () => true, followersOf = () => [] } = settings;
  let state = emptyQueue<Value>(newTabName());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  const listeners = new Set<() => void>();
  const writer = deviceWriter(store, scope, (isKept) => {
    if (state.isKept !== isKept) happen({ type: 'storage', isKept });
  });
  const tabs = openTabChannel(scope, (received) => {
    for (const message of wire.readMessage(received)) happen({ type: 'tab-message', message });
  });
  const stopWatching = watchPage({
    onLeave: leave,
    onReturn: () => void resume(),
    onConnection: (isOnline) => {
      happen({ type: 'connection', isOnline });
      if (isOnline) void resume();
    },
    wouldLose: () => !state.isKept && [...state.unsent.keys()].some(isWork),
  });

  function happen(event: QueueEvent<Value>, at = Date.now()): void {
    const before = state;
    const { state: after, commands } = stepQueue(state, event, at, wire.encode);
    state = after;
    carryOut(commands);
    arm();
    if (before !== after) for (const listener of listeners) listener();
  }

  function carryOut(commands: readonly QueueCommand<Value>[]): void {
    const changes: StoreChange[] = [];
    for (const command of commands) {
      if (command.type === 'post') tabs.post(wire.writtenMessage(command.message));
      else if (command.type !== 'send') changes.push(wire.writtenChange(command));
    }
    if (changes.length > 0) writer.write(changes);
    for (const command of commands) if (command.type === 'send') void send(command);
  }

  function arm(): void {
    clearTimeout(timer);
    const at = isClosed ? null : wakeAt(state);
    if (at === null) return;
    timer = setTimeout(() => happen({ type: 'time-passed' }), Math.max(0, at - Date.now()));
  }

  function send(command: SendCommand<Value>): Promise<void> {
    if (command.isLeaving) return sendAtOnce(scope, deliver(command, command.items));
    return sendInTurn(scope, async () => {
      await sendAtOnce(scope, deliver(command, await stillUnsent(command.items)));
      // The next tab reads the device to see what is left to send.
      await writer.whenWritten();
    });
  }

  async function deliver(
    { id }: SendCommand<Value>,
    items: readonly Unsent<Value>[],
  ): Promise<void> {
    const outcome = await attempt(items);
    happen({ type: 'sent', id, items, outcome, jitter: Math.random() });
  }

  async function attempt(items: readonly Unsent<Value>[]): Promise<SendOutcome<Value>> {
    if (items.length === 0) return { kind: 'answered', saved: [], outdated: [] };
    try {
      return await transport(items, AbortSignal.timeout(SENDING_LIMIT_MS));
    } catch {
      return { kind: 'unreachable' };
    }
  }

  /** What no other tab has dealt with while this one waited for its turn. */
  async function stillUnsent(items: readonly Unsent<Value>[]): Promise<readonly Unsent<Value>[]> {
    const kept = await refresh();
    if (kept === null || !state.isKept) return items;
    const { left, gone } = stillKept(kept, items);
    if (gone.length > 0) happen({ type: 'settled-elsewhere', items: gone });
    return left;
  }

  async function refresh(): Promise<KeptTexts<Value> | null> {
    try {
      const kept = wire.readKept(await writer.load());
      happen({ type: 'restored', kept });
      return kept;
    } catch {
      happen({ type: 'storage', isKept: false });
      happen({ type: 'restored', kept: { unsent: [], setAside: [] } });
      return null;
    }
  }

  async function resume(): Promise<void> {
    await refresh();
    happen({ type: 'nudged' });
  }

  function leave(): void {
    happen({ type: 'leaving' });
    writer.flush();
  }

  void refresh();
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit: (key, value, at) =>
      happen({ type: 'edited', key, value, followers: followersOf(key) }, at),
    drop: (key) => happen({ type: 'dropped', key }),
    receive: (versions) => happen({ type: 'received', versions }),
    resume: () => happen({ type: 'nudged' }),
    discard: (text) => happen({ type: 'discarded', text }),
    putAside: (text) => happen({ type: 'put-aside', text }),
    sendNow: () => happen({ type: 'hurried' }),
    whenKept: () => writer.whenWritten(),
    close: () => {
      leave();
      isClosed = true;
      clearTimeout(timer);
      stopWatching();
      tabs.close();
    },
  };
}

/** What is on the device as it was, or edited since, and what isn't there any more. */
function stillKept<Value>({ unsent }: KeptTexts<Value>, items: readonly Unsent<Value>[]) {
  const rows = new Map(unsent.map((row) => [rowName(row), row]));
  const rowOf = (item: Unsent<Value>): Unsent<Value> | undefined => {
    const row = rows.get(rowName(item));
    return row && row.editedAt >= item.editedAt ? row : undefined;
  };
  return {
    left: items.flatMap((item) => rowOf(item) ?? []),
    gone: items.filter((item) => !rowOf(item)),
  };
}

function rowName({ key, tab }: Unsent<unknown>): string {
  return JSON.stringify([key, tab]);
}

/** Names the tab; a page that is not served over TLS has no randomUUID. */
function newTabName(): string {
  return crypto.getRandomValues(new Uint32Array(3)).join('-');
}
