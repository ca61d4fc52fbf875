import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, NOON } from '../../testing/test-course.ts';
import { changeBy } from '../logs/audit-store.ts';
import { sql } from '../engine/sql.ts';
import { selectPersonExport } from './person-export-store.ts';

const ITEMS = [
  ...COURSE_ITEMS,
  designItem({ dataType: 'askingDays', dataID: 'BACK', dataText: '30' }),
  designItem({ dataType: 'handBackTime', dataID: 'BACK', dataText: '2026-09-13T12:00:00Z' }),
];
const question = { username: 'sue', evaluationDataID: 'BACK', questionID: 'duty1' };

onEachEngine('requests about grades and the people in them', (engine) => {
  const app = useApp(engine);

  /** sue asked, tess answered, and the request was given to ina. */
  async function askedCourse() {
    const course = await app().course({ items: ITEMS });
    const [sue, tess, ina] = await Promise.all(['sue', 'tess', 'ina'].map((one) => course.as(one)));
    const write = 'POST /api/gradeRequests/{courseID}';
    await sue?.ask(write, { body: { ...question, messageID: 'm1', text: 'Why of sue?' } });
    await tess?.ask(write, { body: { ...question, messageID: 'm2', text: 'Because.' } });
    const listed = await ina?.ask('GET /api/gradeRequests/{courseID}');
    await ina?.ask('POST /api/gradeRequests/change/{courseID}', {
      body: { ...question, assignTo: 'ina', expectedVersion: listed?.requests[0]?.version ?? 0 },
    });
    await ina?.ask('POST /api/handBacks/{courseID}', {
      body: {
        evaluationDataID: 'OPEN',
        to: { kind: 'students', usernames: ['sue'] },
        action: 'hand back',
      },
    });
    return course.id;
  }

  const erase = (course: string, usernameKey: string) =>
    app().store.transact('erasePerson', { ...changeBy(course, 'admin', NOON), usernameKey });

  const tables = async (course: string) => {
    const rows = await app().store.readTogether([
      sql`select * from hand_backs where course = ${course}`,
      sql`select * from grade_requests where course = ${course}`,
      sql`select * from request_messages where course = ${course} order by id`,
      sql`select * from audit_log where course = ${course} and action like 'grade.%'`,
    ]);
    return rows;
  };

  test('USR-35 a copy of the data has the student’s requests, and what a grader wrote', async () => {
    const id = await askedCourse();
    expect(await selectPersonExport(app().store, id, 'sue')).toMatchObject({
      handBacks: [{ evaluationDataID: 'OPEN', since: NOON }],
      requestsAboutGrades: [{ questionID: 'duty1', state: 'answered' }],
      requestMessages: [{ body: 'Why of sue?' }, { body: 'Because.' }],
    });
    expect(await selectPersonExport(app().store, id, 'tess')).toMatchObject({
      requestMessages: [{ body: 'Because.' }],
    });
  });

  test('USR-36 USR-37 an erased student leaves nothing, an erased grader no name', async () => {
    const [first, second] = [await askedCourse(), await askedCourse()];
    expect((await erase(first, 'sue')).ok).toBe(true);
    const [backs, requests, messages] = await tables(first);
    expect([backs, requests, messages]).toEqual([[], [], []]);
    expect((await erase(second, 'tess')).ok).toBe(true);
    expect(JSON.stringify(await tables(second))).not.toMatch(/"tess|\\"tess/);
    const [, , kept] = await tables(second);
    expect(kept).toMatchObject([{ author: 'sue' }, { author: 'erased/person', body: 'Because.' }]);
  });
});
