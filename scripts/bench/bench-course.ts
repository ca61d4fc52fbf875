// A data folder with a large course and open sessions, for measuring the product as a whole.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { hashToken, newToken } from '../../server/http/session-cookies.ts';
import { openStore, type Store } from '../../server/store/open-store.ts';

export interface BenchCourse {
  readonly folder: string;
  readonly course: string;
  /** The cookie of each of the users, in the order asked for. */
  readonly cookies: readonly string[];
  remove(): void;
}

/** Makes the folder, fills it, and opens a session for each of the users. */
export async function makeBenchCourse(
  course: string,
  usernames: readonly string[],
  fill: (store: Store, now: number) => Promise<unknown>,
): Promise<BenchCourse> {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-bench-'));
  const now = Date.now();
  const store = await openStore({ engine: 'sqlite', file: join(folder, 'elenchus.db') }, now);
  await fill(store, now);
  const cookies: string[] = [];
  for (const username of usernames) {
    const token = newToken();
    const session = {
      course,
      usernameKey: foldName(username),
      tokenHash: hashToken(token),
      at: now,
    };
    const opened = await store.transact('openSession', { ...session, kind: 'session' });
    if (!opened) throw new Error(`There is no user ${username} in ${course}.`);
    cookies.push(`elenchus_${course}=${token}`);
  }
  await store.close();
  return {
    folder,
    course,
    cookies,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
