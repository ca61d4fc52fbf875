import { expect, test } from 'vitest';
import { CheckClient, type CheckedContent } from './check-client.ts';
import type { CheckReply, CheckRequest } from './check-messages.ts';

/** A thread that answers only when the test tells it to. */
function heldThread() {
  const asked: CheckRequest[] = [];
  let reply: ((message: CheckReply) => void) | null = null;
  return {
    asked,
    send: (request: unknown) => void asked.push(request as CheckRequest),
    listen: (onReply: (message: CheckReply) => void) => {
      reply = onReply;
    },
    async answer(message: CheckReply) {
      reply?.(message);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const course = (): CheckedContent => ({
  personas: [],
  schedule: { sections: [], topics: [] },
  questions: [],
  theses: [],
  settings: { hasContradictionItems: true },
});
const report = { findings: [], ranges: [], brokenPersonas: [] };

test('while a check is under way only the latest course waits for its turn', async () => {
  const thread = heldThread();
  const client = new CheckClient(thread);
  const [first, second, third] = [course(), course(), course()];
  for (const content of [first, second, third]) client.check(content);
  expect(thread.asked).toHaveLength(1);
  await thread.answer({ id: 1, isOk: true, answer: report });
  expect(client.state().content).toBe(first);
  expect(thread.asked).toHaveLength(2);
  await thread.answer({ id: 2, isOk: true, answer: report });
  expect(client.state().content).toBe(third);
  client.check(third);
  expect(thread.asked).toHaveLength(2);
});

test('a failed check keeps the last report and shows the failure; the next one continues', async () => {
  const thread = heldThread();
  const client = new CheckClient(thread);
  client.check(course());
  await thread.answer({ id: 1, isOk: true, answer: report });
  client.check(course());
  await thread.answer({ id: 2, isOk: false, message: 'out of memory' });
  expect(client.state()).toMatchObject({ report, failure: 'out of memory' });
  client.check(course());
  await thread.answer({ id: 3, isOk: true, answer: report });
  expect(client.state().failure).toBeNull();
});

test('every request gets its own answer, in whatever order they arrive', async () => {
  const thread = heldThread();
  const client = new CheckClient(thread);
  const subject = { kind: 'question', id: 'q' } as const;
  const one = client.ask('witness', { subject, wanted: true });
  const other = client.ask('personas', {});
  await thread.answer({ id: 2, isOk: true, answer: null });
  await thread.answer({ id: 1, isOk: true, answer: { kind: 'impossible' } });
  expect(await one).toEqual({ kind: 'impossible' });
  expect(await other).toBeNull();
});
