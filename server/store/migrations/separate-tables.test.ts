import { expect, test } from 'vitest';
import { sql, type Statement } from '../engine/sql.ts';
import { handBacksOfCourse } from '../hand-backs/hand-back-rows-store.ts';
import { openStore } from '../open-store.ts';
import { selectSavedComments } from '../comments/saved-comments-store.ts';
import { selectSecurityLog } from '../logs/security-log-reading.ts';
import { onEachEngine } from '../testing/engines.ts';
import { makeOldDatabase, oldRow } from '../testing/old-database.ts';

const course = 'phil';
const handBack = (username_key: string, evaluation_id: string, since: number | null) =>
  oldRow('hand_backs', {
    course,
    username_key,
    evaluation_id,
    since,
    changed_at: 1,
    changed_by: 'ina',
  });
const comment = (owner: string, id: string, place: number, text: string) =>
  oldRow('saved_comments', {
    course,
    owner,
    id,
    label: '',
    text,
    place,
    version: 3,
    added_by: 'tess',
    added_at: 1,
    changed_at: 2,
  });
const use = (owner: string, comment_id: string, question_id: string, uses: number) =>
  oldRow('saved_comment_uses', { course, owner, comment_id, question_id, uses });
const event = (of: string, id: string, fields: Readonly<Record<string, string>> = {}) =>
  oldRow('security_log', {
    course: of,
    id,
    at: 1,
    event: 'login',
    actor: '',
    subject: '',
    address: '',
    detail: '',
    ...fields,
    times: 2,
  });

const OLD_ROWS = [
  oldRow('courses', { course, created_at: 1, design_version: 1 }),
  handBack('', 'MID', 50),
  handBack('', 'ODD', null),
  handBack('sam', 'MID', null),
  handBack('sam', 'FIN', 60),
  comment('', 'one', 0, 'Of the course'),
  comment('tess', 'one', 0, 'Of tess'),
  comment('tom', 'two', 0, 'Of tom'),
  use('', 'one', '', 4),
  use('', 'one', 'duty1', 5),
  use('tess', 'one', '', 6),
  event('', '00000000a/one', { actor: 'admin', detail: 'phil' }),
  event(course, '00000000a/one', { subject: 'sam' }),
  event(course, '00000000b/two', { actor: 'ina', address: '10.0.0.1' }),
];

onEachEngine('the upgrade of keys in which nothing was a value', (engine) => {
  test('moves what is for everyone, of the course or of the installation', async () => {
    const place = await engine.makePlace();
    await makeOldDatabase(place.location, 31, OLD_ROWS);
    const store = await openStore(place.location, 100);
    const values = async (statement: Statement) =>
      (await store.read(statement)).map((row) => Object.values(row as object));
    const handBacks = await store.read(handBacksOfCourse(course));
    const comments = await selectSavedComments(store, course, 'tess');
    const others = await values(sql`select owner, id from saved_comments order by owner`);
    const log = await selectSecurityLog(store, { course: null, person: '' }, 1);
    const stored = await values(sql`select actor, subject, address from security_log order by id`);
    await store.close();
    await place.remove();
    expect(handBacks).toMatchObject([
      { usernameKey: 'sam', evaluationId: 'FIN', since: 60 },
      { usernameKey: null, evaluationId: 'MID', since: 50 },
      { usernameKey: 'sam', evaluationId: 'MID', since: null },
    ]);
    expect(comments).toMatchObject({
      comments: [
        { list: 'mine', id: 'one', text: 'Of tess', version: 3, addedBy: 'tess' },
        { list: 'course', id: 'one', text: 'Of the course', version: 3, addedBy: 'tess' },
      ],
      uses: [
        { list: 'mine', commentID: 'one', questionID: '', count: 6 },
        { list: 'course', commentID: 'one', questionID: '', count: 4 },
        { list: 'course', commentID: 'one', questionID: 'duty1', count: 5 },
      ],
    });
    expect(others).toEqual([
      ['tess', 'one'],
      ['tom', 'two'],
    ]);
    expect(log.entries).toMatchObject([
      { id: '00000000b/two|phil', actor: 'ina', subject: '', address: '10.0.0.1', times: 2 },
      { id: '00000000a/one|phil', course, actor: '', subject: 'sam', address: '' },
      { id: '00000000a/one|', course: '', actor: 'admin', subject: '', detail: 'phil' },
    ]);
    expect(stored).toEqual([
      [null, 'sam', null],
      ['ina', null, '10.0.0.1'],
    ]);
  });
});
