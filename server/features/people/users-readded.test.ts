// A netID that was in the course before: the same person gets the work back, another person starts empty.
import type { AnswerOf, CallOf } from '@elenchus/contract/endpoint-table.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ownTag } from '../login/own-tag.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { selectPersonExport } from '../../store/personal-data/person-export-store.ts';
import { ROWS } from '../../testing/access/access-table.ts';
import {
  liveIn,
  secretAnswer,
  secretComment,
  type LivedInCourse,
} from '../../testing/lived-in-course.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { COURSE_ITEMS, DAY, MINUTE, NOON } from '../../testing/test-course.ts';
import { partsOf } from '../../testing/access/valid-calls.ts';

const ADD = 'POST /api/users/{courseID}/add';
const DELETE = 'DELETE /api/users/{courseID}/{username}';
const UPLOAD = 'POST /api/users/{courseID}/batch-add';
const ANSWERS = 'GET /api/studentAnswers/{courseID}/{username}';
const HISTORY = 'GET /api/gradeHistory/{courseID}';
const UPDATE = 'POST /api/studentAnswers/update/{courseID}';
const SAM = { params: { username: 'sam' } };

const isAnswer = (line: string): boolean => line.startsWith('answer');

/** An answer that a device dates at a moment. */
function waiting(editedAt: number, username = 'sam') {
  const answer = { username, questionID: 'whyLie', questionEssayAnswer: 'Typed on a train.' };
  return { body: { answerData: [{ ...answer, editedAt }] } };
}

type Former = AnswerOf<typeof UPLOAD>['former'][number];

/** A roster, after a field that says who the netIDs are. */
function upload(rows: readonly string[], people?: unknown) {
  const field =
    people === undefined
      ? ''
      : `--x\r\ncontent-disposition: form-data; name="people"\r\n\r\n${JSON.stringify(people)}\r\n`;
  const file = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\n${['netID,full name', ...rows].join('\n')}\r\n--x--\r\n`;
  return {
    payload: field + file,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  };
}

/**
 * Whether a row names sam, who is someone else now. What was typed as a netID stays what was typed, and the texts that
 * people wrote name themselves.
 */
function isLeft(line: string): boolean {
  return (
    /"sam\\?"/.test(line.replaceAll(String.raw`\"username\":\"sam\"`, '')) ||
    (/^(?:security_log|login_failures)/.test(line) && /sam(?!\/1)/.test(line))
  );
}

onEachEngine('a netID that was here before', (engine) => {
  const app = useApp(engine);
  let course: LivedInCourse;
  let ina: TestClient;

  beforeEach(async () => {
    course = await liveIn(app());
    ina = await course.as('ina');
  });

  const dump = () => dumpTables(app().store, [course.id]);
  const add = (body: CallOf<typeof ADD>['body']) =>
    ina.call(ADD, { body: { fullname: 'Sam Other', ...body } });

  /** Deletes sam a minute later than before, so that each deletion has its own time. */
  async function remove(username = 'sam'): Promise<void> {
    app().clock.now += MINUTE;
    await ina.ask(DELETE, { params: { username } });
  }

  async function asked(username = 'sam'): Promise<Former> {
    const refused = await ina.refused(ADD, { body: { username, fullname: 'Sam Other' } });
    expect([refused.status, refused.error]).toEqual([409, 'WAS_HERE_BEFORE']);
    return refused.details[0] as Former;
  }

  async function answersOf(username: string): Promise<string> {
    const { response } = await ina.call(ANSWERS, { params: { username } });
    return response.body;
  }

  /** What the session of a person says about who that is. */
  async function tagOf(username: string): Promise<string | undefined> {
    const { personTag } = await (await course.as(username)).ask('GET /api/session/{courseID}');
    return personTag;
  }

  test('USR-100 a person who left only more time in the course is asked about too', async () => {
    const empty = await app().course({
      items: COURSE_ITEMS.filter(({ dataType }) => dataType !== 'evaluation'),
    });
    const instructor = await empty.as('ina');
    const more = { kind: 'factor', amount: 150 } as const;
    const extension = { kind: 'course', accommodation: more } as const;
    const given = { usernames: ['una'], extension };
    const preview = await instructor.ask('POST /api/extensions/preview/{courseID}', {
      body: given,
    });
    await instructor.ask('POST /api/extensions/{courseID}', {
      body: { ...given, note: '', keepUnchanged: true, token: preview.token },
    });
    await instructor.ask(DELETE, { params: { username: 'una' } });
    const body = { username: 'una', fullname: 'Una Other' };
    expect((await instructor.refused(ADD, { body })).error).toBe('WAS_HERE_BEFORE');
    await instructor.ask(ADD, { body: { ...body, person: 'another' } });
    expect(await instructor.ask('GET /api/accommodations/{courseID}')).toEqual([]);
  });

  test('USR-100 is refused until the caller says who it is, and nothing changes', async () => {
    await remove();
    const before = await dump();
    const refused = await ina.refused(ADD, { body: { username: ' SAM ', fullname: 'Sam Other' } });
    expect(refused).toEqual({
      status: 409,
      error: 'WAS_HERE_BEFORE',
      message:
        'Someone with this netID was in the course before and left work. Say whether it’s the same person. Nothing was changed.',
      details: [
        {
          row: 0,
          username: 'SAM',
          fullname: 'Sam Other',
          people: [
            {
              id: `sam@${NOON + MINUTE}`,
              fullname: 'sam samson',
              status: 'student',
              deletedAt: NOON + MINUTE,
              answers: 2,
              grades: 0,
              changes: 0,
              students: 0,
            },
          ],
        },
      ],
    });
    for (const person of ['', 'sam', 'same', `sam@${NOON}`, 'sam/1@0']) {
      expect((await add({ username: 'sam', person })).status).toBe(409);
    }
    expect(await dump()).toEqual(before);
  });

  test('USR-100 a person who left nothing is added without a question', async () => {
    await ina.ask(ADD, { body: { username: 'typo', fullname: 'Wrong Name' } });
    await remove('typo');
    expect((await add({ username: 'typo', fullname: 'Right Name' })).status).toBe(200);
    // A person who was never there is never asked about, whatever the call says.
    expect((await add({ username: 'brand-new', person: 'another' })).status).toBe(200);
    expect((await add({ username: 'brand-newer', person: 'sam@1' })).status).toBe(200);
  });

  test('USR-101 the same person gets the answers, the history and the grades back', async () => {
    const before = await answersOf('sam');
    expect(before).toContain(secretAnswer('sam'));
    await remove();
    const [person] = (await asked()).people;
    expect((await add({ username: 'sam', person: person!.id })).status).toBe(200);
    expect(await answersOf('sam')).toBe(before);
    const sam = await course.as('sam');
    const { response } = await sam.call('GET /api/studentGrades/{courseID}/{username}', SAM);
    expect(response.body).toContain(secretComment('sam', 'BACK'));
  });

  test('USR-101 another person starts empty, and no call about the class knows the former one', async () => {
    await remove();
    expect((await add({ username: 'sam', person: 'another' })).status).toBe(200);
    const sam = await course.as('sam');
    for (const client of [sam, ina]) {
      for (const row of ROWS.filter(({ endpoint }) => endpoint.startsWith('GET '))) {
        const { endpoint } = row;
        // The logs of what happened, and the list of a check that was made before.
        if (client === ina && /gradeHistory|securityLog|security-log|similarity/.test(endpoint))
          continue;
        const parts = partsOf(row, 'instructor');
        const params = { ...parts.params, username: 'sam' };
        const { response } = await client.call(endpoint, { ...parts, params });
        expect([endpoint, response.body.match(/sam\/1|sam samson|of sam|on sam/)]).toEqual([
          endpoint,
          null,
        ]);
      }
    }
    const mine = await ina.ask(HISTORY, { query: { username: 'sam', kinds: 'changed,users' } });
    expect(mine.entries.map(({ after }) => after)).toEqual(['Sam Other (student)']);
  });

  test('USR-103 the former person stays in the log under the former name', async () => {
    await remove();
    await add({ username: 'sam', person: 'another' });
    const { entries } = await ina.ask(HISTORY, { query: { kinds: 'changed,users' } });
    const former = entries.filter(({ student }) => student?.username === 'sam/1');
    expect(new Set(former.map(({ student }) => student?.fullName))).toEqual(
      new Set(['sam samson']),
    );
    expect(former.map(({ after, before }) => after ?? before)).toEqual([
      'sam samson (student)',
      'sam samson (student)',
      secretComment('sam', 'OPEN'),
      secretComment('sam', 'BACK'),
      'sam samson (student)',
    ]);
    const pairs = await ina.ask('GET /api/similarity/pairs/{courseID}', {
      query: { evaluationId: 'BACK' },
    });
    expect(JSON.stringify(pairs)).toContain('"username":"sam/1","fullname":"sam samson"');
  });

  test('USR-101 no table has anything left under the netID, whoever looks', async () => {
    const old = course.nobody();
    await old.call('POST /api/authenticate/{courseID}', {
      body: { username: 'sam', password: 'not this' },
    });
    await remove();
    const before = (await dump()).filter((line) => line.includes('sam'));
    await add({ username: 'sam', person: 'another' });
    const left = (await dump()).filter(isLeft);
    const tables = new Set(left.map((line) => line.slice(0, line.indexOf(' '))));
    // The new user with the entry that added them, who the former one was, and the count of failed logins of the netID.
    expect([...tables].toSorted()).toEqual([
      'audit_log',
      'former_people',
      'login_failures',
      'users',
    ]);
    expect(left.filter((line) => line.startsWith('audit_log'))).toHaveLength(1);
    expect(before.some((line) => line.startsWith('security_log'))).toBe(true);
  });

  test('USR-103 the former person is exported and erased alone', async () => {
    await remove();
    await add({ username: 'sam', person: 'another' });
    const sam = await course.as('sam');
    await sam.ask('POST /api/studentAnswers/update/{courseID}', {
      body: {
        answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'My own view.' }],
      },
    });
    const { store } = app();
    const present = JSON.stringify(await selectPersonExport(store, course.id, 'sam'));
    expect(present).toContain('My own view.');
    expect(present).not.toMatch(/of sam|on sam|samson/);
    const copy = await selectPersonExport(store, course.id, 'sam/1');
    expect(copy).toMatchObject({
      person: null,
      formerPerson: { username: 'sam', fullName: 'sam samson', deletedAt: NOON + MINUTE },
      answers: [{}, {}],
      grades: [{}, {}],
    });
    const erased = await store.transact('erasePerson', {
      ...changeBy(course.id, 'admin', NOON),
      usernameKey: 'sam/1',
    });
    expect(erased).toMatchObject({ ok: true, value: { answers: 2, grades: 2 } });
    const left = (await dump()).join('\n');
    expect(left).not.toMatch(/sam\/1|sam samson|of sam|on sam/);
    expect(left).toContain('My own view.');
  });

  test('USR-102 a wrong choice can be undone: the former person can come back', async () => {
    const before = await answersOf('sam');
    await remove();
    await add({ username: 'sam', person: 'another' });
    await remove();
    const [first] = (await asked()).people;
    expect(first).toMatchObject({ fullname: 'sam samson', answers: 2 });
    expect((await add({ username: 'sam', person: first!.id })).status).toBe(200);
    expect(await answersOf('sam')).toBe(before);
    expect((await dump()).filter((line) => line.startsWith('former_people'))).toEqual([]);
  });

  test('USR-102 two former people of a netID: each can come back, and nobody gets the work of two', async () => {
    await remove();
    await add({ username: 'sam', person: 'another', fullname: 'Second Sam' });
    const second = await course.as('sam');
    await second.ask('POST /api/studentAnswers/update/{courseID}', {
      body: {
        answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'View two.' }],
      },
    });
    await remove();
    const { people } = await asked();
    expect(people.map(({ fullname }) => fullname)).toEqual(['Second Sam', 'sam samson']);
    expect((await add({ username: 'sam', person: people[1]!.id })).status).toBe(200);
    expect(await answersOf('sam')).toContain(secretAnswer('sam'));
    expect(await answersOf('sam')).not.toContain('View two.');
    await remove();
    const again = (await asked()).people;
    expect(again.map(({ fullname }) => fullname)).toEqual(['Sam Other', 'Second Sam']);
    expect((await add({ username: 'sam', person: again[1]!.id })).status).toBe(200);
    expect(await answersOf('sam')).toContain('View two.');
    expect(await answersOf('sam')).not.toContain(secretAnswer('sam'));
  });

  test('USR-100 a choice about someone who was deleted before the last one is refused', async () => {
    await remove();
    const [seen] = (await asked()).people;
    // Meanwhile another instructor adds someone else, who writes and is deleted.
    await add({ username: 'sam', person: 'another', fullname: 'Second Sam' });
    const second = await course.as('sam');
    await second.ask('POST /api/studentAnswers/update/{courseID}', {
      body: {
        answerData: [{ username: 'sam', questionID: 'duty1', questionEssayAnswer: 'View two.' }],
      },
    });
    await remove();
    const before = await dump();
    expect((await add({ username: 'sam', person: seen!.id })).status).toBe(409);
    expect(await dump()).toEqual(before);
  });

  describe('ANS-55 answers that waited on a device', () => {
    test('of a former person aren’t saved for the one who has the netID now', async () => {
      const typedAt = app().clock.now;
      await remove();
      await add({ username: 'sam', person: 'another' });
      const other = await course.as('sam');
      const before = await dump();
      app().clock.now += MINUTE;
      const answer = await other.ask(UPDATE, waiting(typedAt));
      expect(answer.saved).toEqual([]);
      expect(answer.outdated).toMatchObject([{ questionID: 'whyLie', questionEssayAnswer: '' }]);
      expect(answer.outdated[0]?.editedAt).toBeGreaterThan(typedAt);
      expect((await dump()).filter(isAnswer)).toEqual(before.filter(isAnswer));
      const own = await other.ask(UPDATE, waiting((answer.outdated[0]?.editedAt ?? 0) + 1));
      expect(own.saved).toHaveLength(1);
    });

    test('are saved for the same person', async () => {
      const typedAt = app().clock.now;
      await remove();
      const [same] = (await asked()).people;
      await add({ username: 'sam', person: same!.id });
      app().clock.now += MINUTE;
      const answer = await (await course.as('sam')).ask(UPDATE, waiting(typedAt));
      expect(answer.saved).toHaveLength(1);
    });

    test('are saved for a person before whom nobody had the netID, even if the device’s clock is days behind', async () => {
      await ina.ask(ADD, { body: { username: 'late', fullname: 'Late Comer' } });
      const late = await course.as('late');
      const answer = waiting(app().clock.now - 5 * DAY, 'late');
      expect((await late.ask(UPDATE, answer)).saved).toHaveLength(1);
    });

    test('of a person who left nothing else aren’t saved either', async () => {
      await ina.ask(ADD, { body: { username: 'late', fullname: 'Late Comer' } });
      const typedAt = app().clock.now + MINUTE / 2;
      await remove('late');
      await ina.ask(ADD, { body: { username: 'late', fullname: 'Another Comer' } });
      const other = await course.as('late');
      app().clock.now += MINUTE;
      expect((await other.ask(UPDATE, waiting(typedAt, 'late'))).saved).toEqual([]);
    });
  });

  describe('USR-190 who a session says that the person is', () => {
    test('the same in each session, and after the person was away', async () => {
      await ina.ask(ADD, { body: { username: 'late', fullname: 'Late Comer' } });
      const late = await course.as('late');
      await late.ask(UPDATE, waiting(app().clock.now, 'late'));
      const tag = await tagOf('late');
      expect(tag).toMatch(/^[\w-]{22}$/);
      await remove('late');
      const [same] = (await asked('late')).people;
      await add({ username: 'late', person: same!.id });
      expect(await tagOf('late')).toBe(tag);
    });

    test('another one for someone else, whatever the former person left', async () => {
      const tags: unknown[] = [];
      for (const fullname of ['Late Comer', 'Another Comer']) {
        await ina.ask(ADD, { body: { username: 'late', fullname } });
        tags.push(await tagOf('late'));
        await remove('late');
      }
      await remove('sam');
      await add({ username: 'sam', person: 'another' });
      tags.push(await tagOf('sam'));
      expect(new Set(tags).size).toBe(3);
      expect(tags).not.toContain(undefined);
    });

    test('nobody, for a person who was there before it was recorded', () => {
      expect(ownTag(course.id, 'sam', '')).toEqual({});
    });

    test('the same with the answer to a login and to a new password', async () => {
      await ina.ask(ADD, { body: { username: 'late', fullname: 'Late Comer' } });
      const browser = course.nobody();
      const login = { body: { username: 'late', password: 'late' } };
      const first = await browser.ask('POST /api/authenticate/{courseID}', login);
      const { session } = await browser.ask('POST /api/reset-password/{courseID}', {
        body: { username: 'late', newPassword: 'quiet owl' },
      });
      const own = (await browser.ask('GET /api/session/{courseID}')).personTag;
      expect([first.personTag, session.personTag]).toEqual([own, own]);
      expect(own).toBeDefined();
    });
  });

  test('USR-101 another TA gets neither the students nor the deeds of the former one', async () => {
    const tess = await course.as('tess');
    await tess.ask('POST /api/studentGrades/update/{courseID}', {
      body: { username: 'sue', evaluationDataID: 'OPEN', gradingType: 'comments', comment: 'Hm.' },
    });
    await remove('tess');
    const [person] = (await asked('tess')).people;
    expect(person).toMatchObject({
      fullname: 'tess tessson',
      status: 'ta',
      answers: 0,
      changes: 1,
      students: 1,
    });
    await add({ username: 'tess', status: 'ta', TA: 1, person: 'another', fullname: 'Tess Two' });
    const other = await course.as('tess');
    const about = { params: { username: 'sue' } };
    expect((await other.call(ANSWERS, about)).status).toBe(403);
    const { entries } = await ina.ask(HISTORY, { query: { username: 'sue', kinds: 'changed' } });
    expect(entries[0]).toMatchObject({ who: { username: 'tess/1', fullName: 'tess tessson' } });
    expect((await dump()).filter((line) => line.includes('"changed_by":"tess"'))).toEqual([]);
  });

  test('USR-101 a restored grade goes to the former person, not to the one who has the netID now', async () => {
    const mark = {
      username: 'sam',
      evaluationDataID: 'BACK',
      gradingType: 'questionGrade',
    } as const;
    await ina.ask('POST /api/studentGrades/update/{courseID}', {
      body: { ...mark, questionID: 'duty1', individualGradingData: '8.5' },
    });
    await ina.ask('DELETE /api/studentGrades/delete/{courseID}', { body: mark });
    await remove();
    await add({ username: 'sam', person: 'another' });
    const { entries } = await ina.ask(HISTORY, { query: { kinds: 'deleted' } });
    const entry = entries.find(({ before, canRestore }) => canRestore && before === '8.5');
    await ina.call('POST /api/studentGrades/restore/{courseID}', {
      body: { entries: [entry!.id] },
    });
    const grades = (await dump()).filter(
      (line) => line.startsWith('grades ') && line.includes('8.5'),
    );
    expect(grades.filter((line) => line.includes('"username_key":"sam"'))).toEqual([]);
  });

  test('USR-102 a roster asks about each such row, and adds nobody until all are answered', async () => {
    await remove('sam');
    await remove('una');
    const rows = ['sam,Sam Other', 'una,Una Unason', 'new,New One'];
    const preview = await ina.ask(UPLOAD, { ...upload(rows), query: { preview: 'true' } });
    expect(preview.former.map(({ row, username }) => [row, username])).toEqual([
      [2, 'sam'],
      [3, 'una'],
    ]);
    const [sam, una] = preview.former;
    const before = await dump();
    for (const people of [
      undefined,
      [],
      [{ username: 'sam', person: 'another' }],
      [
        { username: 'SAM', person: 'another' },
        { username: 'una', person: 'una' },
      ],
    ]) {
      const refused = await ina.refused(UPLOAD, upload(rows, people));
      expect([refused.status, refused.error]).toEqual([409, 'WAS_HERE_BEFORE']);
      expect(refused.details).toEqual(preview.former);
    }
    for (const people of [{}, 'another', [{ sam: 1 }], [{ username: 'sam', person: {} }], null]) {
      expect((await ina.refused(UPLOAD, upload(rows, people))).error).toBe('INVALID_INPUT');
    }
    expect(await dump()).toEqual(before);
    const people = [
      { username: 'SAM', person: 'another' },
      { username: 'una', person: una!.people[0]!.id },
    ];
    const report = await ina.ask(UPLOAD, upload(rows, people));
    expect([report.added.length, report.former]).toEqual([3, []]);
    expect(await answersOf('sam')).not.toContain(secretAnswer('sam'));
    expect(await answersOf('una')).toContain(secretAnswer('una'));
    expect(sam?.people[0]?.answers).toBe(2);
  });

  test('USR-102 of two calls at the same moment with different choices, one adds the user', async () => {
    for (let round = 0; round < 5; round += 1) {
      await remove();
      const [same] = (await asked()).people;
      const replies = await Promise.all([
        add({ username: 'sam', person: 'another' }),
        add({ username: 'sam', person: same!.id }),
        ina.call(UPLOAD, upload(['sam,Sam Other'], [{ username: 'sam', person: 'another' }])),
      ]);
      expect(
        replies.filter(
          ({ status, body }) => status === 200 && !('added' in body && body.added.length === 0),
        ),
      ).toHaveLength(1);
      const keys = (await dump()).filter((line) => /^(?:answers|answer_history) .*"sam/.test(line));
      // Nothing was lost, and nothing is there twice.
      expect(keys).toHaveLength(4);
      expect(new Set(keys.map((line) => /"username_key":"([^"]*)"/.exec(line)?.[1])).size).toBe(1);
    }
  });

  test('USR-101 the longest netID, and one with signs that patterns know, are kept apart too', async () => {
    for (const username of ['ſ%_\\"x'.padEnd(64, 'ß'), 'a@b.edu', '__proto__', 'constructor']) {
      await ina.ask(ADD, { body: { username, fullname: 'First One' } });
      const first = await course.as(username);
      const answer = { username, questionID: 'duty1', questionEssayAnswer: 'First view.' };
      await first.ask('POST /api/studentAnswers/update/{courseID}', {
        body: { answerData: [answer] },
      });
      await remove(username);
      const [person] = (await asked(username)).people;
      expect(person).toMatchObject({ fullname: 'First One', answers: 1 });
      expect((await add({ username, person: 'another' })).status).toBe(200);
      expect(await answersOf(username)).not.toContain('First view.');
      await remove(username);
      const [back] = (await asked(username)).people;
      const choices = [{ username, person: back!.id }];
      await ina.ask(UPLOAD, upload([`"${username.replaceAll('"', '""')}",Back Again`], choices));
      expect(await answersOf(username)).toContain('First view.');
    }
  });
});
