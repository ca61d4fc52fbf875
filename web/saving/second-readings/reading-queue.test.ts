import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionLost, refusedWith } from '../queue/testing/fake-connection.ts';
import { memoryStore } from '../queue/testing/memory-store.ts';
import type { UnsentStore } from '../queue/unsent-store.ts';
import { openReadingQueue, type PostReading, type ReadingQueue } from './reading-queue.ts';

const work = { username: 'blind-2', evaluationId: 'MID' };
const opened: { close(): void }[] = [];
const known = vi.fn<(version: number) => void>();

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
  known.mockClear();
});

afterEach(() => {
  for (const queue of opened.splice(0)) queue.close();
  vi.unstubAllGlobals();
});

const saved = (body: { grade: string; remark?: string | undefined }, version = 1) => ({
  reading: { grade: body.grade, remark: body.remark ?? '', version, changedAt: 5 },
});

async function open(post: PostReading, store: UnsentStore = memoryStore()): Promise<ReadingQueue> {
  const queue = openReadingQueue({
    courseID: 'phil-101',
    username: 'Tess',
    store,
    post,
    onKnown: (_work, { version }) => known(version),
    onLoggedOut: () => {},
  });
  opened.push(queue);
  await vi.waitFor(() => expect(queue.state().isRestored).toBe(true), 30_000);
  return queue;
}

const settled = (queue: ReadingQueue) =>
  vi.waitFor(() => expect(queue.draft(work)).toBeNull(), 30_000);

test('USR-115 a reading says whose work was read; a draft about someone else expects nothing of this one', async () => {
  const post = vi.fn<PostReading>(async (body) => {
    if (body.personTag === 'first') throw refusedWith(409, 'SOMEONE_ELSE_NOW', [], 'Not them.');
    return saved(body);
  });
  const queue = await open(post);
  queue.type(work, { grade: '81', remark: '', base: 4, personTag: 'first' });
  queue.save(work);
  await vi.waitFor(() => expect(queue.draft(work)?.problem).toBe('Not them.'), 30_000);
  queue.type(work, { grade: '82', remark: '', base: 0, personTag: 'second' });
  queue.save(work);
  await settled(queue);
  const sent = post.mock.calls.map(([{ personTag, expectedVersion }]) => [
    personTag,
    expectedVersion,
  ]);
  expect(sent).toEqual([
    ['first', 4],
    ['second', 0],
  ]);
});

test('a draft is kept on the device and not sent until the person saves it', async () => {
  const post = vi.fn<PostReading>(async (body) => saved(body));
  const store = memoryStore();
  const queue = await open(post, store);
  queue.type(work, { grade: '81', remark: 'Clear.', base: 0 });
  await vi.waitFor(async () => {
    const kept = await store.load('["second-readings","phil-101","tess"]');
    expect(kept.unsent).toMatchObject([{ value: { grade: '81', remark: 'Clear.', ready: '' } }]);
  }, 30_000);
  queue.close();
  const again = await open(post, store);
  await vi.waitFor(() => expect(again.draft(work)?.grade).toBe('81'), 30_000);
  expect(post).not.toHaveBeenCalled();
  again.save(work);
  await settled(again);
  expect(post.mock.calls.map(([body]) => body)).toEqual([
    {
      username: 'blind-2',
      evaluationDataID: 'MID',
      grade: '81',
      remark: 'Clear.',
      expectedVersion: 0,
    },
  ]);
  expect(known).toHaveBeenCalledWith(1);
});

test('a reading that was saved without a connection waits and is sent', async () => {
  let isDown = true;
  const queue = await open(async (body) => {
    if (isDown) throw connectionLost();
    return saved(body);
  });
  queue.type(work, { grade: '70', remark: '', base: 3 });
  queue.save(work);
  await vi.waitFor(() => expect(queue.state().trouble?.kind).toBe('unreachable'), 30_000);
  expect(queue.draft(work)).toMatchObject({ grade: '70', state: 'sending' });
  expect([queue.waiting(), queue.refused()]).toEqual([[work], []]);
  isDown = false;
  queue.save(work);
  await settled(queue);
});

test('a refused reading is a draft again, with the reason', async () => {
  const queue = await open(async () => {
    throw refusedWith(404, 'USER_NOT_FOUND', [], 'You have no second reading under this name.');
  });
  queue.type(work, { grade: '70', remark: 'x', base: 0 });
  queue.save(work);
  await vi.waitFor(() => expect(queue.draft(work)?.problem).toContain('no second'), 30_000);
  expect(queue.draft(work)).toMatchObject({ remark: 'x', state: 'draft', theirs: null });
});

test('ASK-13 a refused reading can be saved again as it is', async () => {
  let isRefused = true;
  const queue = await open(async (body) => {
    if (isRefused) throw refusedWith(403, 'FORBIDDEN', [], 'The course is closed.');
    return saved(body);
  });
  queue.type(work, { grade: '70', remark: 'x', base: 0 });
  queue.save(work);
  await vi.waitFor(() => expect(queue.draft(work)?.problem).toContain('closed'), 30_000);
  isRefused = false;
  queue.save(work);
  await settled(queue);
});

const theirs = { grade: '90', remark: 'Theirs', version: 7, changedAt: 9 };

/** A server on which somebody has saved version 7. */
function conflicting() {
  return vi.fn<PostReading>(async (body) => {
    if (body.expectedVersion !== 7) throw refusedWith(409, 'CHANGED_MEANWHILE', [theirs]);
    return saved(body, 8);
  });
}

test('after a change elsewhere the person can keep their own version', async () => {
  const post = conflicting();
  const queue = await open(post);
  queue.type(work, { grade: '70', remark: '', base: 2 });
  queue.save(work);
  await vi.waitFor(() => expect(queue.draft(work)?.theirs).toEqual(theirs), 30_000);
  expect(queue.draft(work)).toMatchObject({ grade: '70', state: 'draft' });
  queue.keepMine(work);
  await settled(queue);
  expect(post.mock.calls.at(-1)?.[0]).toMatchObject({ grade: '70', expectedVersion: 7 });
});

test('after a change elsewhere the person can take the other version', async () => {
  const post = conflicting();
  const queue = await open(post);
  queue.type(work, { grade: '70', remark: '', base: 2 });
  queue.save(work);
  await vi.waitFor(() => expect(queue.draft(work)?.theirs).toEqual(theirs), 30_000);
  queue.takeTheirs(work);
  await settled(queue);
  expect(known).toHaveBeenCalledWith(7);
  expect(post).toHaveBeenCalledTimes(1);
});

test('what was dropped can be typed again as it was', async () => {
  const queue = await open(async (body) => saved(body));
  const typed = { grade: '7', remark: 'Short.', base: 0 };
  queue.type(work, typed);
  queue.drop(work);
  queue.type(work, typed);
  expect(queue.draft(work)).toMatchObject({ grade: '7', remark: 'Short.' });
});

test('a draft that is dropped is gone, and a refused reading is listed', async () => {
  const queue = await open(async () => {
    throw refusedWith(404, 'USER_NOT_FOUND', [], 'You have no second reading under this name.');
  });
  queue.type(work, { grade: '7', remark: '', base: 0 });
  expect(queue.refused()).toEqual([]);
  queue.drop(work);
  expect(queue.draft(work)).toBeNull();
  queue.type(work, { grade: '70', remark: '', base: 0 });
  queue.save(work);
  await vi.waitFor(() => expect(queue.refused()).toEqual([work]), 30_000);
  expect(queue.waiting()).toEqual([]);
});
