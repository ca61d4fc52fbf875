// A disk that is really full, under the real server: a small file system of its own, which only root can make.
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeProofCourse, PROOF_COURSE, proofCookie } from './proof-course.ts';
import { newFolder, startServerOn } from './proof-stage.ts';
import type { SupervisedServer } from './supervised-server.ts';

const STUDENT = 'student0';
const folder = newFolder();
const size = ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder];
const isMounted = process.platform === 'linux' && spawnSync('mount', size).status === 0;
let server: SupervisedServer;

beforeAll(async () => {
  if (!isMounted) {
    console.error('*** SKIPPED: only root on Linux can make a small disk to fill. ***');
    return;
  }
  const location = { engine: 'sqlite', file: join(folder, 'elenchus.db') } as const;
  await makeProofCourse(location);
  server = await startServerOn(location);
}, 60_000);

afterAll(async () => {
  if (isMounted) {
    await server.stop();
    spawnSync('umount', [folder]);
  }
  rmSync(folder, { recursive: true, force: true });
});

function save(text: string): Promise<Response> {
  const answer = { username: STUDENT, questionID: 'essay', questionAnswer: '' };
  return call(`studentAnswers/update/${PROOF_COURSE}`, {
    method: 'POST',
    body: JSON.stringify({ answerData: [{ ...answer, questionEssayAnswer: text }] }),
  });
}

function call(path: string, options: RequestInit = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie: proofCookie(STUDENT) };
  return fetch(`http://127.0.0.1:${server.port}/api/${path}`, { headers, ...options });
}

/** Takes the whole rest of the disk. */
function fillDisk(file: string): void {
  for (const bytes of [65_536, 4096]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' });
    } catch {
      // There is no space for another piece of this size.
    }
  }
}

test.skipIf(!isMounted)(
  'a full disk: a clear refusal, reading goes on, and saving resumes by itself when there is space',
  { timeout: 120_000 },
  async () => {
    expect((await save('Before the disk was full.')).status).toBe(200);
    const filler = join(folder, 'filler');
    fillDisk(filler);
    // What the log still has room for may be saved; a text that needs new space cannot be.
    const refused = await save('Too much. '.repeat(19_000));
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(await refused.json()).toMatchObject({
      error: 'STORAGE_UNAVAILABLE',
      message:
        'The server cannot write to its database at the moment. Nothing was changed. Please try again soon.',
    });
    const read = await call(`studentAnswers/${PROOF_COURSE}/${STUDENT}`);
    expect(await read.json()).toMatchObject([{ questionEssayAnswer: 'Before the disk was full.' }]);
    rmSync(filler);
    expect((await save('After there is space again.')).status).toBe(200);
    const after = await call(`studentAnswers/${PROOF_COURSE}/${STUDENT}`);
    expect(await after.json()).toMatchObject([
      { questionEssayAnswer: 'After there is space again.' },
    ]);
    expect(server.starts()).toBe(0);
  },
);
