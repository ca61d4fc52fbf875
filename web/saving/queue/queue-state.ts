// The state of a save queue: unacknowledged texts, the server's versions, and texts that were set aside.

/**
 * What is saved under one key, as the device keeps it: a few named texts. A name that begins with ~ isn't a text but says
 * how to read one.
 */
export type Fields = Readonly<Record<string, string>>;

/** The texts of a value by which versions are compared: those that the device keeps of it. */
export type FieldsOf<Value> = (value: Value) => Fields;

/** Whether a field is a text of a person. */
export function isTextName(name: string): boolean {
  return !name.startsWith('~');
}

/** Without another type of value, the value is what the device keeps. */
export interface Version<Value = Fields> {
  readonly key: string;
  readonly value: Value;
  /** Epoch milliseconds of the edit: of two versions of one key the later wins. */
  readonly editedAt: number;
}

/** Edits of one text by their tabs, as the editedAt of each. */
export type TabTimes = Readonly<Record<string, number>>;

/** An edit that the server has not acknowledged, as it is kept on the device. */
export interface Unsent<Value = Fields> extends Version<Value> {
  /** editedAt of the server's version that the text builds on; 0 for none. */
  readonly base: number;
  /** The tab in which it was typed. */
  readonly tab: string;
  /** The last edit of each other tab that the text builds on, by editedAt. Clocks are set back: one time for all would not do. */
  readonly seen: TabTimes;
  /** editedAt of the edit last sent, in case its acknowledgement got lost; 0 for none. */
  readonly sentAs: number;
}

/** An unsent edit while its tab is open. */
export interface Waiting<Value = Fields> extends Unsent<Value> {
  readonly dueAt: number;
  /** When the first edit since the last send was made, so that steady typing is sent as well; 0 for none. */
  readonly since: number;
  /** When it was typed in this tab; 0 when it came from another one. */
  readonly typedAt: number;
  /** Why this one cannot be sent until it is changed. */
  readonly problem: string | null;
}

/** A text that isn't current and is kept to be shown: refused by the server, or overwritten by a later edit. */
export interface SetAside<Value = Fields> extends Version<Value> {
  /** The tab in which it was typed; '' when it came from the server. */
  readonly tab: string;
  readonly reason: 'refused' | 'superseded';
}

type Trouble =
  | { readonly kind: 'unreachable' | 'busy' | 'slowed' | 'logged-out' }
  | { readonly kind: 'rejected'; readonly sentence: string };

/** The newest version that the server is known to hold, with the server's time. */
export interface Settled<Value = Fields> extends Version<Value> {
  /** The edit on this device that it came from; null when it came from elsewhere. */
  readonly edit: Unsent<Value> | null;
}

export interface QueueState<Value = Fields> {
  readonly tab: string;
  readonly unsent: ReadonlyMap<string, Waiting<Value>>;
  readonly settled: ReadonlyMap<string, Settled<Value>>;
  /** Under each key, the last edit of each tab that the person dropped: it must not come back, or win over a later one. */
  readonly dropped: ReadonlyMap<string, TabTimes>;
  readonly refused: readonly SetAside<Value>[];
  readonly superseded: readonly SetAside<Value>[];
  /** What is on the device and this version of the page can't read. It stays there. */
  readonly unreadable: readonly Version[];
  /**
   * The keys of each list in flight. Its texts are not sent again until it has arrived, or an older one could arrive
   * last.
   */
  readonly inFlight: ReadonlyMap<number, ReadonlySet<string>>;
  readonly lastSendId: number;
  readonly trouble: Trouble | null;
  /** Nothing is sent until the person logs in again, returns to the tab or is connected. */
  readonly isBlocked: boolean;
  readonly failures: number;
  readonly retryAt: number;
  /** One by one, to find the item on account of which a whole list was rejected. */
  readonly isSendingSingly: boolean;
  readonly isOnline: boolean;
  /** Whether texts survive the tab; without it they are in memory only. */
  readonly isKept: boolean;
  /** Whether what an earlier tab left behind has been read. */
  readonly isRestored: boolean;
}

/** An empty queue. */
export function emptyQueue<Value = Fields>(tab: string): QueueState<Value> {
  return {
    tab,
    unsent: new Map(),
    settled: new Map(),
    dropped: new Map(),
    refused: [],
    superseded: [],
    unreadable: [],
    inFlight: new Map(),
    lastSendId: 0,
    trouble: null,
    isBlocked: false,
    failures: 0,
    retryAt: 0,
    isSendingSingly: false,
    isOnline: true,
    isKept: true,
    isRestored: false,
  };
}

/** What the screen shows under a key: the unsent text, or else what the server holds. */
export function shownVersion<Value>(
  state: QueueState<Value>,
  key: string,
): Version<Value> | undefined {
  return state.unsent.get(key) ?? state.settled.get(key);
}

/** Whether two values have the same texts. */
export function hasSameTexts(one: Fields, other: Fields): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => !isTextName(name) || (one[name] ?? '') === (other[name] ?? ''));
}

/** The later edit of each tab. */
export function latestTimes(one: TabTimes, other: TabTimes): TabTimes {
  const tabs = Object.keys({ ...one, ...other });
  return Object.fromEntries(
    tabs.map((tab) => [tab, Math.max(one[tab] ?? 0, other[tab] ?? 0)] as const),
  );
}

/** When there will be something to send; null when nothing waits for time to pass. */
export function wakeAt(state: QueueState<unknown>): number | null {
  if (state.inFlight.size > 0 || state.isBlocked) return null;
  let earliest = Number.POSITIVE_INFINITY;
  for (const { problem, dueAt } of state.unsent.values()) {
    if (problem === null) earliest = Math.min(earliest, dueAt);
  }
  return earliest === Number.POSITIVE_INFINITY ? null : Math.max(earliest, state.retryAt);
}
