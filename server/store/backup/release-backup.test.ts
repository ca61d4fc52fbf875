import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readFairGradings } from '@elenchus/domain/blind-grading/fair-grading.ts';
import { readKeptPersonas } from '@elenchus/domain/course/kept-persona.ts';
import { readNoClass } from '@elenchus/domain/schedule/no-class.ts';
import { expect, test } from 'vitest';
import { itemColumns } from '../design/design-item-columns.ts';
import { sql } from '../engine/sql.ts';
import { SCHEMA_VERSION } from '../migrations/all-migrations.ts';
import { openStore } from '../open-store.ts';
import { onEachEngine } from '../testing/engines.ts';
import { makeOldDatabase, oldRow } from '../testing/old-database.ts';
import { backupTo, restoreFrom } from './backup-database.ts';

/** The schema of the release 1.0.0. */
const FIRST_RELEASE = 12;
const course = 'phil';
const user = (username_key: string, status: string, ta: string) =>
  oldRow('users', {
    course,
    username_key,
    username: username_key,
    full_name: username_key,
    status,
    ta,
    password_hash: 'a hash',
    password_state: 'set',
    version: 1,
    added_at: 1,
  });
const logged = (id: string, action: string, subject: string, before: object) =>
  oldRow('audit_log', {
    course,
    id,
    at: Number(id),
    actor: 'ina',
    action,
    subject,
    before_value: JSON.stringify(before),
    after_value: null,
  });

const item = (data_type: string, data_text: string, fields: object = {}) =>
  oldRow('design_items', {
    course,
    data_type,
    data_id: 'OPEN',
    data_index: '',
    data_text,
    question_type: '',
    question_options: '',
    question_logic: '',
    question_course_date: '',
    version: 1,
    changed_at: 1,
    changed_by: 'ina',
    ...fields,
  });

const OLD_ROWS = [
  oldRow('courses', { course, created_at: 1, design_version: 1 }),
  user('ina', 'instructor', ''),
  user('sam', 'student', 'tess'),
  user('una', 'student', ''),
  oldRow('grades', {
    course,
    username_key: 'sam',
    evaluation_id: 'MID',
    grading_type: 'examGrade',
    question_id: 'noQuestionID',
    individual_grading_data: '88',
    comment: '',
    version: 1,
    changed_at: 5,
    changed_by: 'tess',
  }),
  item('noClass', 'Feast', {
    question_logic: '2026-11-26',
    question_course_date: '2026-11-28',
  }),
  item('persona', 'Skeptic', {
    question_options: '{"answers":[],"questionIds":["q"],"thesisNames":[]}',
  }),
  item('fairGrading', 'hideNames,second10'),
  logged('11', 'grade.delete', 'una', { usernameKey: 'una', changedBy: 'tess' }),
  logged('12', 'design.remove', 'OLD', { dataType: 'evaluation', dataID: 'OLD' }),
];

onEachEngine('a backup of the release 1.0.0', (engine) => {
  test('is restored, and becomes a database of this program', async () => {
    const old = await engine.makePlace();
    const fresh = await engine.makePlace();
    const folder = await mkdtemp(path.join(tmpdir(), 'elenchus-release-'));
    const file = path.join(folder, 'backup');
    await makeOldDatabase(old.location, FIRST_RELEASE, OLD_ROWS);
    const manifest = await backupTo(old.location, file, { now: 1 });
    await restoreFrom(fresh.location, file, { now: 1, replace: false });
    const store = await openStore(fresh.location, 100);
    const [schema] = await store.read(sql`select max(version) as version from schema_version`);
    const users = await store.read(sql`select username_key as key, ta, claim_since as since
      from users order by username_key`);
    const grades =
      await store.read(sql`select individual_grading_data as grade, read_at as "readAt",
      is_accommodation as "isAccommodation" from grades`);
    const mentions = await store.read(sql`select username_key as key, entry_id as entry
      from audit_mentions`);
    const deleted = await store.read(sql`select evaluation_id as id from deleted_evaluations`);
    const items = await store.read(sql`select ${itemColumns} from design_items`);
    await store.close();
    await Promise.all([old.remove(), fresh.remove(), rm(folder, { recursive: true })]);
    expect(manifest).toMatchObject({ schemaVersion: FIRST_RELEASE });
    expect(schema).toEqual({ version: SCHEMA_VERSION });
    expect(users).toEqual([
      { key: 'ina', ta: null, since: null },
      { key: 'sam', ta: 'tess', since: null },
      { key: 'una', ta: null, since: null },
    ]);
    expect(grades).toEqual([{ grade: '88', readAt: null, isAccommodation: 0 }]);
    expect(mentions).toEqual([{ key: 'tess', entry: '11' }]);
    expect(deleted).toEqual([{ id: 'OLD' }]);
    expect(readNoClass(items)).toEqual([
      { id: 'OPEN', from: '2026-11-26', to: '2026-11-28', reason: 'Feast' },
    ]);
    expect(readKeptPersonas(items)).toMatchObject([{ name: 'Skeptic', questionIds: ['q'] }]);
    expect(readFairGradings(items).get('OPEN')).toMatchObject({
      hidesNames: true,
      namesShown: false,
      secondShare: 10,
    });
  });
});
