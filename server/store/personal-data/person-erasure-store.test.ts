import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { lastVisitedItem } from '@elenchus/domain/design/last-visited.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { BACKUP_TABLES } from '../backup/backup-tables.ts';
import { compactSqlite } from '../compact-sqlite.ts';
import { plainSql, sql } from '../engine/sql.ts';
import { selectGradeHistory } from '../grades/grade-history-store.ts';
import { selectGrades } from '../testing/grade-rows.ts';
import { openReader } from '../open-reader.ts';
import { openStore, type Store } from '../open-store.ts';
import { selectPersonExport } from './person-export-store.ts';
import { engines, onEachEngine } from '../testing/engines.ts';
import { byKant, evaluation, NOON, person, useStore } from '../testing/test-store.ts';
import { throttleKeys } from '../login/throttle-store.ts';
import { selectUsers } from '../people/users-store.ts';

/** A word that is stored in every place where something about a student is stored, and nowhere else. */
const SECRET = 'zyx.quince';
const USERS = [
  person('Kant', { status: 'instructor' }),
  person('Tara', { status: 'ta' }),
  person('Zyx.Quince', { ta: 'tara' }),
  person('Bob', { ta: 'tara' }),
];
const ITEMS = [
  evaluation('MID'),
  designItem({ dataType: 'question', dataID: 'q1', dataText: 'What do you know?' }),
];

async function work(store: Store, course: string, usernameKey: string): Promise<void> {
  const saving = { course, usernameKey, timeZone: 'America/New_York' };
  const texts = [`Draft of ${usernameKey}`, `Essay ${usernameKey}`];
  for (const [day, questionEssayAnswer] of texts.entries()) {
    const at = NOON + day * 86_400_000;
    const answers = [{ questionID: 'q1', questionAnswer: '', questionEssayAnswer, editedAt: at }];
    await store.transact('saveAnswers', { ...saving, at, answers });
  }
  const key = { usernameKey, evaluationDataID: 'MID', questionID: 'noQuestionID' };
  const comment = { ...key, gradingType: 'comments', individualGradingData: '' } as const;
  const byTara = { ...byKant(course), actor: 'tara' };
  const grades = [{ ...comment, comment: `Dear ${usernameKey}`, expectedVersion: null }];
  await store.transact('saveGrades', { ...byTara, grades });
  const quote = `Essay ${usernameKey}`;
  await store.transact('savePassageComment', {
    ...byTara,
    changeID: `${byTara.changeID}-c`,
    comment: {
      usernameKey,
      evaluationDataID: 'MID',
      commentID: 'first',
      questionID: 'q1',
      anchor: { quote, before: '', after: '', start: 0 },
      comment: `Really, ${usernameKey}?`,
    },
    expectedVersion: 0,
  });
  await store.transact('saveSecondReading', {
    ...byKant(course),
    changeID: `${byTara.changeID}-r`,
    usernameKey,
    evaluationDataID: 'MID',
    grade: '81',
    remark: `Read again: ${usernameKey}`,
    expectedVersion: 0,
  });
  await store.transact('openSession', {
    course,
    usernameKey,
    tokenHash: `token of ${usernameKey}`,
    kind: 'session',
    at: NOON,
    login: { event: 'login', address: '10.0.0.1' },
  });
  await store.transact('enterBySignOn', {
    ...byKant(course),
    issuer: 'https://login.example.edu',
    client: 'elenchus',
    subject: `subject of ${usernameKey}`,
    usernameKey,
    tokenHash: `second token of ${usernameKey}`,
    replacedTokenHash: null,
    address: '10.0.0.1',
    device: '',
  });
  const keys = throttleKeys(course, usernameKey, '10.0.0.1');
  await store.transact('reserveLoginAttempt', { keys, at: NOON });
  const failed = { course, at: NOON, subject: usernameKey, address: '10.0.0.1', keys };
  await store.transact('recordFailedLogin', failed);
  const seen = { graderKey: 'tara', tab: 'tab', since: NOON, seenAt: NOON, isGone: false };
  const tabs = [{ usernameKey, evaluationDataID: 'MID', ...seen }];
  await store.transact('notePresence', { course, tabs, sweepBefore: null });
}

function side(usernameKey: string) {
  return { usernameKey, words: 9 };
}

async function check(store: Store, course: string): Promise<void> {
  const run = { course, evaluationId: 'MID', runId: 'one', at: NOON };
  const pairs = [
    { questionID: 'q1', first: side('bob'), second: side(SECRET), sharedWords: 7, longestRun: 7 },
    { questionID: 'q1', first: side('bob'), second: side('eve'), sharedWords: 8, longestRun: 8 },
  ];
  await store.transact('beginCheck', { ...run, actor: 'tara' });
  const result = JSON.stringify({ pairCount: 2, pairs });
  await store.transact('finishCheck', { ...run, state: 'done', result });
}

/** Every row of every table as one text; the throttle counts of other courses are not this course's. */
async function dump(store: Store): Promise<string> {
  const tables = await store.readTogether(
    BACKUP_TABLES.map((table) => plainSql(`select * from ${table}`)),
  );
  return JSON.stringify(tables);
}

onEachEngine('one person on request', (engine) => {
  const opened = useStore(engine);

  async function fullCourse(): Promise<string> {
    const { store, course } = opened();
    const id = await course({ users: USERS, items: ITEMS });
    await work(store, id, SECRET);
    await work(store, id, 'bob');
    await check(store, id);
    return id;
  }

  const erase = (course: string, usernameKey: string) =>
    opened().store.transact('erasePerson', {
      ...byKant(course, NOON + 5),
      actor: 'admin',
      usernameKey,
    });

  test('USR-35 the copy has what is stored, no password hash and no other person', async () => {
    const { store } = opened();
    const id = await fullCourse();
    const copy = await selectPersonExport(store, id, SECRET);
    expect(copy).toMatchObject({
      person: { username: 'Zyx.Quince', status: 'student', ta: 'tara' },
      answers: [{ question: 'What do you know?', questionEssayAnswer: `Essay ${SECRET}` }],
      answerHistory: [{ questionEssayAnswer: `Draft of ${SECRET}` }, { questionID: 'q1' }],
      grades: [{ comment: `Dear ${SECRET}`, changedBy: 'tara' }],
      passageComments: [
        { comment: `Really, ${SECRET}?`, author: 'tara', anchor: { quote: `Essay ${SECRET}` } },
      ],
      secondReadings: [{ grade: '81', remark: `Read again: ${SECRET}`, reader: 'kant' }],
      secondReadingsWritten: [],
      logAboutThePerson: [
        { action: 'user.add' },
        { action: 'grade.save', before: null },
        { action: 'grade.comment', before: null },
        { action: 'grade.second-reading', before: null },
        { action: 'user.connect', actor: SECRET },
      ],
      sessions: [{ kind: 'session' }, { kind: 'session' }],
      securityLog: [
        { event: 'login-failed' },
        { event: 'login', address: '10.0.0.1' },
        { event: 'sign-on-bound', address: '10.0.0.1' },
        { event: 'sign-on-login', address: '10.0.0.1' },
      ],
      universityAccounts: [
        { issuer: 'https://login.example.edu', subject: `subject of ${SECRET}` },
      ],
      plagiarismChecks: [{ questionID: 'q1', sharedWords: 7 }],
      openForGrading: [{ evaluationDataID: 'MID' }],
    });
    expect(copy?.failedLogins).toHaveLength(2);
    const text = JSON.stringify(copy);
    expect(text).not.toContain('hash of');
    expect(text).not.toContain('bob');
    expect(await selectPersonExport(store, id, 'nobody')).toBeUndefined();
  });

  test('USR-36 after an erasure no table knows the person, and the others are as before', async () => {
    const { store } = opened();
    const id = await fullCourse();
    expect(await erase(id, SECRET)).toEqual({
      ok: true,
      value: { answers: 1, history: 2, grades: 1, comments: 1, sessions: 2, logEntries: 5 },
    });
    expect(await selectPersonExport(store, id, SECRET)).toBeUndefined();
    const [others] = await store.readTogether([
      sql`select * from audit_log where course = ${id} and action = 'user.erase'`,
    ]);
    expect(others).toMatchObject([{ actor: 'admin', subject: 'erased/person' }]);
    expect(await selectGrades(store, id)).toMatchObject([{ comment: 'Dear bob' }]);
    expect(await selectPersonExport(store, id, 'bob')).toMatchObject({
      answers: [{}],
      answerHistory: [{}, {}],
      plagiarismChecks: [{ sharedWords: 8 }],
    });
    const history = { course: id, kinds: ['changed', 'users'] as const, limit: 20 };
    const entries = await selectGradeHistory(store, history);
    expect(entries.filter(({ subject }) => subject === 'erased/person')).toMatchObject([
      { action: 'user.erase' },
      { action: 'user.connect', actor: 'erased/person', afterValue: null },
      { action: 'grade.save', evaluationDataID: 'MID', beforeValue: null, afterValue: null },
      { action: 'user.add', afterValue: null },
    ]);
    expect(await erase(id, SECRET)).toEqual({ ok: false, reason: 'unknown-person' });
  });

  test('USR-36 a person whom an instructor deleted before can still be erased', async () => {
    const { store } = opened();
    const id = await fullCourse();
    await store.transact('deleteUser', { ...byKant(id, NOON + 1), usernameKey: SECRET });
    expect(await erase(id, SECRET)).toMatchObject({
      ok: true,
      value: { answers: 1, logEntries: 6 },
    });
    expect(await selectPersonExport(store, id, SECRET)).toBeUndefined();
  });

  test('USR-37 an erased TA leaves the grades given, the students without a TA, and no name', async () => {
    const { store } = opened();
    const id = await fullCourse();
    await store.transact('saveGrades', {
      ...byKant(id, NOON + 2),
      grades: [
        {
          usernameKey: 'bob',
          evaluationDataID: 'MID',
          gradingType: 'comments',
          questionID: 'noQuestionID',
          individualGradingData: '',
          comment: 'Second thoughts',
          expectedVersion: null,
        },
      ],
    });
    expect(await erase(id, 'tara')).toMatchObject({ ok: true });
    const [rows] = await store.readTogether([sql`select * from audit_log where course = ${id}`]);
    expect(JSON.stringify(rows)).not.toContain('"tara');
    expect(JSON.stringify(rows)).not.toContain(String.raw`\"tara`);
    expect(JSON.stringify(rows)).toContain('Second thoughts');
    const users = await selectUsers(store, id);
    expect(users.map(({ username, ta }) => [username, ta])).toEqual([
      ['Bob', null],
      ['Kant', null],
      ['Zyx.Quince', null],
    ]);
    expect((await selectGrades(store, id)).map(({ changedBy }) => changedBy)).toEqual(
      expect.arrayContaining(['kant', 'erased/person']),
    );
  });

  test('USR-38 the last instructor stays; one of two is erased, with the places last visited', async () => {
    const { store } = opened();
    const id = await fullCourse();
    expect(await erase(id, 'kant')).toEqual({ ok: false, reason: 'last-instructor' });
    expect(await selectUsers(store, id)).toHaveLength(4);
    const users = [person('Hume', { status: 'instructor' })];
    await store.transact('addUsers', { ...byKant(id), users });
    const upserts = [lastVisitedItem('designTab', 'Kant', 'schedule')];
    await store.transact('changeDesign', {
      ...byKant(id),
      upserts,
      confirmed: true,
      removals: [],
    });
    expect((await selectPersonExport(store, id, 'kant'))?.lastVisited).toHaveLength(1);
    expect(await erase(id, 'kant')).toMatchObject({ ok: true });
    expect((await dumpOf(id)).toLowerCase()).not.toContain('kant');
  });

  async function dumpOf(course: string): Promise<string> {
    const rows = await opened().store.readTogether(
      ['design_items', 'design_history', 'users', 'grades', 'second_readings', 'audit_log'].map(
        (table) => sql`select * from ${plainSql(table)} where course = ${course}`,
      ),
    );
    return JSON.stringify(rows);
  }
});

function filesAround(file: string): string {
  compactSqlite(file);
  const folder = path.dirname(file);
  return readdirSync(folder)
    .map((name) => readFileSync(path.join(folder, name), 'latin1').toLowerCase())
    .join('\n');
}

onEachEngine('a database of one erased person', (engine) => {
  test('USR-36 the name is nowhere in the tables, in SQLite nowhere in the files', async () => {
    const place = await engine.makePlace();
    const { location } = place;
    const store = await openStore(location, NOON);
    const change = byKant('phil');
    await store.transact('createCourse', { ...change, users: USERS, items: ITEMS });
    await work(store, 'phil', SECRET);
    await work(store, 'phil', 'bob');
    await check(store, 'phil');
    const reader = await openReader(location);
    expect((await selectPersonExport(reader, 'phil', SECRET))?.answers).toHaveLength(1);
    await reader.close();
    await store.transact('erasePerson', { ...byKant('phil', NOON + 5), usernameKey: SECRET });
    const text = await dump(store);
    expect(text.toLowerCase()).not.toContain(SECRET);
    expect(text).toContain('Essay bob');
    await store.close();
    const bytes = location.engine === 'sqlite' ? filesAround(location.file) : 'essay bob';
    expect(bytes).toContain('essay bob');
    expect(bytes).not.toContain(SECRET);
    await place.remove();
  });
});

test('a reader needs an existing database of this schema', async () => {
  const place = await engines[0]!.makePlace();
  const { location } = place;
  if (location.engine !== 'sqlite') throw new Error('SQLite is the first engine.');
  await expect(openReader(location)).rejects.toThrow('There is no database');
  const store = await openStore(location, NOON);
  await store.close();
  const reader = await openReader(location);
  await reader.close();
  rmSync(location.file);
  await place.remove();
});
