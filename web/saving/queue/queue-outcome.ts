// What becomes of texts that were sent.
import type { QueueEvent, SendOutcome } from './queue-event.ts';
import type { Unsent, Waiting } from './queue-state.ts';
import type { QueueTurn } from './queue-turn.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_BACK_OFF_MS = 30_000;

type Sent = Extract<QueueEvent, { readonly type: 'sent' }>;
type Answered = Extract<SendOutcome, { readonly kind: 'answered' }>;

/** Applies the server's answer to a list, or the lack of one. */
export function applyOutcome(turn: QueueTurn, { id, items, outcome, jitter }: Sent): void {
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

function applyAnswer(
  turn: QueueTurn,
  items: readonly Unsent[],
  { saved, outdated, changed = [] }: Answered,
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

function named(items: readonly Unsent[], keys: readonly string[]): readonly Unsent[] {
  const wanted = new Set(keys);
  return items.filter(({ key }) => wanted.has(key));
}

/** Sets a refused text aside. If it has changed since it was sent, the new text is tried. */
function refuse(turn: QueueTurn, item: Unsent): void {
  if (!unchanged(turn, item)) return;
  turn.setAside(item, 'refused');
  turn.drop(item);
}

function markProblem(turn: QueueTurn, item: Unsent, sentence: string): void {
  const waiting = unchanged(turn, item);
  if (waiting) turn.adjust({ ...waiting, problem: sentence });
}

/** The edit if it still waits as it was sent. */
function unchanged(turn: QueueTurn, { key, tab, editedAt }: Unsent): Waiting | null {
  const waiting = turn.state.unsent.get(key);
  return waiting && waiting.tab === tab && waiting.editedAt === editedAt ? waiting : null;
}

function reached(turn: QueueTurn): void {
  turn.change({ trouble: null, failures: 0, retryAt: 0 });
}

/** Tries again after a while, and not before the time that the server names. */
function wait(
  turn: QueueTurn,
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
