// Two instructors change the same item: the later save wins, and the other person is shown what was there.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { isLastVisitedItem } from '@elenchus/domain/design/last-visited.ts';
import { isSameEntry, type DesignEntry } from './design-entry.ts';

export interface DesignConflict {
  readonly key: string;
  /** 'overwritten': mine replaced theirs. 'replaced': theirs replaced mine. */
  readonly kind: 'overwritten' | 'replaced';
  readonly mine: DesignItem | null;
  readonly theirs: DesignItem | null;
}

/** What this page saved last under a key, and everything it has sent under it. */
export interface OwnSave {
  readonly after: DesignItem | null;
  readonly at: number;
}

/** Whether an item is what this page saved last. */
export function isOwnSave(save: OwnSave | undefined, item: DesignItem | null): boolean {
  return save !== undefined && isSameEntry(save.after, item);
}

/** How long after a save its replacement is reported. */
export const REPORTED_MS = 10 * 60_000;

/** What is about to be overwritten without having been seen. */
export function overwrittenBy(
  entry: DesignEntry,
  server: DesignItem | null,
  isOwn: (item: DesignItem | null) => boolean,
): DesignConflict | null {
  const { key, before, after } = entry;
  if (isSameEntry(server, before) || isSameEntry(server, after) || isOwn(server)) return null;
  if (!isConflict(server, after)) return null;
  return { key, kind: 'overwritten', mine: after, theirs: server };
}

/** What this page saved a short while ago and the server no longer has. */
export function replacedSaves(
  saves: ReadonlyMap<string, OwnSave>,
  serverOf: (key: string) => DesignItem | null,
  now: number,
): readonly DesignConflict[] {
  return [...saves].flatMap(([key, { after, at }]) => {
    const theirs = serverOf(key);
    // What others make of the FAQ is merged into it: nothing was replaced unseen.
    if (theirs?.dataType === 'faq') return [];
    if (now - at > REPORTED_MS || isSameEntry(theirs, after) || !isConflict(theirs, after))
      return [];
    return [{ key, kind: 'replaced', mine: after, theirs } as const];
  });
}

/** Reordering isn't a conflict, and neither is the record of where a person was. */
function isConflict(one: DesignItem | null, other: DesignItem | null): boolean {
  const either = one ?? other;
  if (either === null || isLastVisitedItem(either)) return false;
  if (one === null || other === null) return true;
  return !isSameEntry({ ...one, dataIndex: '' }, { ...other, dataIndex: '' });
}
