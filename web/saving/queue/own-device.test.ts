import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openGradeQueue } from '../grades/grade-queue.ts';
import { openMessageQueue, type MessageQueue } from '../messages/message-queue.ts';
import { openReadingQueue } from '../second-readings/reading-queue.ts';
import { ownDevice } from './own-device.ts';
import type { Fields, Unsent } from './queue-state.ts';
import { queueScope, scopesOf, type QueueKind } from './queue-scope.ts';
import { memoryStore } from './testing/memory-store.ts';
import type { UnsentStore } from './unsent-store.ts';

const opened: { close(): void }[] = [];

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => {
  for (const queue of opened.splice(0)) queue.close();
  vi.unstubAllGlobals();
});

const VALUES: Readonly<Record<'grades' | 'messages' | 'second-readings', [string, Fields]>> = {
  grades: [
    '["ada","FIRST","comments","noQuestionID"]',
    { text: 'Well argued.', base: '4', madeAt: '1700000000000', sent: '' },
  ],
  messages: ['["ada","FIRST","q1"]', { text: 'Why?', grade: '', base: '', id: 'm1', ready: 'yes' }],
  'second-readings': ['["blind-2","FIRST"]', { grade: '81', remark: '', base: '4', ready: 'yes' }],
};
type Kind = keyof typeof VALUES;
const KINDS: readonly Kind[] = ['grades', 'messages', 'second-readings'];

/** A device on which someone typed without a connection. */
async function deviceOf(kind: Kind, personTag?: string): Promise<UnsentStore> {
  const store = memoryStore();
  const [key, value] = VALUES[kind];
  const item: Unsent = { key, value, editedAt: 7, base: 0, tab: '1-2-3', seen: {}, sentAs: 0 };
  await store.apply(queueScope(kind, 'phil-101', 'theo', personTag), [{ type: 'keep', item }]);
  return store;
}

/** Opens the queue of Theo, and answers what it sends. */
async function sentBy(kind: Kind, store: UnsentStore, personTag?: string) {
  const post = vi.fn<(body: unknown) => Promise<never>>(() => Promise.reject(new Error('None.')));
  const about = { courseID: 'phil-101', personTag, store, onLoggedOut: () => {} };
  const queues = {
    grades: () =>
      openGradeQueue({
        ...about,
        grader: 'Theo',
        post,
        expected: (_key, base) => base,
        isOwn: () => false,
        onSaved: () => {},
        onSent: () => {},
        onConflict: () => {},
        onLoss: () => {},
      }),
    messages: () =>
      openMessageQueue({
        ...about,
        username: 'Theo',
        post,
        onWritten: () => {},
      }),
    'second-readings': () =>
      openReadingQueue({
        ...about,
        username: 'Theo',
        post,
        onKnown: () => {},
      }),
  };
  const queue = queues[kind]();
  opened.push(queue);
  await vi.waitFor(() => expect(queue.state().isRestored).toBe(true), 30_000);
  queue.resume();
  await new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
  const { superseded, unsent } = queue.state();
  return { calls: post.mock.calls.length, shown: superseded.length, waiting: unsent.size };
}

describe.each(KINDS)('USR-190 what a grader left: %s', (kind) => {
  test.each([
    ['the same person', 'first', 'first', { calls: 1, shown: 0, waiting: 1 }],
    ['someone else who has the netID now', 'first', 'second', { calls: 0, shown: 0, waiting: 0 }],
    [
      'the netID alone, before it was recorded',
      undefined,
      undefined,
      { calls: 1, shown: 0, waiting: 1 },
    ],
    [
      'the netID alone, with someone else now',
      undefined,
      'second',
      { calls: 0, shown: 1, waiting: 0 },
    ],
    ['a person, read by the netID alone', 'first', undefined, { calls: 0, shown: 0, waiting: 0 }],
  ])('%s', async (_, typedBy, openedBy, expected) => {
    const found = await sentBy(kind, await deviceOf(kind, typedBy), openedBy);
    expect({ ...found, calls: Math.min(found.calls, 1) }).toEqual(expected);
  });
});

test('USR-190 what is shown stays on the device until the person has dealt with it', async () => {
  const device = await deviceOf('messages');
  const ofNetID = queueScope('messages', 'phil-101', 'theo');
  const queue: MessageQueue = openMessageQueue({
    courseID: 'phil-101',
    username: 'theo',
    personTag: 'second',
    store: device,
    onWritten: () => {},
    onLoggedOut: () => {},
  });
  opened.push(queue);
  const conversation = { username: 'ada', evaluationId: 'FIRST', questionId: 'q1' };
  await vi.waitFor(() => expect(queue.replaced(conversation)).toHaveLength(1), 30_000);
  expect((await device.load(ofNetID)).unsent).toHaveLength(1);
  const [text] = queue.replaced(conversation);
  expect(text?.value.text).toBe('Why?');
  queue.discard(text!);
  await vi.waitFor(async () => {
    expect((await device.load(ofNetID)).unsent).toEqual([]);
  }, 30_000);
});

test.each<QueueKind>(['grades', 'messages'])(
  'USR-190 the scope of a person is another one, and is counted with those of the course: %s',
  (kind) => {
    const { scope } = ownDevice(
      kind,
      'c',
      { username: ' Theo ', personTag: 'first' },
      memoryStore(),
    );
    expect(scope).toBe(JSON.stringify([kind, 'c', 'theo', 'first']));
    expect(scope.startsWith(scopesOf(kind, 'c'))).toBe(true);
  },
);
