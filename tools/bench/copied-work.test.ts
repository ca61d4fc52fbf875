import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { selectAnswers } from '../../server/store/testing/answer-rows.ts';
import { selectGradesOfStudent } from '../../server/store/grades/stored-grades.ts';
import { selectHistory } from '../../server/store/testing/whole-history.ts';
import { openStore, type Store } from '../../server/store/open-store.ts';
import { largeUser } from '../../demo/large-users.ts';
import { fillDatabase } from './bench-course.ts';
import { WRITTEN_STUDENTS } from './copied-work.ts';

const SIZE = { students: WRITTEN_STUDENTS + 3, questions: 8, weeks: 1, seed: 1 };
const folder = mkdtempSync(join(tmpdir(), 'elenchus-copied-'));
const location = { engine: 'sqlite', file: join(folder, 'elenchus.db') } as const;
let store: Store;
let course: string;

beforeAll(async () => {
  const filled = await fillDatabase(location, SIZE, ['sophia']);
  course = filled.course;
  store = await openStore(location, Date.now());
});

afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([0, 1, 2])('copy %i has the work of the student whom it copies', async (index) => {
  const copy = largeUser(WRITTEN_STUDENTS + index).username;
  const written = largeUser(index).username;
  const answers = await selectAnswers(store, course, written);
  expect(answers.length).toBeGreaterThan(3);
  expect(await selectAnswers(store, course, copy)).toEqual(answers);
  expect(await selectHistory(store, course, copy)).toEqual(
    await selectHistory(store, course, written),
  );
  const grades = await selectGradesOfStudent(store, course, written);
  expect(grades.length).toBeGreaterThan(2);
  expect(await selectGradesOfStudent(store, course, copy)).toEqual(
    grades.map((grade) => ({ ...grade, usernameKey: copy })),
  );
});
