// The save queue of the design editor: what is changed is kept on the device and sent with what the server must know.
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { openSaveQueue, type SaveQueue } from '../../saving/queue/save-queue.ts';
import { browserStore, type UnsentStore } from '../../saving/queue/unsent-store.ts';
import type { WeighChanges } from './change-weighing.ts';
import { entryOf, isWork, versionIn, type DesignEntry } from './design-entry.ts';
import {
  designTransport,
  type DesignCalls,
  type DesignTransportSettings,
} from './design-transport.ts';
import type { GradeLosses } from './grade-losses.ts';
import type { MergeMemory } from './merge-memory.ts';

export interface DesignEditorSettings {
  readonly courseID: string;
  readonly username: string;
  readonly calls: DesignCalls;
  /** The server has these: they were saved, here or in another tab. */
  readonly onSaved: (entries: readonly DesignEntry[]) => void;
  readonly store?: UnsentStore;
  /** Asks what a change would do to students; without it nobody is asked. */
  readonly weigh?: WeighChanges;
}

interface QueueParts extends Pick<
  DesignTransportSettings,
  'isLeaving' | 'isOwn' | 'isConfirmed' | 'onMeetings'
> {
  readonly losses: GradeLosses;
  readonly merging: MergeMemory;
  /** The design as this page has seen it last. */
  readonly server: () => readonly DesignItem[];
}

/** Opens the queue of one person and course. */
export function openDesignQueue(
  { courseID, username, calls, store = browserStore() }: DesignEditorSettings,
  { losses, merging, server, ...parts }: QueueParts,
): SaveQueue {
  const queue: SaveQueue = openSaveQueue({
    scope: JSON.stringify(['design', courseID, foldName(username)]),
    store,
    isWork,
    transport: designTransport({
      ...parts,
      calls,
      // Where somebody was, perhaps on another device too, is no reason to refuse what they made.
      versionSeen: (key) => (isWork(key) ? versionIn(server(), key) : undefined),
      baseOf: merging.baseOf,
      onMerged: merging.remember,
      onQuestion: (key, grades) => losses.ask(key, grades),
      onGradesDeleted: (key, grades) => {
        const sent = queue.state().unsent.get(key);
        if (sent) losses.note(entryOf(key, sent.value), grades);
      },
    }),
  });
  return queue;
}
