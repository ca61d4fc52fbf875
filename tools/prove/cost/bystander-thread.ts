// Plays a student of another course who saves an answer and reads it, again and again, and notes how long each
// took. It has its own thread: the proof's own computing must not count as a wait.
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { delayBetween, runDelays } from './run-delay.ts';

export interface Bystanding {
  readonly port: number;
  readonly course: string;
  readonly username: string;
  readonly cookie: string;
}

/** The pause between two calls of one kind. Milliseconds. */
const PAUSE = 20;
const { port, course, username, cookie } = workerData as Bystanding;
const agent = new Agent({ keepAlive: true });
const waits = { reading: 0, saving: 0 };
const open = { reading: 0, saving: 0 };
let texts = 0;
let server = 0;

type Kind = keyof typeof waits;

function call(kind: Kind): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const isSaving = kind === 'saving';
  const path = isSaving
    ? `/api/studentAnswers/update/${course}`
    : `/api/studentAnswers/${course}/${username}`;
  const sent = request(
    {
      port,
      host: '127.0.0.1',
      path,
      agent,
      method: isSaving ? 'POST' : 'GET',
      headers: { cookie, ...(isSaving && { 'content-type': 'application/json' }) },
    },
    (response) => {
      response.resume();
      response.once('end', resolve);
    },
  );
  sent.once('error', reject);
  texts += 1;
  const answer = { username, questionID: 'duty1', questionEssayAnswer: `A short text ${texts}.` };
  sent.end(isSaving ? JSON.stringify({ answerData: [answer] }) : undefined);
  return promise;
}

async function keepCalling(kind: Kind): Promise<never> {
  for (;;) {
    open[kind] = performance.now();
    const before = runDelays(server);
    await call(kind).catch(() => undefined);
    const waited = performance.now() - open[kind] - delayBetween(before, runDelays(server));
    waits[kind] = Math.max(waits[kind], waited);
    open[kind] = 0;
    await pause(PAUSE);
  }
}

/** The number of the server process begins a measurement, 'end' ends it. */
parentPort?.on('message', (message: number | 'end') => {
  if (message === 'end') {
    void report();
  } else {
    server = message;
    Object.assign(waits, { reading: 0, saving: 0 });
  }
});

/** A wait that has begun counts: its call is answered first. */
async function report(): Promise<void> {
  const begun = { ...open };
  const isOpen = (each: Kind): boolean => begun[each] > 0 && open[each] === begun[each];
  while (isOpen('reading') || isOpen('saving')) await pause(1);
  parentPort?.postMessage({ ...waits });
}

void keepCalling('reading');
void keepCalling('saving');
