// The server process is killed in the middle of saves: whatever it acknowledged is there after the next start.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashToken } from '../http/session-cookies.ts';
import { changeBy } from '../store/audit-store.ts';
import { openStore } from '../store/open-store.ts';

const REPETITIONS = 10;
const CALLERS = 6;
const COURSE = 'phil-101';
const folder = mkdtempSync(join(tmpdir(), 'elenchus-kill-'));
const students = Array.from({ length: CALLERS }, (_, number) => `student${number}`);

beforeAll(async () => {
  const now = Date.now();
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'elenchus.db') }, now);
  const items = [
    designItem({ dataType: 'sectionName', dataID: 'section', dataIndex: '1', dataText: 'One' }),
    designItem({ dataType: 'topic', dataID: 'topic01', dataIndex: '2', questionOptions: 'yes' }),
    designItem({ dataType: 'currentCourseDate', dataID: '1', dataIndex: '2' }),
    designItem({
      dataType: 'question',
      dataID: 'essay',
      questionType: 'LongAnswer',
      questionCourseDate: 'topic01',
    }),
  ];
  const users = students.map((username) => ({
    usernameKey: username,
    username,
    fullName: username,
    status: 'student' as const,
    ta: '',
    password: { hash: '', state: 'initial' as const },
  }));
  await store.transact('createCourse', { ...changeBy(COURSE, 'admin', now), items, users });
  for (const username of students) {
    const session = {
      course: COURSE,
      usernameKey: username,
      tokenHash: hashToken(username),
      at: now,
    };
    await store.transact('openSession', { ...session, kind: 'session' });
  }
  await store.close();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const address = /is ready at (\S+)/.exec(output)?.[1];
    if (address) resolve(address);
  });
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  return { child, url: await promise };
}

function headers(username: string): Record<string, string> {
  return { 'content-type': 'application/json', cookie: `elenchus_${COURSE}=${username}` };
}

/** Saves one text after the other until the server is gone; answers the last number it acknowledged. */
async function saveUntilKilled(
  url: string,
  username: string,
  first: number,
  onSaved: () => void,
): Promise<number> {
  let acknowledged = first - 1;
  for (let number = first; ; number += 1) {
    const answer = {
      username,
      questionID: 'essay',
      questionAnswer: '',
      questionEssayAnswer: `text ${number}`,
    };
    const saved = await fetch(`${url}/api/studentAnswers/update/${COURSE}`, {
      method: 'POST',
      headers: headers(username),
      body: JSON.stringify({ answerData: [answer] }),
    }).then(
      (response) => response.ok,
      () => false,
    );
    if (!saved) return acknowledged;
    acknowledged = number;
    onSaved();
  }
}

async function storedNumber(url: string, username: string): Promise<number> {
  const response = await fetch(`${url}/api/studentAnswers/${COURSE}/${username}`, {
    headers: headers(username),
  });
  const answers = (await response.json()) as { questionEssayAnswer: string }[];
  return Number(answers[0]?.questionEssayAnswer.replace('text ', '') ?? 0);
}

test(
  `nothing acknowledged is lost when the server is killed ${REPETITIONS} times`,
  { timeout: 120_000 },
  async () => {
    let acknowledged = students.map(() => 0);
    for (let repetition = 0; repetition < REPETITIONS; repetition += 1) {
      const { child, url } = await startServer();
      const found = await Promise.all(students.map((username) => storedNumber(url, username)));
      for (const [place, number] of found.entries())
        expect(number).toBeGreaterThanOrEqual(acknowledged[place] ?? 0);
      const next = found.map((number) => number + 1);
      // Killed after a number of saves by chance, not after a time: a slow machine must do as much.
      const moment = Promise.withResolvers<void>();
      let left = 20 + Math.floor(Math.random() * 100);
      const onSaved = (): void => {
        left -= 1;
        if (left === 0) moment.resolve();
      };
      const callers = students.map((username, place) =>
        saveUntilKilled(url, username, next[place] ?? 1, onSaved),
      );
      await moment.promise;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      acknowledged = await Promise.all(callers);
    }
    expect(Math.min(...acknowledged)).toBeGreaterThan(REPETITIONS);
  },
);
