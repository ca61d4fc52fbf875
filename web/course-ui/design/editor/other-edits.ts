// What other instructors did to the same items, until this person has read it.
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import type { DesignEntry } from '../../../saving/design/design-entry.ts';
import {
  isOwnSave,
  replacedSaves,
  type DesignConflict,
  type OwnSave,
} from '../../../saving/design/design-conflict.ts';

export class OtherEdits {
  readonly #ownSaves = new Map<string, OwnSave>();
  #unread: readonly DesignConflict[] = [];

  get unread(): readonly DesignConflict[] {
    return this.#unread;
  }

  /** Whether an item is what this page saved last. */
  isOwn(key: string, item: DesignItem | null): boolean {
    return isOwnSave(this.#ownSaves.get(key), item);
  }

  /** This page has saved an item. */
  saved({ key, after }: DesignEntry, now: number): void {
    this.#ownSaves.set(key, { after, at: now });
  }

  /** Adds what was found; of one item only the latest is kept. */
  add(found: readonly DesignConflict[]): void {
    for (const { key, kind } of found) if (kind === 'replaced') this.#ownSaves.delete(key);
    const keys = new Set(found.map(({ key }) => key));
    this.#unread = [...this.#unread.filter(({ key }) => !keys.has(key)), ...found];
  }

  /** Finds what others replaced of this page's saves; changes that are still unsent are left out. */
  compare(
    server: ReadonlyMap<string, DesignItem>,
    unsent: ReadonlyMap<string, unknown>,
    now: number,
  ): void {
    const settled = new Map([...this.#ownSaves].filter(([key]) => !unsent.has(key)));
    this.add(replacedSaves(settled, (key) => server.get(key) ?? null, now));
  }

  /** The person has read it. */
  dismiss(read: DesignConflict): void {
    this.#unread = this.#unread.filter((other) => other !== read);
  }
}
