// Detects whether a request has changed anything stored: exact, and without a dump if nothing was written.
import { selectCourses } from '../store/courses-store.ts';
import type { Store } from '../store/open-store.ts';
import { dumpTables } from './table-dump.ts';

export interface ChangeWatch {
  /** The store to build the application on. */
  over(store: Store): Store;
  /** Before a request that may concern these courses. */
  begin(courses: readonly string[]): void;
  /** The rows deleted or added since then, except in some tables. */
  changesBut(tables: readonly string[]): Promise<string[]>;
  /** The same in two lists. */
  changed(but: readonly string[]): Promise<Changes>;
}

/** Each row as the name of its table and its values as JSON. */
export interface Changes {
  readonly gone: readonly string[];
  readonly added: readonly string[];
}

/** Every write uses `transact`; before the first one of a request the tables are read. */
export function watchChanges(): ChangeWatch {
  let watched: Store | undefined;
  let courses: readonly string[] = [];
  let before: Promise<string[]> | undefined;
  async function dump(): Promise<string[]> {
    if (!watched) return [];
    const [rows, all] = await Promise.all([dumpTables(watched, courses), selectCourses(watched)]);
    return [...rows, ...all.map(({ course }) => `course ${course}`)];
  }
  async function changed(tables: readonly string[]): Promise<Changes> {
    if (before === undefined) return { gone: [], added: [] };
    const [then, now] = [new Set(await before), new Set(await dump())];
    const isAsked = (row: string) => !tables.some((table) => row.startsWith(`${table} `));
    return {
      gone: [...then.difference(now)].filter(isAsked),
      added: [...now.difference(then)].filter(isAsked),
    };
  }
  return {
    over(store) {
      watched = store;
      return {
        read: (statement) => store.read(statement),
        readTogether: (statements) => store.readTogether(statements),
        async transact(name, input, guard) {
          before ??= dump();
          await before;
          // Without its guard a call would be tested as no caller makes it.
          return store.transact(name, input, guard);
        },
        report: (name, input) => store.report(name, input),
        close: () => store.close(),
      };
    },
    begin(concerned) {
      courses = concerned;
      before = undefined;
    },
    async changesBut(tables) {
      const { gone, added } = await changed(tables);
      return [...gone, ...added];
    },
    changed,
  };
}
