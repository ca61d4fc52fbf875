// Tests disks that are really full, under the real server and under the database server.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { startThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import { makeProofCourse } from './proof-course.ts';
import { newDatabase, startServerOn } from './proof-stage.ts';
import { fillDisk, makeMemoryDisk } from './testing/small-disk.ts';
import { callsAs, REFUSAL } from './testing/student-calls.ts';

const AT_ONCE = { concurrent: true };
const leaving: (() => Promise<unknown> | void)[] = [];
afterAll(async () => {
  for (const leave of leaving.toReversed()) await leave();
});

/** The folder of a small disk, or undefined where none can be made. */
function smallDisk(size: string): string | undefined {
  const disk = makeMemoryDisk(size);
  if (typeof disk === 'string') {
    console.error(`*** SKIPPED: ${disk} ***`);
    return undefined;
  }
  leaving.push(() => disk.remove());
  return disk.folder;
}

/** Saves as a student before, while and after the disk is full. */
async function saveAroundFullDisk(location: DatabaseLocation, folder: string) {
  await makeProofCourse(location);
  const server = await startServerOn(location);
  leaving.push(() => server.stop());
  const student = callsAs('student0', server.port);
  const before = await student.save('Before the disk was full.');
  const filler = join(folder, 'filler');
  fillDisk(filler);
  // A text that fits into the log may be saved; a text that needs new space cannot be.
  const tooMuch = Array.from({ length: 19_000 }, () => Math.random().toString(36).slice(2, 11));
  const refused = await student.save(tooMuch.join(' '));
  const readWhileFull = await student.read();
  rmSync(filler);
  const after = await student.save('After there is space again.');
  return {
    statuses: [before.status, refused.status, after.status],
    retryAfter: refused.headers.get('retry-after'),
    refusal: await refused.json(),
    readMeanwhile: readWhileFull,
    readAfter: await student.read(),
    restarts: server.starts(),
  };
}

const RIGHT = {
  statuses: [200, 503, 200],
  retryAfter: '5',
  refusal: { error: 'STORAGE_UNAVAILABLE', message: REFUSAL },
  readMeanwhile: 'Before the disk was full.',
  readAfter: 'After there is space again.',
  restarts: 0,
};

test(
  'a full disk: a clear refusal, reading continues, and saving resumes automatically when there is space',
  AT_ONCE,
  async (context) => {
    const folder = smallDisk('8m');
    if (folder === undefined) return context.skip();
    const location = { engine: 'sqlite', file: join(folder, 'elenchus.db') } as const;
    expect(await saveAroundFullDisk(location, folder)).toMatchObject(RIGHT);
  },
);

test('a full disk of the PostgreSQL server: the same', AT_ONCE, async (context) => {
  const folder = smallDisk('80m');
  if (folder === undefined) return context.skip();
  const database = await startThrowawayPostgres({ isDurable: true, parent: folder });
  if (typeof database === 'string') {
    console.error(`*** SKIPPED on PostgreSQL: ${database} ***`);
    return context.skip();
  }
  leaving.push(() => database.stop());
  const url = await newDatabase(database);
  const location = { engine: 'postgres', url } as const;
  expect(await saveAroundFullDisk(location, folder)).toMatchObject(RIGHT);
});
