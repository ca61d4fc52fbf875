// What is computed from the versions of a design. Of a large course this takes long, so it runs in a thread.
import { courseDayClock } from '@elenchus/domain/course/course-gate.ts';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { changeWords } from '@elenchus/domain/design-versions/change-words.ts';
import {
  changesBetween,
  designBefore,
} from '@elenchus/domain/design-versions/design-at-version.ts';
import { readChanges } from '@elenchus/domain/design-versions/item-change.ts';
import { releaseNotes } from '@elenchus/domain/design-versions/release-notes.ts';

interface StoredVersionChanges {
  readonly version: number;
  readonly changes: string;
}

/** The design now, and the versions since the one that is asked for, the newest first. */
export interface DesignHistory {
  readonly items: readonly DesignItem[];
  readonly versions: readonly StoredVersionChanges[];
}

interface VersionWords {
  readonly sentences: readonly string[];
  /** The number of all sentences; only the first few are listed. */
  readonly count: number;
}

interface NotesQuestion extends DesignHistory {
  /** The moment from which on changes count, and now. */
  readonly start: number;
  readonly now: number;
}

/** More sentences of a version than these are read when it is opened. */
const FIRST_SENTENCES = 4;

/** Each kind of work. What goes in and comes out can be sent to another thread. */
export const historyWork = {
  /** What changed in each of the versions, by its number. */
  words({ items, versions, listed }: DesignHistory & { readonly listed: readonly number[] }) {
    const wanted = new Set(listed);
    const words = new Map<number, VersionWords>();
    let after = items;
    for (const { version, changes: stored } of versions) {
      const changes = readChanges(stored);
      if (wanted.has(version)) {
        const sentences = changeWords(changes, after).map(({ sentence }) => sentence);
        words.set(version, {
          sentences: sentences.slice(0, FIRST_SENTENCES),
          count: sentences.length,
        });
      }
      after = designBefore(after, [changes]);
    }
    return words;
  },

  /** What differs between the designs of two versions. */
  changes({
    items,
    versions,
    from,
    to,
  }: DesignHistory & { readonly from: number; readonly to: number }) {
    const designOf = (version: number): readonly DesignItem[] =>
      designBefore(items, changesOf(versions.filter((row) => row.version > version)));
    const [before, after] = [designOf(from), designOf(to)];
    const changes = changesBetween(before, after);
    return { sentences: [...changeWords(changes, after)], changes: [...changes] };
  },

  /** The design before the versions. */
  design: ({ items, versions }: DesignHistory) => [...designBefore(items, changesOf(versions))],

  /** What changed for students. */
  notes({ items, versions, start, now }: NotesQuestion) {
    const then = designBefore(items, changesOf(versions));
    const days = {
      before: courseDayClock(then)(Math.min(start, now)),
      now: courseDayClock(items)(now),
    };
    return [...releaseNotes(then, items, days)];
  },
};

function* changesOf(versions: readonly StoredVersionChanges[]) {
  for (const { changes } of versions) yield readChanges(changes);
}
