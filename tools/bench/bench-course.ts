// A database with a large course and open sessions, for measuring the product as a whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { hashToken, newToken } from '../../server/http/session-cookies.ts';
import type { DatabaseLocation } from '../../server/store/engine/database.ts';
import { openStore, type Store } from '../../server/store/open-store.ts';
import type { LargeInput } from '../../demo/large-course.ts';
import { loadCourse } from '../../demo/load-course.ts';
import { copyCourse } from './copied-courses.ts';
import { copyWork, courseToCopyIn } from './copied-work.ts';

export interface BenchCourse {
  readonly folder: string;
  readonly course: string;
  /** The cookie of each of the users, in the order of the request. */
  readonly cookies: readonly string[];
  remove(): void;
}

/** Creates a data folder with a course of that size, and opens a session for each of the users. */
export async function makeBenchCourse(
  size: LargeInput,
  usernames: readonly string[],
  copies = 0,
): Promise<BenchCourse> {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-bench-'));
  const location = { engine: 'sqlite', file: join(folder, 'elenchus.db') } as const;
  return {
    folder,
    ...(await fillDatabase(location, size, usernames, copies)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Puts the course and copies of it into an empty database, and opens a session for each of the users. */
export async function fillDatabase(
  location: DatabaseLocation,
  size: LargeInput,
  usernames: readonly string[],
  copies = 0,
): Promise<Pick<BenchCourse, 'course' | 'cookies'>> {
  const made = courseToCopyIn(size);
  const course = made.courseId;
  const now = Date.now();
  const store = await openStore(location, now);
  await loadCourse(store, made, now);
  const cookies = await Promise.all(
    usernames.map((username) => logIn(store, course, username, now)),
  );
  await store.close();
  await copyWork(location, course, size.students);
  if (copies > 0) await copyCourse(location, course, copies);
  return { course, cookies };
}

async function logIn(store: Store, course: string, username: string, at: number): Promise<string> {
  const token = newToken();
  const session = { course, usernameKey: foldName(username), tokenHash: hashToken(token), at };
  const opened = await store.transact('openSession', { ...session, kind: 'session' });
  if (!opened) throw new Error(`There is no user ${username} in ${course}.`);
  return `elenchus_${course}=${token}`;
}
