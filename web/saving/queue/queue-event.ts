// What can happen to a save queue, and what it asks for in answer.
import type { Fields, SetAside, Unsent, Version } from './queue-state.ts';

/** The result of sending a list. */
export type SendOutcome<Value = Fields> =
  | {
      readonly kind: 'answered';
      /** The server's times of what it saved; it never takes a time from the future. */
      readonly saved: readonly { readonly key: string; readonly editedAt: number }[];
      readonly outdated: readonly Version<Value>[];
      /** What was saved differently from what was sent. */
      readonly changed?: readonly Version<Value>[];
    }
  /** Nothing was saved, because of these: the rest can be sent again. */
  | { readonly kind: 'refused'; readonly keys: readonly string[] }
  /** Nothing was saved; these cannot be sent before they are changed. */
  | { readonly kind: 'unsendable'; readonly keys: readonly string[]; readonly sentence: string }
  /** Nothing was saved, and which item is at fault is known only when the list had one. */
  | { readonly kind: 'invalid'; readonly sentence: string }
  /** Nothing from this person is taken now. */
  | { readonly kind: 'rejected'; readonly sentence: string }
  /** This person saved so much that the server wants the rest later. */
  | { readonly kind: 'slowed'; readonly waitMs: number }
  | { readonly kind: 'logged-out' | 'busy' | 'unreachable' };

/**
 * What one tab sends to the other tabs of the same person. An older page may still be open, so the type names never
 * change.
 */
export type TabMessage<Value = Fields> =
  | { readonly type: 'edited'; readonly items: readonly Unsent<Value>[] }
  | {
      readonly type: 'heard';
      /** Acknowledged edits, each with the server's time. */
      readonly saved: readonly SavedEdit<Value>[];
      readonly versions: readonly Version<Value>[];
      readonly setAside: readonly SetAside<Value>[];
    }
  | { readonly type: 'discarded'; readonly text: SetAside<Value> }
  /** Pages of before don't know it: they find the edit gone from the device when it is its turn. */
  | { readonly type: 'dropped'; readonly edit: Unsent<Value> };

export interface SavedEdit<Value = Fields> {
  readonly edit: Unsent<Value>;
  readonly savedAs: number;
}

export type QueueEvent<Value = Fields> =
  | {
      readonly type: 'edited';
      readonly key: string;
      readonly value: Value;
      /** The keys of texts that mean nothing to the server without this one: they wait as long as it does. */
      readonly followers?: readonly string[];
    }
  /** The person gives up what waits under this key. The server doesn't have it, and it isn't shown again. */
  | { readonly type: 'dropped'; readonly key: string }
  | { readonly type: 'restored'; readonly kept: KeptTexts<Value> }
  | { readonly type: 'tab-message'; readonly message: TabMessage<Value> }
  /** The server's answers were loaded. */
  | { readonly type: 'received'; readonly versions: readonly Version<Value>[] }
  | { readonly type: 'time-passed' }
  | {
      readonly type: 'sent';
      readonly id: number;
      readonly items: readonly Unsent<Value>[];
      readonly outcome: SendOutcome<Value>;
      /** From 0 to 1, so that a whole class doesn't retry at the same moment. */
      readonly jitter: number;
    }
  /** Other tabs had already dealt with these. */
  | { readonly type: 'settled-elsewhere'; readonly items: readonly Unsent<Value>[] }
  /** A good moment to try again: connected, back at the tab, logged in, another call succeeded. */
  | { readonly type: 'nudged' }
  /** The person has stopped typing: what is waiting is sent as soon as the list in flight has arrived. */
  | { readonly type: 'hurried' }
  /** The page may close at any moment. */
  | { readonly type: 'leaving' }
  | { readonly type: 'connection'; readonly isOnline: boolean }
  | { readonly type: 'storage'; readonly isKept: boolean }
  | { readonly type: 'discarded'; readonly text: SetAside<Value> }
  /** The person took another version instead of this one, or brings back one that they discarded. */
  | { readonly type: 'put-aside'; readonly text: SetAside<Value> };

/** Everything that is kept on the device for one person. */
export interface KeptTexts<Value = Fields> {
  readonly unsent: readonly Unsent<Value>[];
  readonly setAside: readonly SetAside<Value>[];
  /** What this version of the page can't read; as before if it isn't given. */
  readonly unreadable?: readonly Version[];
}

/** A change to what is stored on the device. Each tab stores its own edits, so that none replaces another tab's. */
export type StoreChange<Value = Fields> =
  /** Replaces older edits of the same text in the same tab. */
  | { readonly type: 'keep'; readonly item: Unsent<Value> }
  /** Removes this edit, and older ones of the same text in the same tab. */
  | { readonly type: 'forget'; readonly edit: Pick<Unsent, 'key' | 'tab' | 'editedAt'> }
  | { readonly type: 'set-aside'; readonly text: SetAside<Value> }
  | { readonly type: 'discard'; readonly text: SetAside<Value> };

export type QueueCommand<Value = Fields> =
  | StoreChange<Value>
  | {
      readonly type: 'send';
      readonly id: number;
      readonly items: readonly Unsent<Value>[];
      readonly isLeaving: boolean;
    }
  | { readonly type: 'post'; readonly message: TabMessage<Value> };
