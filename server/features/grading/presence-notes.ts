// What grading screens report about themselves. A report is worth nothing after half a minute, so it isn't worth a write
// of its own either: this process remembers the reports, and writes them together a moment later for the others.
import {
  arrivalOf,
  type GradingTab,
  PRESENCE_LIFE,
  tabsNow,
} from '@elenchus/domain/grading/grading-presence.ts';
import type { Store } from '../../store/open-store.ts';
import {
  type NotedTab,
  type ShownWork,
  selectGraderNames,
  selectTabs,
} from '../../store/grading/presence-store.ts';

interface PresenceReport extends ShownWork {
  readonly graderKey: string;
  readonly tab: string;
  readonly at: number;
  readonly isLeaving: boolean;
  /** The student whom the tab showed before. */
  readonly left?: Omit<ShownWork, 'course'> | undefined;
}

/** How long a report may wait for others. Milliseconds. */
const WRITTEN_AFTER = 1000;
/** How often a server process deletes people who left: rarely, because it affects every row. */
const SWEEP_EVERY = 4 * PRESENCE_LIFE;

type TabName = Pick<NotedTab, 'graderKey' | 'tab'>;

interface NotedWork {
  readonly course: string;
  /** By the name of the tab. */
  readonly tabs: Map<string, NotedTab>;
}

type Notes = Map<string, NotedWork>;

export class PresenceNotes {
  readonly #store: Store;
  #notes: Notes = new Map();
  /** Those that are being written: until then nobody finds them in the database. */
  #writing: Notes = new Map();
  readonly #nextSweeps = new Map<string, number>();
  #timer: NodeJS.Timeout | undefined;
  #lastWrite: Promise<void> = Promise.resolve();

  constructor(store: Store) {
    this.#store = store;
  }

  note(report: PresenceReport): void {
    const { course, usernameKey, evaluationDataID, graderKey, tab, at, isLeaving, left } = report;
    const noted = { graderKey, tab, since: at, seenAt: at };
    if (left) this.#remember(course, { ...noted, ...left, isGone: true });
    this.#remember(course, { ...noted, usernameKey, evaluationDataID, isGone: isLeaving });
    this.#timer ??= setTimeout(() => void this.write(), WRITTEN_AFTER).unref();
  }

  /** Every tab that shows the work, except one. */
  async tabsOf(work: ShownWork, except: TabName, now: number): Promise<readonly GradingTab[]> {
    // Before the read: what has left the memory by now is stored, and the read finds it.
    const noted = [this.#writing, this.#notes]
      .flatMap((notes) => [...(notes.get(keyOfWork(work))?.tabs.values() ?? [])])
      .filter((each) => !isSameTab(each, except));
    const stored = await selectTabs(this.#store, work, now);
    if (noted.length === 0) return stored.filter((each) => !isSameTab(each, except));
    const keys = [...new Set(noted.map(({ graderKey }) => graderKey))];
    const names = await selectGraderNames(this.#store, work.course, keys);
    const named = noted.flatMap((each) => {
      const person = names.get(each.graderKey);
      return person ? [{ ...each, ...person }] : [];
    });
    return tabsNow(stored, named).filter((each) => !isSameTab(each, except));
  }

  /** Writes what waits. What can't be written is forgotten: the screens will report again in a few seconds. */
  write(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    // One after the other, so that the last report about a tab is also written last.
    this.#lastWrite = this.#lastWrite.then(() => this.#writeNotes());
    return this.#lastWrite;
  }

  async #writeNotes(): Promise<void> {
    const notes = this.#notes;
    this.#notes = new Map();
    this.#writing = notes;
    const courses = Map.groupBy(notes.values(), ({ course }) => course);
    await Promise.allSettled(
      [...courses].map(([course, works]) =>
        this.#write(
          course,
          works.flatMap(({ tabs }) => [...tabs.values()]),
        ),
      ),
    );
    this.#writing = new Map();
  }

  async #write(course: string, tabs: readonly NotedTab[]): Promise<void> {
    const now = Math.max(...tabs.map(({ seenAt }) => seenAt));
    const isSweeping = now >= (this.#nextSweeps.get(course) ?? 0);
    if (isSweeping) this.#nextSweeps.set(course, now + SWEEP_EVERY);
    const input = { course, tabs, sweepBefore: isSweeping ? now - PRESENCE_LIFE : null };
    // The course may have been archived since.
    const guard = { procedure: 'checkCourseState', input: { course, worksIn: 'open' } };
    await this.#store.transact('notePresence', input, guard);
  }

  #remember(course: string, noted: NotedTab): void {
    const key = keyOfWork({ course, ...noted });
    const work = this.#notes.get(key) ?? { course, tabs: new Map<string, NotedTab>() };
    this.#notes.set(key, work);
    const tab = JSON.stringify([noted.graderKey, noted.tab]);
    const before = work.tabs.get(tab) ?? this.#writing.get(key)?.tabs.get(tab);
    const since = arrivalOf(noted, before?.isGone === true ? undefined : before);
    work.tabs.set(tab, { ...noted, since });
  }
}

function keyOfWork({ course, usernameKey, evaluationDataID }: ShownWork): string {
  return JSON.stringify([course, usernameKey, evaluationDataID]);
}

function isSameTab(one: TabName, other: TabName): boolean {
  return one.graderKey === other.graderKey && one.tab === other.tab;
}
