// The consequences of edits of a large course, against every student's visible questions before and after.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer } from '@elenchus/domain/answers/answer.ts';
import { studentGate } from '@elenchus/domain/course/course-gate.ts';
import { readCourse } from '@elenchus/domain/course/course-model.ts';
import type { DesignItem, DesignKey } from '@elenchus/domain/design/design-item.ts';
import { applyChanges } from '@elenchus/domain/design/diff-design.ts';
import { evaluateStudent } from '@elenchus/domain/logic/evaluate-student.ts';
import { releaseCourse } from '@elenchus/domain/visibility/released-course.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp, type App } from '../server/build-app.ts';
import { answerColumns } from '../server/store/answers/answer-rows-store.ts';
import { columnsOf } from '../server/store/engine/columns.ts';
import { sql } from '../server/store/engine/sql.ts';
import { openStore, type Store } from '../server/store/open-store.ts';
import { answersTable } from '../server/store/tables/answer-tables.ts';
import { TestClient } from '../server/testing/test-client.ts';
import { largeCourse } from './large-course.ts';
import { loadCourse } from './load-course.ts';

// In the middle of the term: some class days are open, some are not.
const NOW = Date.UTC(2026, 2, 18, 17);
const STUDENTS = 300;
const made = largeCourse({ students: STUDENTS, questions: 120, weeks: 14, seed: 3 });
const folder = mkdtempSync(join(tmpdir(), 'elenchus-large-'));
let store: Store;
let app: App;
let sophia: TestClient;
let answersOf: ReadonlyMap<string, readonly Answer[]>;

beforeAll(async () => {
  store = await openStore({ engine: 'sqlite', file: join(folder, 'elenchus.db') }, NOW);
  await loadCourse(store, made, NOW);
  app = await buildApp({ store, webRoot: folder, clock: () => NOW });
  sophia = new TestClient(app.http, made.courseId);
  const body = { username: 'sophia', password: made.demoPassword };
  await sophia.ask('POST /api/authenticate/{courseID}', { body });
  const all = await store.read(
    sql`select ${columnsOf(answersTable, 'usernameKey')}, ${answerColumns} from answers
      where course = ${made.courseId} order by username_key, question_id`,
  );
  answersOf = Map.groupBy(all, ({ usernameKey }) => usernameKey);
});

afterAll(async () => {
  await app.http.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Change {
  readonly designData?: DesignItem[];
  readonly removed?: DesignKey[];
}

function visible(items: readonly DesignItem[]): readonly ReadonlySet<string>[] {
  const course = readCourse(items);
  const { graph } = releaseCourse(course, studentGate(course, NOW));
  return [...answersOf.values()].map(
    (answers) => new Set(evaluateStudent(graph, answers).shownQuestionIds()),
  );
}

const items = made.designItems;
const withLogic = items.filter(
  ({ dataType, questionLogic }) => dataType === 'question' && questionLogic !== '',
);
const theses = items.filter(({ dataType }) => dataType === 'thesis');
const topics = items.filter(({ dataType }) => dataType === 'topic');
const edited = (list: readonly DesignItem[], index: number, fields: Partial<DesignItem>) =>
  list.slice(index, index + 1).map((item) => ({ ...item, ...fields }));
const choices = items.filter(
  ({ dataType, questionType }) => dataType === 'question' && questionType === 'Radio',
);

const CHANGES: readonly (readonly [string, Change])[] = [
  [
    'a condition denied',
    {
      designData: edited(withLogic, 2, { questionLogic: `¬(${withLogic[2]?.questionLogic})` }),
    },
  ],
  ['a condition dropped', { designData: edited(withLogic, 5, { questionLogic: '' }) }],
  ['the first choice deleted', { removed: choices.slice(0, 1) }],
  ['two theses deleted', { removed: theses.slice(0, 2) }],
  ['a class day without questions', { designData: edited(topics, 3, { questionOptions: 'no' }) }],
  [
    'the course moves on by hand and is at no day',
    {
      designData: items
        .filter(({ dataType }) => dataType === 'usesAutomaticProgress')
        .map((item) => ({ ...item, dataText: 'No' })),
    },
  ],
];

test.each(CHANGES)('CHK-21 %s: 300 students and 120 questions', async (_, body) => {
  const before = visible(items);
  const after = visible(
    applyChanges(items, { upserts: body.designData ?? [], removals: body.removed ?? [] }),
  );
  const expected = new Map<string, { appears: number; disappears: number }>();
  let students = 0;
  before.forEach((was, index) => {
    const changed = was.symmetricDifference(after[index] ?? new Set<string>());
    if (changed.size > 0) students += 1;
    for (const id of changed) {
      const sum = expected.get(id) ?? { appears: 0, disappears: 0 };
      sum[was.has(id) ? 'disappears' : 'appears'] += 1;
      expected.set(id, sum);
    }
  });
  const found = await sophia.ask('POST /api/designConsequences/{courseID}', { body });
  const counted = new Map(
    found.questions.map(({ questionId, appears, disappears }) => [
      questionId,
      { appears, disappears },
    ]),
  );
  expect(counted).toEqual(expected);
  expect(found.students).toBe(students);
  expect(found.classSize).toBe(STUDENTS);
  expect(students).toBeGreaterThan(0);
});
