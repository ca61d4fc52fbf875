// What the save queue sends, and when.
import type { Waiting } from './queue-state.ts';
import type { QueueTurn } from './queue-turn.ts';

/** The most characters in one list; a longer one is split. */
const LIST_CHARACTERS = 1_000_000;
/** A browser carries at most 64 kB beyond the end of a page. */
const LEAVING_CHARACTERS = 50_000;

/** Sends what is due, unless a list is in flight or it is better to wait. */
export function sendWhatIsDue<Value>(turn: QueueTurn<Value>): void {
  const { state, now } = turn;
  if (state.inFlight.size > 0 || state.isBlocked || now < state.retryAt) return;
  const due = sendable(turn).filter(({ dueAt }) => dueAt <= now);
  if (due.length === 0) {
    if (state.isSendingSingly) turn.change({ isSendingSingly: false });
    return;
  }
  send(turn, state.isSendingSingly ? due.slice(0, 1) : fitting(turn, due, LIST_CHARACTERS), false);
}

/** Makes everything due, without the wait for another letter or after a failure. */
export function hurry<Value>(turn: QueueTurn<Value>): void {
  turn.change({ retryAt: 0 });
  for (const item of sendable(turn)) {
    if (item.dueAt > turn.now) turn.adjust({ ...item, dueAt: turn.now });
  }
}

/** Sends everything that isn't in flight, the latest first, because the page may close. */
export function sendEverything<Value>(turn: QueueTurn<Value>): void {
  const { isBlocked, inFlight } = turn.state;
  if (isBlocked) return;
  const keys = new Set([...inFlight.values()].flatMap((each) => [...each]));
  const rest = sendable(turn).filter(({ key }) => !keys.has(key));
  const latestFirst = rest.toSorted((one, other) => other.editedAt - one.editedAt);
  if (latestFirst.length > 0) send(turn, fitting(turn, latestFirst, LEAVING_CHARACTERS), true);
}

function sendable<Value>({ state }: QueueTurn<Value>): Waiting<Value>[] {
  return [...state.unsent.values()].filter(({ problem }) => problem === null);
}

function fitting<Value>(
  { fieldsOf }: QueueTurn<Value>,
  items: readonly Waiting<Value>[],
  most: number,
): Waiting<Value>[] {
  let characters = 0;
  return items.filter(({ value }, index) => {
    for (const text of Object.values(fieldsOf(value))) characters += text.length;
    return index === 0 || characters <= most;
  });
}

function send<Value>(
  turn: QueueTurn<Value>,
  items: readonly Waiting<Value>[],
  isLeaving: boolean,
): void {
  const id = turn.state.lastSendId + 1;
  const sent = items.map((item) => ({ ...item, since: 0, sentAs: item.editedAt }));
  for (const item of sent) turn.put(item, false);
  const keys = new Set(sent.map(({ key }) => key));
  turn.commands.push({ type: 'send', id, items: sent, isLeaving });
  turn.change({ lastSendId: id, inFlight: new Map(turn.state.inFlight).set(id, keys) });
}
