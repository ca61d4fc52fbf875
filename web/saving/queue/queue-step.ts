// The save queue as a pure state machine: an event and the time give the next state and commands.
import type { KeptTexts, QueueCommand, QueueEvent, TabMessage } from './queue-event.ts';
import { applyOutcome } from './queue-outcome.ts';
import { hurry, sendEverything, sendWhatIsDue } from './queue-sending.ts';
import {
  type TabTimes,
  type FieldsOf,
  latestTimes,
  type QueueState,
  type SetAside,
  shownVersion,
  type Unsent,
  type Waiting,
} from './queue-state.ts';
import { keptPart, QueueTurn } from './queue-turn.ts';
import { isTyping } from './version-conflict.ts';

const DEBOUNCE_MS = 500;
/** Someone who never pauses is saved all the same. */
const LONGEST_WAIT_MS = 5000;
/** A tab sends another tab's text only when that tab seems to be closed. */
const OTHER_TAB_WAIT_MS = 3000;

type ServerNews<Value> = Extract<TabMessage<Value>, { readonly type: 'heard' }>;

interface QueueStep<Value> {
  readonly state: QueueState<Value>;
  readonly commands: readonly QueueCommand<Value>[];
}

/** The next state after an event, and the commands to carry out. */
export function stepQueue<Value>(
  state: QueueState<Value>,
  event: QueueEvent<Value>,
  now: number,
  fieldsOf: FieldsOf<Value>,
): QueueStep<Value> {
  const turn = new QueueTurn(state, now, fieldsOf);
  applyEvent(turn, event);
  // Every tab draws the same conclusions from a message: repeating them would go in circles.
  if (event.type !== 'tab-message' && event.type !== 'settled-elsewhere') turn.notifyTabs();
  sendWhatIsDue(turn);
  return { state: turn.state, commands: turn.commands };
}

function applyEvent<Value>(turn: QueueTurn<Value>, event: QueueEvent<Value>): void {
  switch (event.type) {
    case 'edited':
      return edit(turn, event);
    case 'dropped':
      return drop(turn, event.key);
    case 'restored':
      return restore(turn, event.kept);
    case 'tab-message':
      return applyMessage(turn, event.message);
    case 'received':
      return event.versions.forEach((version) => turn.receive(version));
    case 'sent':
      return applyOutcome(turn, event);
    case 'settled-elsewhere':
      return event.items.forEach((item) => settleElsewhere(turn, item));
    case 'nudged':
      return turn.change({ retryAt: 0, isBlocked: false });
    case 'hurried':
      return hurry(turn);
    case 'leaving':
      return sendEverything(turn);
    case 'connection':
      return turn.change({ isOnline: event.isOnline });
    case 'storage':
      return turn.change({ isKept: event.isKept });
    case 'discarded':
      turn.commands.push({ type: 'discard', text: event.text }, { type: 'post', message: event });
      return turn.hideAside(event.text);
    case 'put-aside':
      return turn.setAside(event.text, event.text.reason);
    case 'time-passed':
      return;
  }
}

type Edit<Value> = Extract<QueueEvent<Value>, { readonly type: 'edited' }>;

function edit<Value>(turn: QueueTurn<Value>, { key, value, followers = [] }: Edit<Value>): void {
  const { state, now } = turn;
  const shown = shownVersion(state, key);
  if (shown && turn.hasSameTexts(shown.value, value)) return;
  const waiting = state.unsent.get(key);
  const settled = state.settled.get(key);
  const previous = waiting ?? settled?.edit;
  const dropped = state.dropped.get(key) ?? {};
  const since = waiting?.since || now;
  const dueAt = Math.min(now + DEBOUNCE_MS, since + LONGEST_WAIT_MS);
  turn.put(
    {
      key,
      value,
      // An edit is later than what it replaces, even if the clock of the device is slow or was set back.
      editedAt: Math.max(
        now,
        ...[previous?.editedAt, settled?.editedAt, ...Object.values(dropped)].map(
          (time = 0) => time + 1,
        ),
      ),
      base: waiting?.base ?? settled?.editedAt ?? 0,
      tab: state.tab,
      seen: seenBy(state.tab, previous, dropped),
      sentAs: waiting?.sentAs ?? 0,
      dueAt,
      since,
      typedAt: now,
      problem: null,
    },
    true,
  );
  for (const follower of followers) {
    const unsent = turn.state.unsent.get(follower);
    if (unsent && unsent.dueAt < dueAt) turn.adjust({ ...unsent, dueAt });
  }
}

function drop<Value>(turn: QueueTurn<Value>, key: string): void {
  const waiting = turn.state.unsent.get(key);
  if (!waiting) return;
  turn.commands.push({ type: 'post', message: { type: 'dropped', edit: keptPart(waiting) } });
  turn.giveUp(waiting);
}

function seenBy(
  tab: string,
  previous: Unsent<unknown> | null | undefined,
  dropped: TabTimes,
): TabTimes {
  const known = previous ? { ...previous.seen, [previous.tab]: previous.editedAt } : {};
  const { [tab]: _own, ...seen } = latestTimes(dropped, known);
  return seen;
}

function restore<Value>(
  turn: QueueTurn<Value>,
  { unsent, setAside, unreadable = turn.state.unreadable }: KeptTexts<Value>,
): void {
  turn.change({ isRestored: true, unreadable });
  for (const text of setAside) turn.showAside(text);
  for (const item of unsent) turn.take(item, turn.now);
}

function applyMessage<Value>(turn: QueueTurn<Value>, message: TabMessage<Value>): void {
  switch (message.type) {
    case 'edited':
      for (const item of message.items) turn.take(item, turn.now + OTHER_TAB_WAIT_MS);
      return;
    case 'heard':
      return applyServerNews(turn, message);
    case 'discarded':
      return turn.hideAside(message.text);
    case 'dropped':
      return turn.giveUp(message.edit);
  }
}

function applyServerNews<Value>(
  turn: QueueTurn<Value>,
  { saved, versions, setAside }: ServerNews<Value>,
): void {
  // Kept here too: the tab that sent it may end before it has done so.
  for (const text of setAside) {
    turn.setAside(text, text.reason);
    const waiting = turn.state.unsent.get(text.key);
    if (waiting && isDropped(waiting, text, turn.now)) turn.drop(waiting);
  }
  for (const { edit: known, savedAs } of saved) turn.acknowledge(known, savedAs);
  for (const version of versions) turn.receive(version);
  if (saved.length > 0) {
    turn.change({ trouble: null, failures: 0, retryAt: 0, isBlocked: false });
  }
}

/** The result isn't known here. The tab that sent it reports it, or the next load of the answers shows it. */
function settleElsewhere<Value>(turn: QueueTurn<Value>, item: Unsent<Value>): void {
  if (turn.isGivenUp(item)) return;
  const known = turn.state.settled.get(item.key)?.editedAt ?? 0;
  if (known <= item.base) return turn.acknowledge(item, item.base);
  // The server's later version is known here: treating this text as that version would show what was never saved.
  const waiting = turn.state.unsent.get(item.key);
  if (waiting?.tab === item.tab && waiting.editedAt === item.editedAt) turn.drop(waiting);
}

function isDropped(
  waiting: Waiting<unknown>,
  { tab, editedAt }: SetAside<unknown>,
  now: number,
): boolean {
  return waiting.tab === tab && waiting.editedAt === editedAt && !isTyping(waiting, now);
}
