// A queue of drafts: what is typed waits on the device until the person sends it. Then it goes to the server, one after the
// other. What the server refuses is a draft again, with the reason.
import {
  failureOutcome,
  readSendFailure,
  type SendFailure,
  type SendOptions,
} from '../send-call.ts';
import { type QueueCodec, queueWire } from './queue-codec.ts';
import type { SendOutcome } from './queue-event.ts';
import type { QueueState, SetAside, Version, Waiting } from './queue-state.ts';
import { openSaveQueue, type Transport } from './save-queue.ts';
import type { UnsentStore } from './unsent-store.ts';

interface DraftValue {
  /** Whether the person has asked to send it. */
  readonly isReady: boolean;
}

/** What is typed while it is written, or on its way. */
export type Draft<Value> = Omit<Value, 'isReady'> & {
  /** 'draft' is not sent yet; 'sending' is on its way, now or when the server can be reached. */
  readonly state: 'draft' | 'sending';
  /** Why the server refused it; it is a draft again. */
  readonly problem: string | null;
};

interface DraftQueueSettings<About, Value extends DraftValue> {
  readonly scope: string;
  readonly store: UnsentStore;
  readonly codec: QueueCodec<Value>;
  /** The texts that together say what a draft is about. */
  readonly partsOf: (about: About) => readonly string[];
  /** null for texts of another kind. */
  readonly aboutOf: (parts: readonly string[]) => About | null;
  /** Says that a draft isn't sent yet. */
  readonly draftSentence: string;
  /** Sends one; rejects with the failure of the call. */
  readonly post: (about: About, value: Value, options: SendOptions) => Promise<void>;
  /** What the person reads about another user's change; null for any other failure. */
  readonly conflictIn: (failure: SendFailure, about: About) => string | null;
  readonly onLoggedOut: () => void;
}

export interface DraftQueue<About, Value> {
  readonly state: () => QueueState<Value>;
  readonly subscribe: (listener: () => void) => () => void;
  /** null when nothing is typed. */
  draft(about: About): Draft<Value> | null;
  /** What the person has sent and the server doesn't have, with what the server said of it. */
  sent(): readonly { readonly about: About; readonly problem: string | null }[];
  /** Texts about the same that another tab replaced. */
  replaced(about: About): readonly SetAside<Value>[];
  discard(text: SetAside<Value>): void;
  type(about: About, value: Value): void;
  /** Sends what is typed, also if it was refused and hasn't changed since. */
  send(about: About, changes?: Partial<Value>): void;
  /** Nothing is typed any more. */
  drop(about: About): void;
  /** Whether a draft was sent and may have arrived: then the server may not have what is shown. */
  isUnderWay(about: About): boolean;
  resume(): void;
  close(): void;
}

/** Opens the queue of a person; what this person sent without a connection is sent now. */
export function openDraftQueue<About, Value extends DraftValue>(
  settings: DraftQueueSettings<About, Value>,
): DraftQueue<About, Value> {
  const { scope, codec, store } = settings;
  const underWay = new Set<string>();
  const transport = draftTransport(settings, underWay);
  const queue = openSaveQueue({ scope, store, wire: queueWire(codec), transport });
  const keyOf = (about: About): string => JSON.stringify(settings.partsOf(about));
  const waiting = (about: About) => queue.state().unsent.get(keyOf(about));
  return {
    state: queue.state,
    subscribe: queue.subscribe,
    draft: (about) => {
      const draft = waiting(about);
      return draft ? asShown(draft) : null;
    },
    sent: () =>
      [...queue.state().unsent.values()].flatMap(({ key, value, problem }) => {
        const about = value.isReady ? readKey(settings, key) : null;
        return about === null ? [] : [{ about, problem }];
      }),
    replaced: (about) => queue.state().superseded.filter(({ key }) => key === keyOf(about)),
    discard: (text) => queue.discard(text),
    type: (about, value) => queue.edit(keyOf(about), { ...value, isReady: false }),
    send: (about, changes = {}) => {
      const draft = waiting(about);
      if (!draft) return;
      const value = { ...draft.value, ...changes };
      // The queue leaves out an edit that changes nothing, and the refusal would stay.
      if (draft.problem !== null) queue.edit(keyOf(about), { ...value, isReady: false });
      queue.edit(keyOf(about), { ...value, isReady: true });
      queue.sendNow();
    },
    drop: (about) => queue.drop(keyOf(about)),
    isUnderWay: (about) => underWay.has(keyOf(about)),
    resume: () => queue.resume(),
    close: () => queue.close(),
  };
}

/** A draft as the person sees it: that it isn't sent yet is no problem. */
export function asShown<Value extends DraftValue>({
  value: { isReady, ...value },
  problem,
}: Pick<Waiting<Value>, 'value' | 'problem'>): Draft<Value> {
  const state = isReady && problem === null ? 'sending' : 'draft';
  return { ...value, state, problem: isReady ? problem : null };
}

function readKey<About, Value extends DraftValue>(
  { aboutOf }: Pick<DraftQueueSettings<About, Value>, 'aboutOf'>,
  key: string,
): About | null {
  const parts: unknown = JSON.parse(key);
  return Array.isArray(parts) ? aboutOf(parts.map(String)) : null;
}

function draftTransport<About, Value extends DraftValue>(
  settings: DraftQueueSettings<About, Value>,
  underWay: Set<string>,
): Transport<Value> {
  return async (items, signal) => {
    const drafts = items.filter(({ value }) => !value.isReady).map(({ key }) => key);
    if (drafts.length > 0) return unsendable(drafts, settings.draftSentence);
    const saved: { key: string; editedAt: number }[] = [];
    for (const item of items) {
      underWay.add(item.key);
      const outcome = await sendOne(settings, item, signal);
      // Without an answer it may have arrived all the same.
      if (outcome === null || outcome.kind === 'unsendable') underWay.delete(item.key);
      if (outcome !== null) {
        // What was sent before it is acknowledged; the next attempt begins with this one.
        return saved.length > 0 ? { kind: 'answered', saved, outdated: [] } : outcome;
      }
      saved.push({ key: item.key, editedAt: item.editedAt });
    }
    return { kind: 'answered', saved, outdated: [] };
  };
}

/** null when the server has it. */
async function sendOne<About, Value extends DraftValue>(
  settings: DraftQueueSettings<About, Value>,
  { key, value }: Version<Value>,
  signal: AbortSignal,
): Promise<SendOutcome<Value> | null> {
  const about = readKey(settings, key);
  if (about === null) return unsendable([key], settings.draftSentence);
  try {
    await settings.post(about, value, { keepalive: true, signal });
    return null;
  } catch (thrown) {
    const failure = readSendFailure(thrown);
    const conflict = settings.conflictIn(failure, about);
    if (conflict !== null) return unsendable([key], conflict);
    const outcome = failureOutcome(failure);
    if (outcome.kind === 'logged-out') settings.onLoggedOut();
    return 'sentence' in outcome ? unsendable([key], outcome.sentence) : outcome;
  }
}

function unsendable(keys: readonly string[], sentence: string) {
  return { kind: 'unsendable', keys, sentence } as const;
}
