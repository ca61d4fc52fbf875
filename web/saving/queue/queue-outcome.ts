// What becomes of texts that were sent.
import type { QueueEvent, SendOutcome } from './queue-event.ts';
import type { Unsent, Waiting } from './queue-state.ts';
import type { QueueTurn } from './queue-turn.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_BACK_OFF_MS = 30_000;

type Sent<Value> = Extract<QueueEvent<Value>, { readonly type: 'sent' }>;
type Answered<Value> = Extract<SendOutcome<Value>, { readonly kind: 'answered' }>;

/** Applies the server's answer to a list, or the lack of one. */
export function applyOutcome<Value>(
  turn: QueueTurn<Value>,
  { id, items, outcome, jitter }: Sent<Value>,
): void {
  const inFlight = new Map(turn.state.inFlight);
  inFlight.delete(id);
  turn.change({ inFlight });
  switch (outcome.kind) {
    case 'answered':
      return applyAnswer(turn, items, outcome, jitter);
    case 'refused':
      reached(turn);
      return named(items, outcome.keys).forEach((item) => refuse(turn, item));
    case 'unsendable':
      reached(turn);
      return named(items, outcome.keys).forEach((item) => {
        markProblem(turn, item, outcome.sentence);
      });
    case 'invalid':
      reached(turn);
      if (items.length > 1) return turn.change({ isSendingSingly: true });
      return items.forEach((item) => markProblem(turn, item, outcome.sentence));
    case 'rejected':
      return turn.change({ trouble: outcome, isBlocked: true });
    case 'logged-out':
      return turn.change({ trouble: { kind: 'logged-out' }, isBlocked: true });
    case 'slowed':
      return wait(turn, outcome.kind, jitter, outcome.waitMs);
    case 'busy':
    case 'unreachable':
      return wait(turn, outcome.kind, jitter);
  }
}

function applyAnswer<Value>(
  turn: QueueTurn<Value>,
  items: readonly Unsent<Value>[],
  { saved, outdated, changed = [] }: Answered<Value>,
  jitter: number,
): void {
  const savedAs = new Map(saved.map(({ key, editedAt }) => [key, editedAt]));
  const newer = new Map(outdated.map((version) => [version.key, version]));
  let isComplete = true;
  for (const item of items) {
    const time = savedAs.get(item.key);
    const version = newer.get(item.key);
    if (time !== undefined) turn.acknowledge(item, time);
    else if (version) turn.receive(version);
    if (unchanged(turn, item)) isComplete = false;
  }
  for (const version of changed) turn.receive(version);
  // Immediately resending an item that the answer doesn't mention would never end.
  if (isComplete) reached(turn);
  else wait(turn, 'busy', jitter);
}

function named<Value>(
  items: readonly Unsent<Value>[],
  keys: readonly string[],
): readonly Unsent<Value>[] {
  const wanted = new Set(keys);
  return items.filter(({ key }) => wanted.has(key));
}

/** Sets a refused text aside. If it has changed since it was sent, the new text is tried. */
function refuse<Value>(turn: QueueTurn<Value>, item: Unsent<Value>): void {
  if (!unchanged(turn, item)) return;
  turn.setAside(item, 'refused');
  turn.drop(item);
}

function markProblem<Value>(turn: QueueTurn<Value>, item: Unsent<Value>, sentence: string): void {
  const waiting = unchanged(turn, item);
  if (waiting) turn.adjust({ ...waiting, problem: sentence });
}

/** The edit if it still waits as it was sent. */
function unchanged<Value>(
  turn: QueueTurn<Value>,
  { key, tab, editedAt }: Unsent<Value>,
): Waiting<Value> | null {
  const waiting = turn.state.unsent.get(key);
  return waiting && waiting.tab === tab && waiting.editedAt === editedAt ? waiting : null;
}

function reached<Value>(turn: QueueTurn<Value>): void {
  turn.change({ trouble: null, failures: 0, retryAt: 0 });
}

/** Tries again after a while, and not before the time that the server names. */
function wait<Value>(
  turn: QueueTurn<Value>,
  kind: 'busy' | 'slowed' | 'unreachable',
  jitter: number,
  leastMs = 0,
): void {
  const failures = turn.state.failures + 1;
  const waitMs = Math.max(leastMs, backOffMs(failures, jitter));
  turn.change({ trouble: { kind }, failures, retryAt: turn.now + waitMs });
}

/** A second, doubling to half a minute; the jitter from 0 to 1 makes it up to a quarter shorter or longer. */
function backOffMs(failures: number, jitter: number): number {
  const doubled = FIRST_WAIT_MS * 2 ** Math.min(failures - 1, 10);
  return Math.round(Math.min(doubled, LONGEST_BACK_OFF_MS) * (0.75 + jitter / 2));
}
