import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type QueueCodec, queueWire } from './queue-codec.ts';
import type { TabMessage } from './queue-event.ts';
import type { Unsent, Version } from './queue-state.ts';
import { openSaveQueue, type SaveQueue } from './save-queue.ts';
import { memoryStore } from './testing/memory-store.ts';

interface Score {
  readonly points: number;
}

/** Its device knows points as text; anything else is of another version. */
const codec: QueueCodec<Score> = {
  encode: ({ points }) => ({ points: String(points) }),
  decode: ({ points = '' }) => {
    if (points === 'broken') throw new Error('Cannot be read.');
    return /^\d+$/.test(points) ? { points: Number(points) } : null;
  },
};

const wire = queueWire(codec);
const about = { editedAt: 7, base: 0, tab: 'gone', seen: {}, sentAs: 0 };
const stored = (key: string, points: string): Unsent => ({ ...about, key, value: { points } });
const typed = (key: string, points: number): Unsent<Score> => ({
  ...about,
  key,
  value: { points },
});
const aside = { key: 'q', editedAt: 7, tab: 'gone', reason: 'superseded' } as const;

describe('messages have the form of the device', () => {
  const cases: [string, TabMessage<Score>, TabMessage][] = [
    [
      'edited',
      { type: 'edited', items: [typed('q', 3)] },
      { type: 'edited', items: [stored('q', '3')] },
    ],
    [
      'heard',
      {
        type: 'heard',
        saved: [{ edit: typed('q', 3), savedAs: 8 }],
        versions: [typed('r', 4)],
        setAside: [{ ...aside, value: { points: 5 } }],
      },
      {
        type: 'heard',
        saved: [{ edit: stored('q', '3'), savedAs: 8 }],
        versions: [stored('r', '4')],
        setAside: [{ ...aside, value: { points: '5' } }],
      },
    ],
    [
      'discarded',
      { type: 'discarded', text: { ...aside, value: { points: 5 } } },
      { type: 'discarded', text: { ...aside, value: { points: '5' } } },
    ],
    [
      'dropped',
      { type: 'dropped', edit: typed('q', 3) },
      { type: 'dropped', edit: stored('q', '3') },
    ],
  ];

  test.each(cases)('%s', (_, message, written) => {
    expect(wire.writtenMessage(message)).toEqual(written);
    expect(wire.readMessage(written)).toEqual([message]);
  });

  test('one of a type that this version does not know is left out', () => {
    expect(wire.readMessage({ type: 'of tomorrow' } as never)).toEqual([]);
  });
});

test('what is kept has the form of the device', () => {
  expect(wire.writtenChange({ type: 'keep', item: typed('q', 3) })).toEqual({
    type: 'keep',
    item: stored('q', '3'),
  });
  const kept = { unsent: [stored('q', '3')], setAside: [{ ...aside, value: { points: '5' } }] };
  expect(wire.readKept(kept)).toEqual({
    unsent: [typed('q', 3)],
    setAside: [{ ...aside, value: { points: 5 } }],
    unreadable: [],
  });
});

describe('what this version can’t read', () => {
  const opened: SaveQueue<Score>[] = [];

  beforeEach(() => {
    vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
    vi.stubGlobal('addEventListener', () => {});
  });

  afterEach(() => {
    for (const queue of opened.splice(0)) queue.close();
    vi.unstubAllGlobals();
  });

  test.each(['ten', 'broken'])('stays on the device and is known: %s', async (points) => {
    const store = memoryStore();
    const rows = [stored('q', points), stored('r', '3')];
    await store.apply(
      'mine',
      rows.map((item) => ({ type: 'keep', item })),
    );
    const sent: Version<Score>[] = [];
    const queue = openSaveQueue<Score>({
      scope: 'mine',
      wire: queueWire(codec),
      store,
      transport: async (items) => {
        sent.push(...items);
        const saved = items.map(({ key, editedAt }) => ({ key, editedAt }));
        return { kind: 'answered', saved, outdated: [] };
      },
    });
    opened.push(queue);
    await vi.waitFor(() => expect(queue.state().isRestored).toBe(true), 30_000);
    // It is typed anew and saved: what was there before stays all the same.
    queue.edit('q', { points: 9 });
    queue.sendNow();
    await vi.waitFor(() => expect(queue.state().unsent.size).toBe(0), 30_000);
    await queue.whenKept();
    expect(sent.map(({ key, value }) => [key, value])).toContainEqual(['q', { points: 9 }]);
    expect(sent.filter(({ key }) => key === 'r')).toHaveLength(1);
    expect(queue.state().unreadable).toEqual([stored('q', points)]);
    expect((await store.load('mine')).unsent).toEqual([stored('q', points)]);
  });
});
