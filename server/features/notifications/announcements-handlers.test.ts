// Announcements: whom they reach, that nothing is sent twice, and withdrawing.
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import type { CallParts } from '../../testing/test-client.ts';
import { NOON } from '../../testing/test-course.ts';

const SEND = 'POST /api/announcements/{courseID}';
const LIST = 'GET /api/announcements/{courseID}';
const WITHDRAW = 'POST /api/announcements/withdraw/{courseID}';

type Sent = NonNullable<CallParts<typeof SEND>['body']>;

const announcement = (fields: Partial<Sent> = {}): Sent => ({
  id: 'room',
  title: 'New room',
  text: 'We meet in *room 12*.',
  audience: { kind: 'everyone' },
  ...fields,
});

async function readers(course: TestCourse): Promise<readonly string[]> {
  const found: string[] = [];
  for (const username of ['sam', 'sue', 'gus', 'tess', 'ina']) {
    const { notices } = await (await course.as(username)).ask('GET /api/notices/{courseID}');
    if (notices.some(({ kind }) => kind === 'announcement')) found.push(username);
  }
  return found;
}

onEachEngine('announcements', (engine) => {
  const app = useApp(engine);

  test.each<[string, Sent['audience'], readonly string[]]>([
    ['everyone', { kind: 'everyone' }, ['sam', 'sue', 'gus', 'tess']],
    ['a role', { kind: 'role', role: 'student' }, ['sam', 'sue']],
    ['the students of a TA', { kind: 'students-of', ta: 'TESS' }, ['sue']],
    ['chosen people', { kind: 'people', usernames: ['Gus', 'sam', 'sam'] }, ['sam', 'gus']],
  ])('NTC-7 reach %s', async (_, audience, expected) => {
    const course = await app().course();
    app().clock.now = NOON + 1;
    await (await course.as('ina')).ask(SEND, { body: announcement({ audience }) });
    expect(await readers(course)).toEqual(expected);
  });

  test('NTC-7 one row is written, however many people read it, and nothing is sent twice', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    await ina.ask(SEND, { body: announcement() });
    await ina.ask(SEND, { body: announcement() });
    const rows = await dumpTables(app().store, [course.id]);
    const added = rows.filter((row) => !before.includes(row)).map((row) => row.split(' ')[0]);
    expect(new Set(added)).toEqual(new Set(['audit_log', 'notices']));
    expect(added).toHaveLength(2);
  });

  test('NTC-7 a withdrawn one is gone for everyone, and the log keeps it', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    app().clock.now = NOON + 1;
    await ina.ask(SEND, { body: announcement() });
    expect((await ina.ask(LIST)).announcements).toMatchObject([
      { from: 'ina inason', to: 'Everyone', title: 'New room', text: 'We meet in *room 12*.' },
    ]);
    await ina.ask(WITHDRAW, { body: { id: 'room' } });
    expect(await readers(course)).toEqual([]);
    await ina.ask(WITHDRAW, { body: { id: 'room' } });
    const rows = await dumpTables(app().store, [course.id]);
    expect(rows.filter((row) => row.includes('announcement.withdraw'))).toHaveLength(1);
  });

  test('NTC-7 what can’t be sent is refused whole', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const before = await dumpTables(app().store, [course.id]);
    for (const [fields, status, sentence] of [
      [{ title: ' ' }, 400, 'Enter a title.'],
      [{ audience: { kind: 'people', usernames: [] } }, 400, 'Choose at least one person.'],
      [
        { audience: { kind: 'people', usernames: ['sam', 'nobody'] } },
        404,
        'Not in this course: nobody. Nothing was sent.',
      ],
      [
        { audience: { kind: 'students-of', ta: 'sam' } },
        404,
        'Not in this course: sam. Nothing was sent.',
      ],
    ] as const) {
      const answer = await ina.call(SEND, { body: announcement(fields as Partial<Sent>) });
      expect([answer.status, answer.error.message]).toEqual([status, sentence]);
    }
    expect(await dumpTables(app().store, [course.id])).toEqual(before);
  });

  test('an erased instructor isn’t named any more, and a deleted student is left out', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    await ina.ask(SEND, { body: announcement({ audience: { kind: 'students-of', ta: 'tess' } }) });
    const chosen = { kind: 'people' as const, usernames: ['sam', 'sue'] };
    await ina.ask(SEND, { body: announcement({ id: 'two', audience: chosen }) });
    const { store } = app();
    const by = () => changeBy(course.id, 'admin', NOON);
    for (const usernameKey of ['sam', 'tess']) {
      await store.transact('erasePerson', { ...by(), usernameKey });
    }
    const rows = (await dumpTables(store, [course.id])).filter((row) => row.startsWith('notice'));
    expect(rows.join('\n')).not.toMatch(/\b(sam|tess)\b/);
    const { announcements } = await ina.ask(LIST);
    expect(announcements.map(({ to }) => to).toSorted()).toEqual([
      '1 person',
      'Students of someone who left',
    ]);
  });
});
