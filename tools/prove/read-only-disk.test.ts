// Tests a disk that becomes read-only under the running server while students save.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findingsOf } from './lost-proof.ts';
import { makeProofCourse } from './proof-course.ts';
import { startServerOn } from './proof-stage.ts';
import { startSaving } from './saving-students.ts';
import { makeBlockDisk } from './testing/small-disk.ts';
import { callsAs, REFUSAL } from './testing/student-calls.ts';
import type { SupervisedServer } from './supervised-server.ts';

const disk = makeBlockDisk();
const isMissing = typeof disk === 'string';
const location = {
  engine: 'sqlite',
  file: join(isMissing ? '' : disk.folder, 'elenchus.db'),
} as const;
let server: SupervisedServer;

beforeAll(async () => {
  if (isMissing) return console.error(`*** SKIPPED: ${disk} ***`);
  await makeProofCourse(location);
  server = await startServerOn(location);
});
afterAll(async () => {
  if (isMissing) return;
  await server.stop();
  disk.remove();
});

/** The system may end a process that was about to write; it is started again on a disk that it can only read. */
function expectOnlyReading(): Promise<void> {
  return vi.waitFor(
    async () => {
      const student = callsAs('student0', server.port);
      const before = await student.read();
      expect(before).toBeTypeOf('string');
      const refused = await student.save('Refused.');
      expect(refused.status).toBe(503);
      const body = { error: 'STORAGE_UNAVAILABLE', message: REFUSAL };
      expect(await refused.json()).toMatchObject(body);
      expect(await student.read()).toBe(before);
    },
    { timeout: 60_000, interval: 100 },
  );
}

test.skipIf(isMissing)(
  'a read-only disk: a clear refusal, reading continues even after a restart, and saving resumes automatically',
  async () => {
    if (typeof disk === 'string') return;
    const students = startSaving([server.port]);
    await students.afterSaves(20);

    disk.forbidWriting();
    await expectOnlyReading();
    // Threads that start now can open the files only for reading.
    server.signal('SIGHUP');
    await expectOnlyReading();
    disk.allowWriting();
    await students.everyoneSaved();
    expect(server.starts()).toBe(0);
    await students.finish();

    disk.breakDown();
    await expectOnlyReading();
    server.signal('SIGKILL');
    await expectOnlyReading();
    expect(server.starts()).toBeGreaterThan(0);
    const found = await findingsOf(students, server.port);
    expect(found).toMatchObject({ lost: 0, doubled: 0, misplaced: 0 });
    expect(found.acknowledged).toBeGreaterThan(20);
  },
);
