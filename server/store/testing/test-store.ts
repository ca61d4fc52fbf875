// A store for one test file, with a new course for every test that asks.

import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { afterAll, beforeAll } from 'vitest';
import { changeBy, type Change } from '../logs/audit-store.ts';
import { openStore, type Store } from '../open-store.ts';
import type { NewUser } from '../people/users-store.ts';
import type { TestEngine, TestPlace } from './engines.ts';

interface CourseParts {
  readonly users?: readonly NewUser[];
  readonly items?: readonly DesignItem[];
}

export interface TestStore {
  readonly store: Store;
  /** Makes a course with these people and items, and returns its id. */
  readonly course: (parts?: CourseParts) => Promise<string>;
}

/** Monday, 2026-09-07, noon in New York. */
export const NOON = Date.UTC(2026, 8, 7, 16);

/** Opens a store before the tests of this block and removes it after them. */
export function useStore(engine: TestEngine): () => TestStore {
  let place: TestPlace;
  let store: Store;
  let courses = 0;
  beforeAll(async () => {
    place = await engine.makeReadyPlace();
    store = await openStore(place.location, NOON);
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });
  async function course({ users = [], items = [] }: CourseParts = {}): Promise<string> {
    courses += 1;
    const id = `course-${courses}`;
    await store.transact('createCourse', { ...changeBy(id, 'admin', NOON), users, items });
    return id;
  }
  return () => ({ store, course });
}

/** A user as the add form makes one. */
export function person(username: string, fields: Partial<NewUser> = {}): NewUser {
  return {
    usernameKey: foldName(username),
    username,
    fullName: `${username} Name`,
    status: 'student',
    ta: null,
    password: { hash: `hash of ${username}`, state: 'initial' },
    ...fields,
  };
}

/** An evaluation that is due on 2026-10-01 unless the fields override it. */
export function evaluation(dataID: string, fields: Partial<DesignItem> = {}): DesignItem {
  return designItem({
    dataType: 'evaluation',
    dataID,
    dataText: `Evaluation ${dataID}`,
    questionCourseDate: '2026-10-01',
    questionLogic: 'ungraded',
    ...fields,
  });
}

/** A change by the instructor `kant`. */
export function byKant(course: string, at = NOON): Change {
  return changeBy(course, 'kant', at);
}
