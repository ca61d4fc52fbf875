// What an editor remembers in order to merge other people's changes into unsent ones.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { Fields, QueueState, Version } from '../../../saving/queue/queue-state.ts';
import { entryOf, type DesignEntry } from '../../../saving/design/design-entry.ts';
import { mergedItem } from '../../../saving/design/merge-item.ts';

/** The message when a text is kept twice. */
export const BOTH_KEPT =
  'Another instructor changed the same text. Both versions are kept. Please remove one of them.';

export class MergeMemory {
  readonly #bases = new Map<string, DesignItem | null>();
  readonly #settled = new Map<string, Version>();
  readonly #merged = new Map<string, { readonly madeAt: string; readonly item: DesignItem }>();

  /** What a change builds on: what it was begun with, or what was sent of it since. */
  readonly baseOf = ({ key, before }: DesignEntry): DesignItem | null =>
    this.#bases.get(key) ?? before;

  /** Something else is saved in place of a change. */
  readonly remember = (key: string, madeAt: string, item: DesignItem): void => {
    this.#merged.set(key, { madeAt, item });
  };

  /** What the queue has saved since it was last asked, as the server has it now. */
  newlySaved({ settled, unsent }: QueueState): readonly DesignEntry[] {
    return [...settled].flatMap(([key, version]) => {
      if (this.#settled.get(key) === version) return [];
      this.#settled.set(key, version);
      return [this.#settle(key, version.value, unsent.has(key))];
    });
  }

  /** The change as the server has it now. isWaiting: more of it is still unsent, and builds on this. */
  #settle(key: string, value: Fields, isWaiting: boolean): DesignEntry {
    const entry = entryOf(key, value);
    if (isWaiting) this.#bases.set(key, entry.after);
    else this.#bases.delete(key);
    const merged = this.#merged.get(key);
    return merged && merged.madeAt === value['madeAt'] ? { ...entry, after: merged.item } : entry;
  }

  /** An unsent change on top of the current item; null when there is nothing to merge. */
  rebase(
    entry: DesignEntry,
    current: DesignItem | null,
  ): { readonly entry: DesignEntry; readonly doubled: number } | null {
    const merged = mergedItem({ before: this.baseOf(entry), after: entry.after }, current);
    if (!merged) return null;
    this.#bases.delete(entry.key);
    const { item, doubled } = merged;
    return { entry: { key: entry.key, before: current, after: item }, doubled };
  }
}
