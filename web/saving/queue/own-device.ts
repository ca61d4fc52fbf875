// Where the work of one person is on the device: under the netID and the person's tag. Someone else who gets the netID has
// another tag, and neither sees nor sends it (USR-190).
import type { SetAside, Unsent } from './queue-state.ts';
import { queueScope, type QueueKind } from './queue-scope.ts';
import { browserStore, type UnsentStore } from './unsent-store.ts';

/** Who works, as the session says. */
export interface QueueOwner {
  readonly username: string;
  /** Missing for people who were there before it was recorded: the netID alone names their work. */
  readonly personTag?: string | undefined;
}

/** The scope of a queue and the store behind it. */
export function ownDevice(
  kind: QueueKind,
  courseID: string,
  { username, personTag }: QueueOwner,
  store: UnsentStore = browserStore(),
): { readonly scope: string; readonly store: UnsentStore } {
  const ofNetID = queueScope(kind, courseID, username);
  if (personTag === undefined) return { scope: ofNetID, store };
  const scope = queueScope(kind, courseID, username, personTag);
  return { scope, store: withoutOwner(store, ofNetID) };
}

/**
 * Shows what is under the netID alone, and never sends it: who has a tag was added by a version whose pages keep nothing
 * there. It stays until the person has dealt with it.
 */
function withoutOwner(store: UnsentStore, ofNetID: string): UnsentStore {
  return {
    load: async (scope) => {
      const [own, other] = await Promise.all([store.load(scope), store.load(ofNetID)]);
      const shown = [...other.setAside, ...other.unsent.map(asSetAside)];
      return { unsent: own.unsent, setAside: [...own.setAside, ...shown] };
    },
    apply: async (scope, changes) => {
      const discarded = changes.flatMap((change) =>
        change.type === 'discard' ? [change, { type: 'forget', edit: change.text } as const] : [],
      );
      const writing = store.apply(scope, changes);
      // Begun together: an ending page has no later.
      await Promise.all(
        discarded.length === 0 ? [writing] : [writing, store.apply(ofNetID, discarded)],
      );
    },
  };
}

function asSetAside({ key, value, editedAt, tab }: Unsent): SetAside {
  return { key, value, editedAt, tab, reason: 'superseded' };
}
