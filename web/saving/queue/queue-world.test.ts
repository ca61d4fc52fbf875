// Random weeks in the life of a student: tabs that crash, messages that are late, answers that get lost.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type {
  QueueCommand,
  QueueEvent,
  SendOutcome,
  StoreChange,
  TabMessage,
} from './queue-event.ts';
import {
  emptyQueue,
  type Fields,
  type QueueState,
  type SetAside,
  shownVersion,
  type Unsent,
  wakeAt,
} from './queue-state.ts';
import { stepQueue } from './queue-step.ts';
import { TYPING_UNDER_WAY_MS } from './version-conflict.ts';

type Send = Extract<QueueCommand, { type: 'send' }>;
type Way = 'arrives' | 'answer lost' | 'request lost' | 'busy' | 'logged out' | 'rejected';

interface Tab {
  state: QueueState;
  inbox: TabMessage[];
  writes: StoreChange[][];
  sends: Send[];
}

interface Edit {
  readonly key: string;
  readonly text: string;
  readonly at: number;
  readonly over: string;
  /** Whether it was written to the device before its tab ended. */
  isKept: boolean;
  /** Whether the person gave it up, instead of sending it or typing over it. */
  isDropped: boolean;
  /** Whether it can be saved although it was dropped: it was on its way, or its tab ended before the device forgot it. */
  mayArrive: boolean;
}

const EDIT = { isKept: false, isDropped: false, mayArrive: false };

/** The values of this world are what the device keeps. */
const asKept = (fields: Fields): Fields => fields;

class World {
  now = 1_800_000_000_000;
  readonly server = new Map<string, { text: string; editedAt: number }>();
  readonly everOnServer = new Set<string>();
  readonly unsent = new Map<string, Unsent>();
  readonly setAside = new Map<string, SetAside>();
  readonly edits: Edit[] = [];
  readonly tabs: Tab[] = [];
  /** By how much the device's clock differs from the server's. */
  offset: number;
  #tabs = 0;

  constructor(tabCount: number, offset = 0) {
    this.offset = offset;
    for (let count = 0; count < tabCount; count += 1) this.tabs.push(this.#openTab());
  }

  tab(index: number): Tab {
    return this.tabs[index % this.tabs.length]!;
  }

  edit(index: number, key: string): void {
    this.now += 1;
    const tab = this.tab(index);
    const text = `<${this.edits.length}>`;
    const over = textOf(shownVersion(tab.state, key)?.value);
    this.edits.push({ ...EDIT, key, text, at: this.now, over });
    this.happen(tab, { type: 'edited', key, value: { essay: text } });
  }

  /** The same person saves from another device, without having seen anything of this one. */
  editElsewhere(key: string): void {
    this.now += 1;
    const text = `<${this.edits.length}>`;
    this.edits.push({ ...EDIT, key, text, at: this.now, over: '', isKept: true });
    this.#save(key, text, this.now);
  }

  drop(index: number, key: string): void {
    const tab = this.tab(index);
    const text = textOf(tab.state.unsent.get(key)?.value);
    const edit = this.edits.find((each) => each.text === text);
    if (edit) {
      edit.isDropped = true;
      const sent = this.tabs.flatMap(({ sends }) => sends.flatMap(({ items }) => items));
      const isOnItsWay = sent.some(({ value }) => textOf(value) === text);
      edit.mayArrive ||= isOnItsWay || this.everOnServer.has(text);
    }
    this.happen(tab, { type: 'dropped', key });
  }

  happen(tab: Tab, event: QueueEvent): void {
    const { state, commands } = stepQueue(tab.state, event, this.now + this.offset, asKept);
    tab.state = state;
    const changes: StoreChange[] = [];
    for (const command of commands) {
      if (command.type === 'send') tab.sends.push(command);
      else if (command.type === 'post') this.#post(tab, command.message);
      else changes.push(command);
    }
    if (changes.length > 0) tab.writes.push(changes);
  }

  write(tab: Tab): void {
    for (const change of tab.writes.shift() ?? []) this.#write(change);
  }

  deliver(tab: Tab): void {
    const message = tab.inbox.shift();
    if (message) this.happen(tab, { type: 'tab-message', message });
  }

  answer(tab: Tab, way: Way): void {
    const send = tab.sends.shift();
    if (!send) return;
    // Whoever leaves does not wait for a turn.
    const items = send.isLeaving ? send.items : this.#takeTurn(tab, send.items);
    const outcome = this.#outcome({ ...send, items }, way);
    this.happen(tab, { type: 'sent', id: send.id, items, outcome, jitter: 0.5 });
  }

  /** Before a tab sends, it reads the device to see what is left to send (save-queue.ts). */
  #takeTurn(tab: Tab, items: readonly Unsent[]): readonly Unsent[] {
    while (tab.writes.length > 0) this.write(tab);
    const kept = { unsent: [...this.unsent.values()], setAside: [...this.setAside.values()] };
    this.happen(tab, { type: 'restored', kept });
    const rowOf = (item: Unsent): Unsent | undefined =>
      kept.unsent.find(
        (row) => row.key === item.key && row.tab === item.tab && row.editedAt >= item.editedAt,
      );
    const gone = items.filter((item) => !rowOf(item));
    if (gone.length > 0) this.happen(tab, { type: 'settled-elsewhere', items: gone });
    return items.flatMap((item) => rowOf(item) ?? []);
  }

  load(tab: Tab): void {
    const versions = [...this.server].map(([key, { text, editedAt }]) => ({
      key,
      value: { essay: text },
      editedAt,
    }));
    this.happen(tab, { type: 'received', versions });
  }

  /** The tab dies with everything that it had not written; a new one takes its place. */
  crash(index: number): void {
    for (const { value } of this.unsent.values()) {
      const edit = this.edits.find(({ text }) => text === textOf(value));
      if (edit) edit.mayArrive = true;
    }
    this.tabs[index % this.tabs.length] = this.#openTab();
  }

  /** Everything works from now on, for as long as it takes. */
  settle(): void {
    for (const tab of this.tabs) this.happen(tab, { type: 'nudged' });
    for (let round = 0; round < 200; round += 1) {
      for (const tab of this.tabs) this.#settleTab(tab);
      if (this.tabs.every(isQuiet)) return;
    }
    throw new Error('The tabs never come to rest.');
  }

  #settleTab(tab: Tab): void {
    while (tab.writes.length > 0) this.write(tab);
    while (tab.inbox.length > 0) this.deliver(tab);
    while (tab.sends.length > 0) this.answer(tab, 'arrives');
    const wake = wakeAt(tab.state);
    if (wake === null) return;
    this.now = Math.max(this.now, wake - this.offset);
    this.happen(tab, { type: 'time-passed' });
  }

  #openTab(): Tab {
    this.#tabs += 1;
    const tab = { state: emptyQueue(`tab ${this.#tabs}`), inbox: [], writes: [], sends: [] };
    const kept = { unsent: [...this.unsent.values()], setAside: [...this.setAside.values()] };
    this.happen(tab, { type: 'restored', kept });
    return tab;
  }

  #post(from: Tab, message: TabMessage): void {
    for (const tab of this.tabs) if (tab !== from) tab.inbox.push(message);
  }

  #write(change: StoreChange): void {
    switch (change.type) {
      case 'keep': {
        this.#forget(change.item);
        const { key, tab, editedAt, value } = change.item;
        this.unsent.set(`${key}/${tab}/${editedAt}`, change.item);
        const edit = this.edits.find(({ text }) => text === textOf(value));
        if (edit) edit.isKept = true;
        return;
      }
      case 'forget':
        return this.#forget(change.edit);
      case 'set-aside':
        this.setAside.set(
          `${change.text.key}/${change.text.editedAt}/${change.text.tab}`,
          change.text,
        );
        return;
      case 'discard':
        this.setAside.delete(`${change.text.key}/${change.text.editedAt}/${change.text.tab}`);
    }
  }

  #forget(edit: Pick<Unsent, 'key' | 'tab' | 'editedAt'>): void {
    for (const [row, { key, tab, editedAt }] of this.unsent) {
      if (key === edit.key && tab === edit.tab && editedAt <= edit.editedAt)
        this.unsent.delete(row);
    }
  }

  #outcome({ items }: Send, way: Way): SendOutcome {
    if (way === 'request lost') return { kind: 'unreachable' };
    if (way === 'busy') return { kind: 'busy' };
    if (way === 'logged out') return { kind: 'logged-out' };
    if (way === 'rejected') return { kind: 'rejected', sentence: 'No.' };
    const refused = items.filter(({ key }) => key === 'unreleased').map(({ key }) => key);
    if (refused.length > 0) return { kind: 'refused', keys: refused };
    const outcomes = items.map((item) => this.#save(item.key, textOf(item.value), item.editedAt));
    if (way === 'answer lost') return { kind: 'unreachable' };
    return {
      kind: 'answered',
      saved: outcomes.flatMap(({ saved }) => saved),
      outdated: outcomes.flatMap(({ outdated }) => outdated),
    };
  }

  /** As the server does it (server/store/answers/answers-store.ts). */
  #save(key: string, text: string, claimedAt: number) {
    const editedAt = Math.min(claimedAt, this.now);
    const current = this.server.get(key);
    if (current && editedAt < current.editedAt) {
      const value = { essay: current.text };
      return { saved: [], outdated: [{ key, value, editedAt: current.editedAt }] };
    }
    this.server.set(key, { text, editedAt });
    this.everOnServer.add(text);
    return { saved: [{ key, editedAt }], outdated: [] };
  }
}

function isQuiet({ writes, inbox, sends, state }: Tab): boolean {
  return writes.length + inbox.length + sends.length + state.unsent.size === 0;
}

function textOf(value: Readonly<Record<string, string>> | undefined): string {
  return value?.['essay'] ?? '';
}

const what = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('edit', 'write', 'answer', 'wait') },
  { weight: 4, arbitrary: fc.constant('deliver') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('edit elsewhere', 'crash', 'load', 'leaving', 'hurried', 'drop'),
  },
);
const deeds = fc.record({
  what,
  tab: fc.nat(1),
  key: fc.constantFrom('q1', 'q2', 'unreleased'),
  way: fc.constantFrom<Way>(
    'arrives',
    'arrives',
    'answer lost',
    'request lost',
    'busy',
    'logged out',
    'rejected',
  ),
  time: fc.constantFrom(100, 600, 4000, 60_000),
});
type Deed = typeof deeds extends fc.Arbitrary<infer Value> ? Value : never;
const stories = fc.array(deeds, { maxLength: 60 });
const tabCounts = fc.integer({ min: 1, max: 2 });

function perform(world: World, { what: deed, tab: index, key, way, time }: Deed): void {
  const tab = world.tab(index);
  switch (deed) {
    case 'edit':
      return world.edit(index, key);
    case 'edit elsewhere':
      return key === 'unreleased' ? undefined : world.editElsewhere(key);
    case 'write':
      return world.write(tab);
    case 'deliver':
      return world.deliver(tab);
    case 'answer':
      return world.answer(tab, way);
    case 'crash':
      return world.crash(index);
    case 'load':
      return world.load(tab);
    case 'drop':
      return world.drop(index, key);
    case 'hurried':
      world.happen(tab, { type: 'hurried' });
      return;
    case 'leaving':
      world.happen(tab, { type: 'leaving' });
      return world.happen(tab, { type: 'nudged' });
    case 'wait':
      world.now += time;
      return world.happen(tab, { type: 'time-passed' });
  }
}

function live(world: World, story: readonly Deed[]): World {
  for (const deed of story) perform(world, deed);
  world.settle();
  for (const tab of world.tabs) world.load(tab);
  world.settle();
  return world;
}

/** Whether a text can still be read somewhere. */
function isSafe(world: World, { text }: Edit): boolean {
  const isSetAside = [...world.setAside.values()].some(({ value }) => textOf(value) === text);
  return isSetAside || world.everOnServer.has(text);
}

/** Whether a person saw the text and typed over it; what they typed is checked separately. */
function isReplaced(world: World, edit: Edit): boolean {
  return replacing(world, edit).some(
    (later) => later.isKept || later.isDropped || isSafe(world, later) || isReplaced(world, later),
  );
}

/** Whether a person dropped the text, or one that they typed over it. */
function isGivenUp(world: World, edit: Edit): boolean {
  return edit.isDropped || replacing(world, edit).some((later) => isGivenUp(world, later));
}

function replacing(world: World, { key, text }: Edit): readonly Edit[] {
  return world.edits.filter((edit) => edit.key === key && edit.over === text);
}

/** Texts that are lost, and texts that still wait although everything works. */
function troubles(world: World): string[] {
  const lost = world.edits
    .filter((edit) => edit.isKept && !edit.isDropped)
    .filter((edit) => !isSafe(world, edit) && !isReplaced(world, edit))
    .map(({ text }) => `${text} is lost`);
  return [...lost, ...[...world.unsent.keys()].map((row) => `${row} still waits`)];
}

test('whatever happens, no text that was kept is lost, and the queue empties', () => {
  fc.assert(
    fc.property(tabCounts, stories, (tabCount, story) => {
      expect(troubles(live(new World(tabCount), story))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('nor on a device whose clock is wrong and is set right on the way', () => {
  const years = 20 * 31_536_000_000;
  const clocks = fc.constantFrom(-years, -3_600_000, -5000, 0, 5000, 3_600_000, years);
  fc.assert(
    fc.property(tabCounts, clocks, stories, clocks, stories, (tabCount, first, ...rest) => {
      const [story, second, sequel] = rest;
      const world = new World(tabCount, first);
      for (const deed of story) perform(world, deed);
      world.offset = second;
      expect(troubles(live(world, sequel))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('the last edit of every text wins in the end, and every tab shows it', () => {
  fc.assert(
    fc.property(tabCounts, stories, (tabCount, story) => {
      const world = live(new World(tabCount), story);
      for (const [key, current] of world.server) {
        const edits = world.edits.filter((edit) => edit.key === key && edit.isKept);
        const counted = edits.filter((edit) => !isGivenUp(world, edit));
        const last = Math.max(...counted.map(({ at }) => at));
        const { at = 0 } = world.edits.find(({ text }) => text === current.text) ?? {};
        // Text being typed is not overwritten, even by a slightly later edit from elsewhere.
        expect(at).toBeGreaterThan(last - TYPING_UNDER_WAY_MS);
        const shown = world.tabs.map(({ state }) => textOf(shownVersion(state, key)?.value));
        expect(new Set(shown)).toEqual(new Set([current.text]));
      }
    }),
    { numRuns: 1500 },
  );
});

test('what is dropped before it is sent never reaches the server', () => {
  fc.assert(
    fc.property(stories, (story) => {
      const world = live(new World(1), story);
      const dropped = world.edits.filter(({ isDropped, mayArrive }) => isDropped && !mayArrive);
      expect(dropped.filter(({ text }) => world.everOnServer.has(text))).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});
