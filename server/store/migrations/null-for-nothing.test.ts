import { expect, test } from 'vitest';
import { sql, type Statement } from '../engine/sql.ts';
import { openStore } from '../open-store.ts';
import { onEachEngine } from '../testing/engines.ts';
import { makeOldDatabase, oldRow } from '../testing/old-database.ts';

const course = 'phil';
const at = { version: 1, changed_at: 1, changed_by: 'ina' };
const user = (username_key: string, fields: Readonly<Record<string, string | number>>) =>
  oldRow('users', {
    course,
    username_key,
    username: username_key,
    full_name: username_key,
    status: 'student',
    password_hash: '',
    password_state: 'initial',
    version: 1,
    added_at: 1,
    ...fields,
  });
const grade = (username_key: string, grading_type: string, comment: string, fields = {}) =>
  oldRow('grades', {
    course,
    username_key,
    evaluation_id: 'MID',
    grading_type,
    question_id: 'noQuestionID',
    individual_grading_data: '2026-10-01',
    comment,
    ...at,
    ...fields,
  });
const mail = (username_key: string, fields: Readonly<Record<string, string | number | null>>) =>
  oldRow('mail_addresses', {
    course,
    username_key,
    mail_id: `mail-${username_key}`,
    source: 'person',
    asked_times: 0,
    off_kinds: '',
    mailed_until: 1,
    ...fields,
  });
const answer = (question_id: string, removed_options: string) => ({
  course,
  username_key: 'sam',
  question_id,
  words: 0,
  history_key: '2026-09-07/1',
  started_at: 1,
  question_answer: '1',
  question_essay_answer: '',
  removed_options,
});
const history = { local_date: '2026-09-07', submitted_at: 1, submission_date: '2026-09-07T12' };
const current = { edited_at: 1, saved_at: 1, version: 1, longest_essay: 0 };
const version = (number: number, changed_by: string) =>
  oldRow('design_versions', {
    course,
    version: number,
    began_at: 1,
    changed_at: 1,
    changed_by,
    kinds: ' general ',
    changes: '[]',
  });
const request = (question_id: string, assigned_to: string) =>
  oldRow('grade_requests', {
    course,
    username_key: 'sam',
    evaluation_id: 'MID',
    question_id,
    state: 'open',
    assigned_to,
    asked_at: 1,
    ...at,
  });
const queued = (id: string, fields: Readonly<Record<string, string | number>>) =>
  oldRow('mail_queue', {
    course,
    id,
    username_key: 'sam',
    kind: 'digest',
    address: 'sam@example.edu',
    kinds: '',
    queued_at: 1,
    next_at: 1,
    attempts: 0,
    ...fields,
  });

const OLD_ROWS = [
  oldRow('courses', { course, created_at: 5, design_version: 1 }),
  oldRow('courses', { course: 'used', created_at: 5, design_version: 1, active_at: 9 }),
  version(1, ''),
  version(2, 'ina'),
  user('sam', { ta: 'tess', claim_hash: 'a hash', claim_since: 7, person: 'one' }),
  user('una', { ta: '', claim_hash: '', claim_since: 0, person: '' }),
  ...['', 'two'].map((person, index) =>
    oldRow('former_people', {
      course,
      record: `gus/${index + 1}`,
      username_key: 'gus',
      full_name: 'Gus',
      status: 'student',
      set_aside_at: 1,
      person,
    }),
  ),
  oldRow('answers', { ...answer('q1', ''), ...current }),
  oldRow('answers', { ...answer('q2', '["Gone"]'), ...current }),
  oldRow('answer_history', { ...answer('q1', ''), ...history }),
  oldRow('answer_history', { ...answer('q2', '["Gone"]'), ...history }),
  grade('ada', 'customDueDate', 'accommodation'),
  grade('bo', 'customDueDate', 'Accommodation', { read_as_of: '2026-09-30', read_at: 3 }),
  grade('cy', 'customDueDate', ''),
  grade('dee', 'comments', 'accommodation'),
  request('q1', ''),
  request('q2', 'ina'),
  mail('sam', {
    address: 'sam@example.edu',
    asked_address: '',
    asked_at: 0,
    refused_at: 4,
    refused_code: 0,
  }),
  mail('una', {
    address: '',
    asked_address: 'una@example.edu',
    asked_at: 6,
    refused_at: null,
    refused_code: 0,
  }),
  queued('one', { claimed_by: '', claimed_at: 0 }),
  queued('two', { claimed_by: 'server', claimed_at: 8 }),
];

onEachEngine('the upgrade of columns in which nothing was a value', (engine) => {
  test('writes null for nobody, none, now and an unknown time, and keeps every value', async () => {
    const place = await engine.makePlace();
    await makeOldDatabase(place.location, 30, OLD_ROWS);
    const store = await openStore(place.location, 100);
    const rows = async (statement: Statement) =>
      (await store.read(statement)).map((row) => Object.values(row as object));
    const found = {
      courses: await rows(sql`select active_at from courses order by course`),
      versions: await rows(sql`select changed_by from design_versions order by version`),
      users: await rows(sql`select username_key, ta, claim_hash, person from users
        order by username_key`),
      sam: await rows(sql`select claim_since from users where username_key = 'sam'`),
      former: await rows(sql`select person from former_people order by record`),
      answers: await rows(sql`select removed_options from answers order by question_id`),
      history: await rows(sql`select removed_options from answer_history order by question_id`),
      grades: await rows(sql`select username_key, comment, is_accommodation, read_as_of, read_at
        from grades order by username_key`),
      requests: await rows(sql`select assigned_to from grade_requests order by question_id`),
      mail: await rows(sql`select address, asked_address, asked_at, refused_code
        from mail_addresses order by username_key`),
      queue: await rows(sql`select claimed_by, claimed_at from mail_queue order by id`),
    };
    const students = await rows(sql`select username_key from users
      where course = ${course} and ta = 'tess' and status = 'student'`);
    await store.close();
    await place.remove();
    expect(found).toEqual({
      courses: [[null], [9]],
      versions: [[null], ['ina']],
      users: [
        ['sam', 'tess', 'a hash', 'one'],
        ['una', null, null, null],
      ],
      sam: [[7]],
      former: [[null], ['two']],
      answers: [[null], ['["Gone"]']],
      history: [[null], ['["Gone"]']],
      grades: [
        ['ada', '', 1, null, null],
        ['bo', 'Accommodation', 0, '2026-09-30', 3],
        ['cy', '', 0, null, null],
        ['dee', 'accommodation', 0, null, null],
      ],
      requests: [[null], ['ina']],
      mail: [
        ['sam@example.edu', null, null, 0],
        [null, 'una@example.edu', 6, null],
      ],
      queue: [
        [null, null],
        ['server', 8],
      ],
    });
    expect(students).toEqual([['sam']]);
  });
});
