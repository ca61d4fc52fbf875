// This program opens a database of the very first version: everything is still there and usable.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backupTo, restoreFrom } from '../../store/backup/backup-database.ts';
import { openStore, type Store } from '../../store/open-store.ts';
import { onEachEngine, type TestPlace } from '../../store/testing/engines.ts';
import {
  makeFirstVersion,
  OLD_COURSE,
  OLD_DRAFT,
  OLD_ESSAY,
  OLD_PASSWORD,
} from './first-version-rows.ts';
import { startApp, type TestApp } from '../test-app.ts';
import { TestClient } from '../test-client.ts';
import { HOUR, MANUAL_ITEMS, NOON, PEOPLE } from '../test-course.ts';

onEachEngine('a database of the first version', (engine) => {
  const clock = { now: NOON + 3 * HOUR };
  let place: TestPlace;
  let store: Store;
  let app: TestApp;

  beforeAll(async () => {
    place = await engine.makePlace();
    await makeFirstVersion(place.location);
    store = await openStore(place.location, clock.now);
    app = await startApp(store, clock);
  });
  afterAll(async () => {
    await app.http.close();
    await store.close();
    await place.remove();
  });

  async function logIn(username: string): Promise<TestClient> {
    const client = new TestClient(app.http, OLD_COURSE);
    const body = { username, password: OLD_PASSWORD };
    const { status } = await client.call('POST /api/authenticate/{courseID}', { body });
    expect(status).toBe(200);
    return client;
  }

  test('students log in with their passwords and find their answers and every version', async () => {
    const sam = await logIn('sam');
    const params = { username: 'sam' };
    const answers = await sam.call('GET /api/studentAnswers/{courseID}/{username}', { params });
    expect(answers.body).toMatchObject([
      { questionID: 'duty1', questionEssayAnswer: OLD_ESSAY },
      { questionID: 'mayLie', questionAnswer: '1' },
    ]);
    const name = 'GET /api/studentAnswersHistory/{courseID}/{username}';
    const history = await sam.call(name, { params });
    const essays = history.body.filter(({ questionID }) => questionID === 'duty1');
    expect(essays.map((one) => one.questionEssayAnswer)).toEqual([OLD_DRAFT, OLD_ESSAY]);
  });

  test('staff find the design, the people, the grades and the counts', async () => {
    const ina = await logIn('ina');
    const design = await ina.call('GET /api/courseDesign/{courseID}');
    expect(design.body).toHaveLength(MANUAL_ITEMS.length);
    expect((await ina.call('GET /api/users/{courseID}')).body).toHaveLength(PEOPLE.length);
    const grades = await ina.call('GET /api/studentGrades/{courseID}');
    expect(grades.body).toMatchObject([
      { username: 'sam', gradingType: 'comments', comment: 'Well argued.' },
      { username: 'sam', gradingType: 'examGrade', individualGradingData: '88' },
    ]);
    const words = await ina.call('GET /api/wordCounts/{courseID}');
    expect(words.body[0]).toMatchObject({ username: 'sam', words: 8 });
    const counts = await ina.call('GET /api/answerCounts/{courseID}');
    expect(JSON.stringify(counts.body)).toContain('"mayLie","count":1,"options":[1,0]');
  });

  test('a grade that was deleted then can still be listed and restored', async () => {
    const ina = await logIn('ina');
    const log = await ina.call('GET /api/gradeHistory/{courseID}', {
      query: { evaluationId: 'BACK' },
    });
    const entry = log.body.entries.find(({ canRestore }) => canRestore);
    expect(entry).toMatchObject({ gradingType: 'gradeAdjustment', before: '2' });
    const body = { entries: [entry?.id ?? ''], over: false };
    const restored = await ina.call('POST /api/studentGrades/restore/{courseID}', { body });
    expect(restored.body).toMatchObject({ restored: 1 });
  });

  test('a backup that was made before the update restores everything', async () => {
    const old = await engine.makePlace();
    const fresh = await engine.makePlace();
    const folder = await mkdtemp(path.join(tmpdir(), 'elenchus-upgrade-'));
    const file = path.join(folder, 'backup');
    await makeFirstVersion(old.location);
    expect(await backupTo(old.location, file, { now: NOON })).toMatchObject({ schemaVersion: 1 });
    await restoreFrom(fresh.location, file, { now: NOON, replace: false });
    const restored = await openStore(fresh.location, clock.now);
    const again = await startApp(restored, clock);
    const sam = new TestClient(again.http, OLD_COURSE);
    const body = { username: 'sam', password: OLD_PASSWORD };
    expect((await sam.call('POST /api/authenticate/{courseID}', { body })).status).toBe(200);
    const params = { username: 'sam' };
    const answers = await sam.call('GET /api/studentAnswers/{courseID}/{username}', { params });
    expect(answers.body).toMatchObject([
      { questionID: 'duty1', questionEssayAnswer: OLD_ESSAY },
      { questionID: 'mayLie', questionAnswer: '1' },
    ]);
    await again.http.close();
    await restored.close();
    await Promise.all([old.remove(), fresh.remove(), rm(folder, { recursive: true })]);
  });

  test('saving continues, into the same history', async () => {
    const sam = await logIn('sam');
    const answer = { username: 'sam', questionID: 'duty1', questionAnswer: '' };
    const answerData = [{ ...answer, questionEssayAnswer: `${OLD_ESSAY} Or is it?` }];
    const saved = await sam.call('POST /api/studentAnswers/update/{courseID}', {
      body: { answerData },
    });
    expect(saved.body.saved).toHaveLength(1);
    const name = 'GET /api/studentAnswersHistory/{courseID}/{username}';
    const history = await sam.call(name, { params: { username: 'sam' } });
    expect(history.body.filter(({ questionID }) => questionID === 'duty1')).toHaveLength(3);
  });
});
