// The rows that one person saves are found by that person's key, whatever statistics the database has. On PostgreSQL
// any other plan is not only slow: a transaction that has read what everyone saves conflicts with everyone who saves.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeBy } from './logs/audit-store.ts';
import { inTransaction, openPostgresConnections } from './engine/postgres-connections.ts';
import { sql } from './engine/sql.ts';
import { openStore, type Store } from './open-store.ts';
import { procedures } from './procedures.ts';
import { engines, type TestPlace } from './testing/engines.ts';
import { NOON, person } from './testing/test-store.ts';
import type { Steps } from './engine/procedure.ts';

const STUDENTS = 60;
const QUESTIONS = 6;

const GRADE = {
  usernameKey: 'mate7',
  evaluationDataID: 'NEW',
  gradingType: 'questionGrade',
  questionID: 'fresh',
  individualGradingData: '7',
  comment: '',
  expectedVersion: null,
} as const;

const SAVES: readonly (readonly [string, () => Steps<unknown>])[] = [
  ['an answer', () => procedures.saveAnswers(answersOf('mate7', ['fresh']))],
  ['a grade', () => procedures.enterGrade({ ...changeBy('logic', 'kant', NOON), grade: GRADE })],
  [
    'the records of a student who is opened',
    () => procedures.addMissingGrades({ ...changeBy('logic', 'kant', NOON), grades: [GRADE] }),
  ],
];

function answersOf(usernameKey: string, questionIDs: readonly string[]) {
  const answers = questionIDs.map((questionID) => ({
    questionID,
    questionAnswer: '1',
    questionEssayAnswer: '',
    editedAt: NOON,
  }));
  return { course: 'logic', usernameKey, at: NOON, timeZone: 'UTC', answers };
}

// SQLite uses the key for which every column is given, and isn't affected by what was read.
const engine = engines[1];

describe.skipIf(!engine?.available)('a save on PostgreSQL', () => {
  let place: TestPlace;
  let store: Store;
  beforeAll(async () => {
    place = await engine!.makeReadyPlace();
    store = await openStore(place.location, NOON);
    const users = Array.from({ length: STUDENTS }, (_, at) => person(`mate${at}`));
    await store.transact('createCourse', { ...changeBy('logic', 'admin', NOON), users, items: [] });
    const ids = Array.from({ length: QUESTIONS }, (_, at) => `q${at}`);
    for (const { usernameKey } of users) {
      await store.transact('saveAnswers', answersOf(usernameKey, ids));
    }
    const grades = users.flatMap(({ usernameKey }) =>
      ids.map((questionID) => ({ ...GRADE, usernameKey, evaluationDataID: 'MID', questionID })),
    );
    await store.transact('saveGrades', { ...changeBy('logic', 'kant', NOON), grades });
  });
  afterAll(async () => {
    await store.close();
    await place.remove();
  });

  test.each(SAVES)(
    'of %s that the statistics know nothing of reads no index of the class',
    async (_name, begin) => {
      const connections = openPostgresConnections(
        place.location.engine === 'postgres' ? place.location.url : '',
        1,
      );
      await connections.use((session) => session.command('analyze'));
      const seen = await connections.use((session) =>
        inTransaction(session, 'serializable', async () => {
          const steps = begin();
          let step = steps.next();
          while (!step.done) step = steps.next(await session.execute(step.value));
          return session.execute(sql`select distinct relation::regclass::text as name, locktype
            from pg_locks where mode = 'SIReadLock' and pid = pg_backend_pid()`);
        }),
      );
      await connections.close();
      const names = seen.map(({ name, locktype }) => `${String(name)} ${String(locktype)}`);
      expect(names.length).toBeGreaterThan(0);
      expect(names.filter((name) => /answers_chosen|grades_of_evaluation/.test(name))).toEqual([]);
      expect(names.filter((name) => /^(answers|grades)\w* relation/.test(name))).toEqual([]);
    },
  );
});
