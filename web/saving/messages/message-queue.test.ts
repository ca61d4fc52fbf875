import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectionLost, refusedWith } from '../queue/testing/fake-connection.ts';
import { memoryStore } from '../queue/testing/memory-store.ts';
import type { UnsentStore } from '../queue/unsent-store.ts';
import { openMessageQueue, type MessageQueue, type PostMessage } from './message-queue.ts';

const conversation = { username: 'ada', evaluationId: 'MID', questionId: 'q1' };
const ANSWER = { message: 'Sent', request: {} } as never;
const opened: { close(): void }[] = [];

beforeEach(() => {
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('addEventListener', () => {});
});

afterEach(() => {
  for (const queue of opened.splice(0)) queue.close();
  vi.unstubAllGlobals();
});

async function open(
  post: PostMessage,
  store: UnsentStore = memoryStore(),
  onConflict?: () => void,
): Promise<MessageQueue> {
  let ids = 0;
  const queue = openMessageQueue({
    courseID: 'phil-101',
    username: 'Ada',
    store,
    post,
    newId: () => `m${(ids += 1)}`,
    onWritten: () => {},
    onConflict,
    onLoggedOut: () => {},
  });
  opened.push(queue);
  await vi.waitFor(() => expect(queue.state().isRestored).toBe(true), 30_000);
  return queue;
}

const settled = (queue: MessageQueue) =>
  vi.waitFor(() => expect(queue.draft(conversation).text).toBe(''), 30_000);

test('a draft is kept on the device and not sent until the person sends it', async () => {
  const post = vi.fn<PostMessage>(async () => ANSWER);
  const store = memoryStore();
  const queue = await open(post, store);
  queue.type(conversation, { text: 'Why 7?' });
  await vi.waitFor(async () => {
    const kept = await store.load('["messages","phil-101","ada"]');
    expect(kept.unsent).toMatchObject([{ value: { text: 'Why 7?', ready: '' } }]);
  }, 30_000);
  queue.close();
  const again = await open(post, store);
  await vi.waitFor(() => expect(again.draft(conversation).text).toBe('Why 7?'), 30_000);
  expect(post).not.toHaveBeenCalled();
  again.send(conversation);
  await settled(again);
  expect(post.mock.calls.map(([body]) => body)).toEqual([
    {
      username: 'ada',
      evaluationDataID: 'MID',
      questionID: 'q1',
      messageID: 'm1',
      text: 'Why 7?',
    },
  ]);
});

test('USR-115 a message says whose work its author saw, and keeps saying it when it is sent again', async () => {
  const refusal = refusedWith(409, 'SOMEONE_ELSE_NOW', [], 'Someone else has the netID now.');
  const post = vi.fn<PostMessage>(async () => {
    throw refusal;
  });
  const queue = await open(post);
  const first = { personTag: 'first' };
  queue.type(conversation, { text: 'Because.', grade: '8', base: 3, read: first });
  queue.send(conversation, 3);
  await vi.waitFor(() => expect(queue.draft(conversation).problem).toMatch(/else/), 30_000);
  queue.send(conversation, 5);
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(2), 30_000);
  queue.type(conversation, { text: 'Why.', read: { personTag: 'second' } });
  queue.send(conversation);
  await vi.waitFor(() => expect(post).toHaveBeenCalledTimes(3), 30_000);
  const tags = post.mock.calls.map(([{ personTag }]) => personTag);
  expect(tags).toEqual(['first', 'first', 'second']);
});

test('EXT-12 a grade that goes with a message says as of which date the answers were shown', async () => {
  const post = vi.fn<PostMessage>(async () => ANSWER);
  const queue = await open(post);
  const read = { readAsOf: '2026-09-10', readAt: 99 };
  queue.type(conversation, { text: 'Because.', grade: '8', base: 3, read });
  queue.send(conversation, 3);
  await settled(queue);
  queue.type(conversation, { text: 'Without a grade.', read });
  queue.send(conversation);
  await settled(queue);
  expect(post.mock.calls.map(([{ grade }]) => grade)).toEqual([
    { individualGradingData: '8', expectedVersion: 3, readAsOf: '2026-09-10', readAt: 99 },
    undefined,
  ]);
});

test('a message without a connection waits, and goes with the same ID and grade', async () => {
  let isDown = true;
  const post = vi.fn<PostMessage>(async () => {
    if (isDown) throw connectionLost();
    return ANSWER;
  });
  const queue = await open(post);
  queue.type(conversation, { text: 'A point more.', grade: '8', base: 4 });
  queue.send(conversation);
  await vi.waitFor(() => expect(queue.state().trouble?.kind).toBe('unreachable'), 30_000);
  expect(queue.draft(conversation)).toMatchObject({ text: 'A point more.', state: 'sending' });
  isDown = false;
  queue.resume();
  await settled(queue);
  const bodies = post.mock.calls.map(([body]) => body);
  expect(new Set(bodies.map(({ messageID }) => messageID))).toEqual(new Set(['m1']));
  expect(bodies.at(-1)?.grade).toEqual({ individualGradingData: '8', expectedVersion: 4 });
});

test.each([
  [refusedWith(400, 'INVALID_INPUT', [], 'The time is over.'), 'The time is over.'],
  [refusedWith(409, 'CHANGED_MEANWHILE'), 'Someone else changed this grade'],
])('a refused message is a draft again, with the reason', async (error, sentence) => {
  const queue = await open(async () => {
    throw error;
  });
  queue.type(conversation, { text: 'Why?' });
  queue.send(conversation);
  await vi.waitFor(() => expect(queue.draft(conversation).problem).toContain(sentence), 30_000);
  expect(queue.draft(conversation)).toMatchObject({ text: 'Why?', state: 'draft' });
  queue.type(conversation, { text: 'Why not?' });
  expect(queue.draft(conversation)).toMatchObject({ text: 'Why not?', problem: null });
});

test('a draft of one conversation does not hold up a message of another', async () => {
  const post = vi.fn<PostMessage>(async () => ANSWER);
  const queue = await open(post);
  queue.type({ ...conversation, questionId: 'q2' }, { text: 'A draft' });
  queue.type(conversation, { text: 'Why?' });
  queue.send(conversation);
  await settled(queue);
  expect(post.mock.calls.map(([body]) => body.text)).toEqual(['Why?']);
  expect(queue.draft({ ...conversation, questionId: 'q2' }).text).toBe('A draft');
});

test('an emptied draft is gone', async () => {
  const queue = await open(async () => ANSWER);
  queue.type(conversation, { text: 'x' });
  queue.type(conversation, { text: '' });
  expect(queue.draft(conversation)).toMatchObject({ text: '', state: 'draft' });
  expect(queue.state().unsent.size).toBe(0);
});

test('ASK-13 a refused message can be sent again as it is, over the grade that is shown then', async () => {
  let refusal: unknown = refusedWith(409, 'CHANGED_MEANWHILE');
  const post = vi.fn<PostMessage>(async () => {
    if (refusal) throw refusal;
    return ANSWER;
  });
  const onConflict = vi.fn<() => void>();
  const queue = await open(post, memoryStore(), onConflict);
  queue.type(conversation, { text: 'A point more.', grade: '8', base: 4 });
  // A grade that changed after it was typed over is no reason to replace it unasked.
  queue.send(conversation, 5);
  await vi.waitFor(() => expect(queue.draft(conversation).problem).not.toBeNull(), 30_000);
  expect(onConflict).toHaveBeenCalledOnce();
  refusal = null;
  queue.send(conversation, 6);
  await settled(queue);
  const sent = post.mock.calls.map(([body]) => [body.messageID, body.grade?.expectedVersion]);
  expect(sent).toEqual([
    ['m1', 4],
    ['m1', 6],
  ]);
});
