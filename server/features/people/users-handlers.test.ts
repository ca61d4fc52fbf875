// The people of a course: adding, editing, deleting, assigning, and uploading a file.
import { utils, write } from '@e965/xlsx';
import { passwordSentence } from '@elenchus/domain/people/password-rules.ts';
import { INSTRUCTOR_NOT_DELETED } from '@elenchus/domain/people/last-instructor.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { DAY, NOON } from '../../testing/test-course.ts';

const LIST = 'GET /api/users/{courseID}';
const ADD = 'POST /api/users/{courseID}/add';
const EDIT = 'PUT /api/users/{courseID}/{username}';
const DELETE = 'DELETE /api/users/{courseID}/{username}';
const ASSIGN = 'POST /api/users/{courseID}/assign';
const UPLOAD = 'POST /api/users/{courseID}/batch-add';
const LOGIN = 'POST /api/authenticate/{courseID}';
const SAM = { params: { username: 'sam' } };
/** Set at noon, after the first class day. */
const UNCLAIMED = { claim: 'netID', claimSince: NOON, claimUntil: NOON + 14 * DAY };

async function userOf(client: TestClient, username: string) {
  return (await client.ask(LIST)).find((user) => user.username === username);
}

onEachEngine('users', (engine) => {
  const app = useApp(engine);

  test('are listed by last name, with the state of the password and never a password', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(EDIT, { ...SAM, body: { password: 'a very secret one' } });
    const { body, response } = await ina.call(LIST);
    expect(body).toEqual([
      {
        username: 'gus',
        fullname: 'gus gusson',
        TA: 'unassigned',
        status: 'guest',
        password: 'initial',
        ...UNCLAIMED,
      },
      {
        username: 'ina',
        fullname: 'ina inason',
        TA: 'unassigned',
        status: 'instructor',
        password: 'initial',
        ...UNCLAIMED,
      },
      {
        username: 'sam',
        fullname: 'sam samson',
        TA: 'Tom',
        status: 'student',
        password: 'set',
        claim: '',
        claimSince: 0,
        claimUntil: 0,
      },
      {
        username: 'sue',
        fullname: 'sue sueson',
        TA: 'tess',
        status: 'student',
        password: 'initial',
        ...UNCLAIMED,
      },
      {
        username: 'tess',
        fullname: 'tess tessson',
        TA: 'unassigned',
        status: 'ta',
        password: 'initial',
        ...UNCLAIMED,
      },
      {
        username: 'Tom',
        fullname: 'Tom Tomson',
        TA: 'unassigned',
        status: 'ta',
        password: 'initial',
        ...UNCLAIMED,
      },
      {
        username: 'una',
        fullname: 'una unason',
        TA: 'unassigned',
        status: 'student',
        password: 'initial',
        ...UNCLAIMED,
      },
    ]);
    expect(response.body).not.toMatch(/secret|argon|hash/i);
  });

  test('no answer of any call contains a password or its hash', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const password = 'a very secret one';
    const replies = [
      await ina.call(ADD, { body: { username: 'new', fullname: 'New One', password } }),
      await ina.call(EDIT, { ...SAM, body: { password } }),
      await ina.call('GET /api/gradeHistory/{courseID}', { query: { kinds: 'users' } }),
      await ina.call(LIST),
      await course.nobody().call(LOGIN, { body: { username: 'sam', password } }),
      await course.nobody().call(LOGIN, { body: { username: 'sam', password: 'not the secret' } }),
    ];
    for (const { response } of replies) expect(response.body).not.toMatch(/secret|argon|hash/i);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 401]);
  });

  test.each([
    [
      'a student',
      { username: ' Ned ', fullname: ' Ned  Name ', TA: 0 },
      { username: 'Ned', status: 'student', TA: 'unassigned' },
    ],
    ['a student of a TA', { username: 'ned', fullname: 'Ned', TA: 'TOM' }, { TA: 'Tom' }],
    [
      'a TA as the old form sends it',
      { username: 'ned', fullname: 'Ned', status: 'TA', TA: 1, password: 'ned' },
      { status: 'ta', TA: 'unassigned' },
    ],
    [
      'an instructor',
      { username: 'ned', fullname: 'Ned', status: 'INSTRUCTOR' },
      { status: 'instructor' },
    ],
    ['a guest', { username: 'ned', fullname: 'Ned', status: 'guest' }, { status: 'guest' }],
    [
      'with another alphabet',
      { username: 'Νεφέλη', fullname: '李 小龙 🐉' },
      { username: 'Νεφέλη', fullname: '李 小龙 🐉' },
    ],
  ])('adding %s', async (_name, body, expected) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const { user } = await ina.ask(ADD, { body });
    expect(user).toMatchObject({ ...expected, password: 'initial' });
    expect(await userOf(ina, user.username)).toEqual(user);
    const credentials = { username: user.username, password: user.username };
    const login = await course.nobody().ask(LOGIN, { body: credentials });
    expect(login.mustResetPassword).toBe(true);
  });

  test.each([
    ['no netID', { fullname: 'Ned' }, 400],
    ['a blank netID', { username: ' ', fullname: 'Ned' }, 400],
    ['a netID of 65 characters', { username: 'x'.repeat(65), fullname: 'Ned' }, 400],
    ['a slash', { username: 'a/b', fullname: 'Ned' }, 400],
    ['a control character', { username: 'a\u0007b', fullname: 'Ned' }, 400],
    ['a NUL', { username: 'a\0b', fullname: 'Ned' }, 400],
    ['no name', { username: 'ned' }, 400],
    ['a line break in the name', { username: 'ned', fullname: 'Ned\nName' }, 400],
    ['an unknown role', { username: 'ned', fullname: 'Ned', status: 'dean' }, 400],
    ['a name that means no TA', { username: 'unassigned', fullname: 'Ned' }, 400],
    ['a TA who is none', { username: 'ned', fullname: 'Ned', TA: 'sue' }, 400],
    ['a TA who does not exist', { username: 'ned', fullname: 'Ned', TA: 'nobody' }, 400],
    ['a password of three letters', { username: 'edna', fullname: 'Ed', password: 'abc' }, 400],
    ['a netID that is there', { username: 'sam', fullname: 'Ned' }, 409],
    ['a netID that is there in other letters', { username: ' SAM', fullname: 'Ned' }, 409],
  ])('adding with %s is refused', async (_name, body, status) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const refused = await ina.refused(ADD, { body });
    expect(refused.status).toBe(status);
    expect(refused.message).toMatch(/\w\.$/);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('editing changes what was sent and nothing else', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const body = { fullname: 'Samuel Beckett' };
    const { user } = await ina.ask(EDIT, { params: { username: 'SAM' }, body });
    expect(user).toEqual({
      username: 'sam',
      fullname: 'Samuel Beckett',
      TA: 'Tom',
      status: 'student',
      password: 'initial',
      ...UNCLAIMED,
    });
    expect((await ina.ask(EDIT, { ...SAM, body: { TA: '0' } })).user.TA).toBe('unassigned');
    expect((await ina.ask(EDIT, { ...SAM, body: { TA: 'TESS' } })).user.TA).toBe('tess');
    const record = { ...user, TA: 'Tom', status: 'Student' };
    expect((await ina.ask(EDIT, { ...SAM, body: record })).user).toEqual(user);
  });

  test.each([
    ['another username', { username: 'samuel' }, 'You can’t change a username.'],
    ['no name', { fullname: ' ' }, 'A full name is required.'],
    ['an unknown role', { status: 'dean' }, 'is not a role'],
    ['a TA who is none', { TA: 'Sue' }, 'Sue is not a TA of this course.'],
    ['a TA who does not exist', { TA: 'nobody' }, 'nobody is not a TA of this course.'],
    ['a password that is too long', { password: 'x'.repeat(1001) }, 'at most 1,000'],
  ])('editing with %s is refused', async (_name, body, sentence) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const refused = await ina.refused(EDIT, { ...SAM, body });
    expect(refused).toMatchObject({ status: 400, error: 'INVALID_INPUT' });
    expect(refused.message).toContain(sentence);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('instructors keep their role and cannot be deleted, by anyone', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const self = { params: { username: 'INA' } };
    expect((await ina.refused(EDIT, { ...self, body: { status: 'student' } })).status).toBe(400);
    await ina.ask(ADD, { body: { username: 'irv', fullname: 'Irv', status: 'instructor' } });
    const irv = await course.as('irv');
    const refused = await irv.refused(DELETE, self);
    expect(refused).toMatchObject({ status: 403, message: INSTRUCTOR_NOT_DELETED });
    expect(await userOf(ina, 'ina')).toMatchObject({ status: 'instructor' });
  });

  test('USR-48 an instructor can’t give one of the commonest passwords, except a netID as the initial one', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    for (const password of ['password', ' PassWord1 ', '12345678']) {
      const edited = await ina.refused(EDIT, { ...SAM, body: { password } });
      const body = { username: 'ned', fullname: 'Ned', password };
      const added = await ina.refused(ADD, { body });
      for (const { error, message } of [edited, added]) {
        expect([error, message]).toEqual(['INVALID_INPUT', passwordSentence('too-common')]);
      }
    }
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    await ina.ask(ADD, { body: { username: 'Monkey', fullname: 'A Monkey', password: 'monkey' } });
    expect((await userOf(ina, 'Monkey'))?.password).toBe('initial');
  });

  test('deleting a user keeps answers and grades, and the log knows it', async () => {
    const course = await app().course();
    const [ina, sam] = [await course.as('ina'), await course.as('sam')];
    const answerData = [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'Kept.' }];
    await sam.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
    app().clock.now = NOON + 1;
    await ina.ask(DELETE, SAM);
    expect(await userOf(ina, 'sam')).toBeUndefined();
    expect(await ina.call(DELETE, SAM)).toMatchObject({
      status: 404,
      error: { error: 'USER_NOT_FOUND', message: 'User not found.', details: [] },
    });
    const query = { kinds: 'users' };
    const { entries } = await ina.ask('GET /api/gradeHistory/{courseID}', { query });
    expect(entries[0]).toMatchObject({
      kind: 'users',
      who: { username: 'ina', fullName: 'ina inason' },
      student: { username: 'sam' },
      before: 'sam samson (student)',
      after: null,
    });
    const person = `sam@${NOON + 1}`;
    await ina.ask(ADD, { body: { username: 'sam', fullname: 'Sam again', person } });
    const answers = await ina.ask('GET /api/studentAnswers/{courseID}/{username}', SAM);
    expect(answers[0]).toMatchObject({ questionEssayAnswer: 'Kept.' });
  });
});

onEachEngine('assigning students', (engine) => {
  const app = useApp(engine);

  test('moves all of them, and takes them away again', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const students = ['una', 'SAM', 'sam'];
    expect(await ina.ask(ASSIGN, { body: { students, TA: 'Tess' } })).toMatchObject({
      assigned: 2,
    });
    expect((await userOf(ina, 'sam'))?.TA).toBe('tess');
    const tess = await course.as('tess');
    const names = (await tess.ask('GET /api/students/{courseID}')).map(({ username }) => username);
    expect(names).toEqual(['sam', 'sue', 'una']);
    for (const TA of ['unassigned', '0', '']) await ina.ask(ASSIGN, { body: { students, TA } });
    expect((await userOf(ina, 'sam'))?.TA).toBe('unassigned');
  });

  test.each([
    ['a guest among them', { students: ['una', 'gus'], TA: 'tess' }],
    ['a TA among them', { students: ['una', 'tom'], TA: 'tess' }],
    ['an unknown one among them', { students: ['una', 'nowhere'], TA: 'tess' }],
    ['a student as TA', { students: ['una'], TA: 'sam' }],
    ['an unknown TA', { students: ['una'], TA: 'nowhere' }],
    ['nobody', { students: [], TA: 'tess' }],
  ])('%s refuses the whole list', async (_name, body) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    expect((await ina.refused(ASSIGN, { body })).status).toBe(400);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });
});

const BOUNDARY = 'between';

/** A form with one file, as a browser sends it. */
function form(filename: string, content: string | Uint8Array, field = 'file') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const payload = Buffer.concat([
    Buffer.from(head),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);
  return { payload, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}

onEachEngine('uploading users', (engine) => {
  const app = useApp(engine);
  const rows = [
    ['netID', 'Full Name', 'role'],
    ['ada', 'Ada Lovelace', ''],
    ['sam', 'sam samson', 'student'],
    ['', 'No Id', ''],
    ['bob', '', ''],
    ['cat', 'Cat', 'dean'],
    ['ADA', 'Ada again', ''],
    ['dan', 'Dan Dennett', 'TA'],
  ];

  function workbook(): Uint8Array {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Roster');
    return new Uint8Array(write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer);
  }

  test.each([
    ['.csv', 'roster.csv', () => rows.map((row) => row.join(',')).join('\n')],
    ['.xlsx', 'ROSTER.XLSX', workbook],
  ])('a %s file is reported row by row, first as a preview', async (_kind, name, content) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const report = {
      added: [
        { row: 2, username: 'ada', fullname: 'Ada Lovelace', status: 'student' },
        { row: 8, username: 'dan', fullname: 'Dan Dennett', status: 'ta' },
      ],
      refused: [
        { row: 3, username: 'sam', reason: 'sam is already in the course.' },
        { row: 4, username: '', reason: 'A netID is required.' },
        { row: 5, username: 'bob', reason: 'A full name is required.' },
        { row: 6, username: 'cat', reason: expect.stringContaining("'dean' is not a role") },
        { row: 7, username: 'ADA', reason: 'ADA is already in row 2 of this file.' },
      ],
      former: [],
      lastFirst: null,
      slips: [],
    };
    const preview = await ina.ask(UPLOAD, { ...form(name, content()), query: { preview: 'true' } });
    expect(preview).toEqual({
      message: '2 users would be added; 5 rows could not be used.',
      ...report,
    });
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
    const done = await ina.ask(UPLOAD, form(name, content()));
    expect(done).toEqual({ message: '2 users added; 5 rows could not be used.', ...report });
    expect(await userOf(ina, 'ada')).toMatchObject({ status: 'student', password: 'initial' });
    const again = await ina.ask(UPLOAD, form(name, content()));
    expect(again.added).toEqual([]);
  });

  test('5,000 rows are one call', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const lines = Array.from({ length: 5000 }, (_, place) => `user${place},User Number ${place}`);
    const file = form('class.csv', ['netID,full name', ...lines].join('\r\n'));
    const report = await ina.ask(UPLOAD, file);
    expect(report.added).toHaveLength(5000);
    expect(await ina.ask(LIST)).toHaveLength(5007);
    const body = { username: 'user4999', password: 'user4999' };
    expect((await course.nobody().ask(LOGIN, { body })).mustResetPassword).toBe(true);
  });

  test.each([
    [
      'no file',
      { payload: `--${BOUNDARY}--\r\n`, headers: form('', '').headers },
      400,
      'No file selected',
    ],
    [
      'JSON',
      { payload: '{}', headers: { 'content-type': 'application/json' } },
      400,
      'No file selected',
    ],
    ['nothing at all', {}, 400, 'No file selected'],
    [
      'a form cut off',
      {
        ...form('a.csv', 'netID,full name\nx,X'),
        payload: form('a.csv', 'netID').payload.subarray(0, 130),
      },
      400,
      '',
    ],
    [
      'a form without a boundary',
      { payload: 'x', headers: { 'content-type': 'multipart/form-data' } },
      400,
      '',
    ],
    ['another kind of file', form('roster.pdf', '%PDF-'), 400, '.csv, .xlsx or .xls'],
    [
      'a broken workbook',
      form('roster.xlsx', 'PK\u0003\u0004 not a workbook'),
      400,
      'Couldn’t read the file',
    ],
    [
      'a text that calls itself a workbook',
      form('roster.xlsx', 'netID,full name\nx,X'),
      400,
      "This file isn't an Excel workbook, although its name ends in .xlsx. It looks like plain text.",
    ],
    ['an empty file', form('roster.csv', ''), 400, 'The file is empty.'],
    ['no netID column', form('roster.csv', 'name,full name\na,b'), 400, "labeled 'netID'"],
    ['no name column', form('roster.csv', 'netID,name\na,b'), 400, "labeled 'full name'"],
    ['a file of 11 MB', form('roster.csv', 'x'.repeat(11_000_000)), 413, ''],
  ])('%s is refused', async (_name, parts, status, sentence) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    const refused = await ina.refused(UPLOAD, parts);
    expect(refused.status).toBe(status);
    expect(refused.message).toContain(sentence);
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test.each([
    [{}, 'Ada Lovelace'],
    [{ names: 'asWritten' as const }, 'Lovelace, Ada'],
  ])('USR-42 with %o the name is %s', async (query, fullname) => {
    const course = await app().course();
    const ina = await course.as('ina');
    const file = form('a.csv', 'netID,full name\nal1,"Lovelace, Ada"\nmlk,"King, Jr."');
    const report = await ina.ask(UPLOAD, { ...file, query });
    expect(report.lastFirst).toEqual({ count: 1, written: 'Lovelace, Ada', shown: 'Ada Lovelace' });
    expect(report.added.map((user) => user.fullname)).toEqual([fullname, 'King, Jr.']);
    const users = await ina.ask('GET /api/users/{courseID}');
    expect(users.find(({ username }) => username === 'al1')?.fullname).toBe(fullname);
  });

  test('USR-42 asks only about the names of people who would be added', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const lovelace = 'al1,"Lovelace, Ada"';
    await ina.ask(UPLOAD, form('a.csv', `netID,full name\n${lovelace}`));
    const preview = async (...lines: string[]) => {
      const file = form('a.csv', ['netID,full name', ...lines].join('\n'));
      return await ina.ask(UPLOAD, { ...file, query: { preview: 'true' as const } });
    };
    expect((await preview(lovelace, ',"Mill, John"')).lastFirst).toBeNull();
    const shown = { count: 1, written: 'Kant, Immanuel', shown: 'Immanuel Kant' };
    expect((await preview(lovelace, 'ik1,"Kant, Immanuel"')).lastFirst).toEqual(shown);
  });

  test('the kind of file is read from its name, whatever the field is called', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const report = await ina.ask(
      UPLOAD,
      form('C:\\My Files\\a.csv', 'netid;Full name\nx;X', 'roster'),
    );
    expect(report.added).toHaveLength(1);
  });
});
