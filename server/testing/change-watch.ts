// Detects whether a request has changed anything stored: exact, and without a dump if nothing was written.
import { selectCourses } from '../store/courses/courses-store.ts';
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

type Rows = ReadonlySet<string>;

/** Every write uses `transact`; before the first one of a request the tables are read. */
export function watchChanges(): ChangeWatch {
  let watched: Store | undefined;
  let courses: readonly string[] = [];
  let before: Promise<Rows> | undefined;
  let writes = 0;
  /** What was read last, which holds until something else is asked about or written. */
  let latest: { readonly of: string; readonly rows: Promise<Rows> } | undefined;
  function dump(): Promise<Rows> {
    if (!watched) return Promise.resolve(new Set());
    const of = JSON.stringify([courses, writes]);
    if (latest?.of !== of) latest = { of, rows: readRows(watched, courses) };
    return latest.rows;
  }
  async function changed(tables: readonly string[]): Promise<Changes> {
    if (before === undefined) return { gone: [], added: [] };
    return differences(tables, await before, await dump());
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
          writes += 1;
          try {
            // Without its guard a call would be tested as no caller makes it.
            return await store.transact(name, input, guard);
          } finally {
            // What was read meanwhile may be of either side.
            writes += 1;
          }
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

async function readRows(store: Store, courses: readonly string[]): Promise<Rows> {
  const [rows, all] = await Promise.all([dumpTables(store, courses), selectCourses(store)]);
  return new Set([...rows, ...all.map(({ course }) => `course ${course}`)]);
}

function differences(but: readonly string[], then: Rows, now: Rows): Changes {
  return { gone: without(but, then.difference(now)), added: without(but, now.difference(then)) };
}

function without(tables: readonly string[], rows: Rows): string[] {
  return [...rows].filter((row) => !tables.some((table) => row.startsWith(`${table} `)));
}
