// The thread that builds reports dies in the middle of one, as it would after a fault.
import type { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { onEachEngine } from '../testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';

const STATISTICS = 'GET /api/statistics/{courseID}';
const STUDENTS = 'GET /api/students/{courseID}';

/** The threads that were started during a test, in their order. */
const threads: Worker[] = [];
/** How many threads are still to die, each with an unanswered question. */
let deaths = 0;

/** A thread is announced when its first question is on the way to it. */
function started(thread: Worker): void {
  threads.push(thread);
  if (deaths > 0) thread.once('online', () => die(thread));
}

function dieAtNextQuestion(thread: Worker): void {
  const post = thread.postMessage.bind(thread);
  thread.postMessage = (...args: Parameters<Worker['postMessage']>): void => {
    // In this order the answer can't arrive before the thread ends.
    die(thread);
    post(...args);
  };
}

function die(thread: Worker): void {
  deaths -= 1;
  void thread.terminate();
}

beforeEach(() => {
  threads.length = 0;
  process.on('worker', started);
});
afterEach(() => {
  process.off('worker', started);
});

onEachEngine('the reports thread', (engine) => {
  const app = useApp(engine);

  test('dies in a report: it is built again; dies again: a clear refusal, and the next one is built', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    // The reader threads have been started.
    expect((await ina.call(STUDENTS)).status).toBe(200);
    threads.length = 0;
    const { status, body } = await ina.call(STATISTICS);
    expect([status, threads.length]).toEqual([200, 1]);

    const made = threads[0];
    if (made) dieAtNextQuestion(made);
    deaths = 1;
    expect(await ina.call(STATISTICS)).toMatchObject({ status: 200, body });
    expect([deaths, threads.length]).toEqual([0, 2]);

    const replacement = threads[1];
    if (replacement) dieAtNextQuestion(replacement);
    deaths = 2;
    const refused = await ina.call(STATISTICS);
    expect(refused).toMatchObject({ status: 503, error: { error: 'STORAGE_UNAVAILABLE' } });
    expect([deaths, threads.length]).toEqual([0, 3]);
    expect(refused.error.message).toBe(
      'The server couldn’t read its database. Please try again in a moment.',
    );

    expect((await ina.call(STUDENTS)).status).toBe(200);
    expect(await ina.call(STATISTICS)).toMatchObject({ status: 200, body });
  });
});
