// The save queue as a pure state machine: an event and the time give the next state and commands.
import type { KeptTexts, QueueCommand, QueueEvent, TabMessage } from './queue-event.ts';
import { applyOutcome } from './queue-outcome.ts';
import { hurry, sendEverything, sendWhatIsDue } from './queue-sending.ts';
import {
  type TabTimes,
  hasSameTexts,
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

type ServerNews = Extract<TabMessage, { readonly type: 'heard' }>;

interface QueueStep {
  readonly state: QueueState;
  readonly commands: readonly QueueCommand[];
}

/** The next state after an event, and the commands to carry out. */
export function stepQueue(state: QueueState, event: QueueEvent, now: number): QueueStep {
  const turn = new QueueTurn(state, now);
  applyEvent(turn, event);
  // Every tab draws the same conclusions from a message: repeating them would go in circles.
  if (event.type !== 'tab-message' && event.type !== 'settled-elsewhere') turn.notifyTabs();
  sendWhatIsDue(turn);
  return { state: turn.state, commands: turn.commands };
}

function applyEvent(turn: QueueTurn, event: QueueEvent): void {
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

type Edit = Extract<QueueEvent, { readonly type: 'edited' }>;

function edit(turn: QueueTurn, { key, value, followers = [] }: Edit): void {
  const { state, now } = turn;
  const shown = shownVersion(state, key);
  if (shown && hasSameTexts(shown.value, value)) return;
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

function drop(turn: QueueTurn, key: string): void {
  const waiting = turn.state.unsent.get(key);
  if (!waiting) return;
  turn.commands.push({ type: 'post', message: { type: 'dropped', edit: keptPart(waiting) } });
  turn.giveUp(waiting);
}

function seenBy(
  tab: string,
  previous: Unsent | null | undefined,
  dropped: TabTimes,
): Unsent['seen'] {
  const known = previous ? { ...previous.seen, [previous.tab]: previous.editedAt } : {};
  const { [tab]: _own, ...seen } = latestTimes(dropped, known);
  return seen;
}

function restore(turn: QueueTurn, { unsent, setAside }: KeptTexts): void {
  turn.change({ isRestored: true });
  for (const text of setAside) turn.showAside(text);
  for (const item of unsent) turn.take(item, turn.now);
}

function applyMessage(turn: QueueTurn, message: TabMessage): void {
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

function applyServerNews(turn: QueueTurn, { saved, versions, setAside }: ServerNews): void {
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
function settleElsewhere(turn: QueueTurn, item: Unsent): void {
  if (turn.isGivenUp(item)) return;
  const known = turn.state.settled.get(item.key)?.editedAt ?? 0;
  if (known <= item.base) return turn.acknowledge(item, item.base);
  // The server's later version is known here: treating this text as that version would show what was never saved.
  const waiting = turn.state.unsent.get(item.key);
  if (waiting?.tab === item.tab && waiting.editedAt === item.editedAt) turn.drop(waiting);
}

function isDropped(waiting: Waiting, { tab, editedAt }: SetAside, now: number): boolean {
  return waiting.tab === tab && waiting.editedAt === editedAt && !isTyping(waiting, now);
}
