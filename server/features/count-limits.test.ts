// How many people, courses, sessions, announcements and comments there can be.
import {
  MOST_ANNOUNCEMENTS,
  MOST_NEW_COURSES,
  MOST_PEOPLE,
  MOST_SESSIONS,
  MOST_WORK_COMMENTS,
} from '@elenchus/domain/people/count-limits.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../store/logs/audit-store.ts';
import { named } from '../store/engine/columns.ts';
import { sql } from '../store/engine/sql.ts';
import { COUNT } from '../store/engine/table.ts';
import { onEachEngine } from '../store/testing/engines.ts';
import { useApp } from '../testing/test-app.ts';
import { DAY, NOON, person } from '../testing/test-course.ts';

const ADD = 'POST /api/users/{courseID}/add';
const AGAIN = 'POST /api/useAgain/{courseID}';
const ANNOUNCE = 'POST /api/announcements/{courseID}';
const COMMENT = 'POST /api/passageComments/update/{courseID}';
const READ = 'GET /api/studentAnswers/{courseID}/{username}';
const form = (username: string) => ({ username, fullname: 'New', status: 'student' as const });
const FULL = { status: 400, error: { error: 'LIMIT_REACHED' } };

onEachEngine('how many there can be', (engine) => {
  const app = useApp(engine);

  test('USR-189 people in a course', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const { store } = app();
    const [row] = await store.read(
      sql`select ${named({ count: COUNT })} from users where course = ${course.id}`,
    );
    const missing = MOST_PEOPLE - 1 - (row?.count ?? 0);
    const users = Array.from({ length: missing }, (_, at) => person(`many${at}`));
    await store.transact('addUsers', { ...changeBy(course.id, 'ina', NOON), users });
    await ina.ask(ADD, { body: form('last1') });
    const refused = await ina.call(ADD, { body: form('last2') });
    expect(refused).toMatchObject(FULL);
    expect(refused.error.message).toContain('A course can have up to 6,000 people.');
  });

  test('RLL-113 courses that an instructor makes in 7 days', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const plan = {
      startDate: '2027-01-12',
      endDate: '2027-05-06',
      meetingDays: ['Tuesday' as const],
    };
    const make = (at: number) =>
      ina.call(AGAIN, {
        body: { newCourseID: `${course.id}-${at}`, title: 'Again', plan, tas: [] },
      });
    for (let at = 0; at < MOST_NEW_COURSES; at += 1) expect((await make(at)).status).toBe(200);
    const refused = await make(99);
    expect(refused).toMatchObject(FULL);
    expect(refused.error.message).toContain('You can make up to 20 courses in 7 days.');
    app().clock.now += 8 * DAY;
    const later = await course.as('ina');
    const body = { newCourseID: `${course.id}-later`, title: 'Again', plan, tas: [] };
    expect((await later.call(AGAIN, { body })).status).toBe(200);
  });

  test('USR-188 one more login ends the session that was not used for the longest time', async () => {
    const course = await app().course();
    const [first, second] = [await course.as('sam'), await course.as('sam')];
    app().clock.now += 120_000;
    // Using the first one makes the second the oldest.
    await first.ask(READ, { params: { username: 'sam' } });
    for (let at = 2; at < MOST_SESSIONS; at += 1) await course.as('sam');
    await course.as('sam');
    const { status } = await second.call(READ, { params: { username: 'sam' } });
    expect(status).toBe(401);
    await first.ask(READ, { params: { username: 'sam' } });
  });

  test('NTC-86 announcements in 24 hours', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const send = (id: string) =>
      ina.call(ANNOUNCE, {
        body: { id, title: 'Room', text: 'Room 12.', audience: { kind: 'everyone' } },
      });
    for (let at = 0; at < MOST_ANNOUNCEMENTS; at += 1) await send(`a${at}`);
    expect(await send('more')).toMatchObject(FULL);
    // One that was sent before, and whose answer was lost.
    expect((await send('a3')).status).toBe(200);
    app().clock.now += DAY + 1;
    const later = await course.as('ina');
    const body = {
      id: 'later',
      title: 'Room',
      text: 'Room 12.',
      audience: { kind: 'everyone' as const },
    };
    expect((await later.call(ANNOUNCE, { body })).status).toBe(200);
  });

  test('PSG-84 comments on the work of a student', async () => {
    const course = await app().course();
    const ina = await course.as('ina');
    const save = (commentID: string, comment: string) =>
      ina.call(COMMENT, {
        body: {
          username: 'sam',
          evaluationDataID: 'OPEN',
          commentID,
          questionID: 'duty1',
          anchor: null,
          comment,
        },
      });
    for (let at = 0; at < MOST_WORK_COMMENTS; at += 1) {
      const { status } = await save(`c${at}`, 'Good.');
      if (status !== 200) throw new Error(`comment ${at} answered ${status}`);
    }
    expect(await save('more', 'Good.')).toMatchObject(FULL);
    expect((await save('c1', 'Very good.')).status).toBe(200);
  });
});
