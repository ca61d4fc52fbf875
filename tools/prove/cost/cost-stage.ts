// The stage of the proof of costs: a database with one course for each endpoint, so that one call's changes and
// deletions don't affect other calls, and a course for the bystander.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DesignItem } from '@elenchus/domain/design/design-item.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { hashToken } from '../../../server/http/session-cookies.ts';
import { changeBy } from '../../../server/store/logs/audit-store.ts';
import type { DatabaseLocation } from '../../../server/store/engine/database.ts';
import { openStore, type Store } from '../../../server/store/open-store.ts';
import type { ThrowawayPostgres } from '../../../server/store/testing/throwaway-postgres.ts';
import type { NewUser } from '../../../server/store/people/users-store.ts';
import type { Role } from '../../../contract/endpoint.examples.ts';
import { USERNAMES } from '../../../server/testing/access/access-table.ts';
import { COURSE_ITEMS, OTHER_PEOPLE, PEOPLE } from '../../../server/testing/test-course.ts';
import { newDatabase, newFolder } from '../proof-stage.ts';
import { type Bystander, startBystander } from './bystander.ts';
import { type MeteredServer, startMeteredServer } from './metered-server.ts';

export interface CostStage {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly server: MeteredServer;
  /** When this is first called, a person in another course begins to save and to read. */
  bystander(): Bystander;
  /** The first calls of a process take longer, because its threads start. */
  warmUp(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates what a state needs, before the server starts. */
export type Preparation = (store: Store, now: number) => Promise<void>;

const WARM_UP = 900;
const BYSTANDERS_COURSE = 'bystander';
const BYSTANDER = 'sam';
/** The course that a call about another course names. */
export const OTHER_COURSE = 'elsewhere';

/** A database of this engine with these courses, and a server on it. */
export async function openCostStage(
  postgres: ThrowawayPostgres | undefined,
  courses: readonly string[],
  preparations: readonly Preparation[] = [],
): Promise<CostStage> {
  const folder = newFolder();
  const location: DatabaseLocation = postgres
    ? { engine: 'postgres', url: await newDatabase(postgres) }
    : { engine: 'sqlite', file: join(folder, 'elenchus.db') };
  await fill(location, courses, preparations);
  const server = await startMeteredServer(location);
  const bystanding = {
    port: server.port,
    course: BYSTANDERS_COURSE,
    username: BYSTANDER,
    cookie: cookieOf(BYSTANDERS_COURSE, BYSTANDER),
  };
  let started: Bystander | undefined;
  const bystander = (): Bystander => (started ??= startBystander(bystanding));
  return {
    engine: postgres ? 'PostgreSQL' : 'SQLite',
    server,
    bystander,
    async warmUp() {
      for (let time = 0; time < 3; time += 1)
        await bystander().watch(server.pid(), () => pause(WARM_UP / 3));
    },
    async remove() {
      await started?.stop();
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function fill(
  location: DatabaseLocation,
  courses: readonly string[],
  preparations: readonly Preparation[],
): Promise<void> {
  const now = Date.now();
  const store = await openStore(location, now);
  await makeCostCourse(store, BYSTANDERS_COURSE, now, { users: OTHER_PEOPLE });
  await makeCostCourse(store, OTHER_COURSE, now, { users: OTHER_PEOPLE });
  for (const course of courses) await makeCostCourse(store, course, now);
  for (const prepare of preparations) await prepare(store, now);
  await store.close();
}

interface CourseParts {
  readonly items?: readonly DesignItem[];
  readonly users?: readonly NewUser[];
}

/** Makes a course in which everyone is logged in. */
export async function makeCostCourse(
  store: Store,
  course: string,
  now: number,
  { items = COURSE_ITEMS, users = PEOPLE }: CourseParts = {},
): Promise<void> {
  await store.transact('createCourse', { ...changeBy(course, 'admin', now), items, users });
  for (const { usernameKey } of users) {
    const session = { course, usernameKey, tokenHash: hashToken(`${course}-${usernameKey}`) };
    await store.transact('openSession', { ...session, at: now, kind: 'session' });
  }
  const tokenHash = hashToken(adminToken(course));
  await store.transact('openAdminSession', { tokenHash, at: now });
}

/** A login of the admin for each course: one of the calls ends its own. */
function adminToken(course: string): string {
  return `admin-${course}`;
}

/** The cookie of someone's session. */
export function cookieOf(course: string, username: string): string {
  return `elenchus_${course}=${course}-${foldName(username)}`;
}

/** The cookie of someone who has that role in a course. */
export function roleCookie(course: string, role: Role): string {
  if (role === 'nobody') return '';
  return role === 'admin'
    ? `elenchus-admin=${adminToken(course)}`
    : cookieOf(course, USERNAMES[role]);
}
