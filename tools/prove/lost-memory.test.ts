// Takes away the memory that SQLite shares through a file (-shm) from the running server: the system ends the
// process.
import { truncateSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findingsOf } from './lost-proof.ts';
import { sqliteStage, type ProofStage } from './proof-stage.ts';
import { startSaving } from './saving-students.ts';

// On other systems such a file cannot be cut off under a process, or the process does not end because of it.
const isLinux = process.platform === 'linux';
let stage: ProofStage;

beforeAll(async () => {
  if (isLinux) stage = await sqliteStage();
});
afterAll(() => stage?.remove());

test.runIf(isLinux)(
  'killed by SIGBUS in the middle of saving: it restarts automatically, and nothing acknowledged is lost',
  async () => {
    const { location, servers } = stage;
    const [server] = servers;
    if (!server || location.engine !== 'sqlite') throw new Error('One server on SQLite is wanted.');
    const students = startSaving([server.port]);
    await students.afterSaves(20);
    truncateSync(`${location.file}-shm`, 0);
    await students.everyoneSaved();
    expect([server.starts(), server.endedBy()]).toEqual([1, 'SIGBUS']);
    await students.finish();
    const found = await findingsOf(students, server.port);
    expect(found).toMatchObject({ lost: 0, doubled: 0, misplaced: 0 });
    expect(found.acknowledged).toBeGreaterThan(20);
  },
);
