import { expect, test } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { NOON } from '../../testing/test-course.ts';
import { changeBy } from '../logs/audit-store.ts';
import { sql } from '../engine/sql.ts';
import { selectPersonExport } from '../personal-data/person-export-store.ts';
import { onEachEngine } from '../testing/engines.ts';

onEachEngine('second readings and the people in them', (engine) => {
  const app = useApp(engine);

  /** Tom has read the work of sue. */
  async function readCourse() {
    const course = await app().course();
    const { id } = course;
    await app().store.transact('saveSecondReading', {
      ...changeBy(id, 'tom', NOON),
      evaluationDataID: 'BACK',
      usernameKey: 'sue',
      grade: '81',
      remark: 'Clear.',
      expectedVersion: 0,
    });
    return course;
  }

  const erase = (course: string, usernameKey: string) =>
    app().store.transact('erasePerson', { ...changeBy(course, 'admin', NOON), usernameKey });

  async function rowsOf(course: string) {
    const [readings, log] = await app().store.readTogether([
      sql`select username_key, reader, grade from second_readings where course = ${course}`,
      sql`select actor, subject, before_value, after_value from audit_log
        where course = ${course} and action = 'grade.second-reading'`,
    ]);
    return { readings, log };
  }

  test('USR-35 a copy of the data has the readings of the student, and what a reader wrote', async () => {
    const { id } = await readCourse();
    expect(await selectPersonExport(app().store, id, 'sue')).toMatchObject({
      secondReadings: [{ evaluationDataID: 'BACK', grade: '81', remark: 'Clear.' }],
      secondReadingsWritten: [],
    });
    const copy = await selectPersonExport(app().store, id, 'tom');
    expect(copy).toMatchObject({ secondReadingsWritten: [{ grade: '81', remark: 'Clear.' }] });
    expect(JSON.stringify(copy?.secondReadingsWritten)).not.toContain('sue');
  });

  test('USR-36 USR-37 an erased student leaves nothing, an erased reader no name', async () => {
    const [first, second] = [(await readCourse()).id, (await readCourse()).id];
    expect((await erase(first, 'sue')).ok).toBe(true);
    const gone = await rowsOf(first);
    expect(gone.readings).toEqual([]);
    expect(JSON.stringify(gone.log)).not.toMatch(/sue|81/);
    expect((await erase(second, 'tom')).ok).toBe(true);
    const kept = await rowsOf(second);
    expect(kept.readings).toEqual([{ username_key: 'sue', reader: 'erased/person', grade: '81' }]);
    expect(JSON.stringify(kept.log)).not.toContain('tom');
  });

  test('USR-101 readings move with the work of a student and the name of a reader who left', async () => {
    const course = await readCourse();
    const ina = await course.as('ina');
    for (const username of ['sue', 'tom']) {
      await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username } });
      const body = { username, fullname: 'Someone Else', person: 'another' };
      await ina.ask('POST /api/users/{courseID}/add', { body });
    }
    const { readings, log } = await rowsOf(course.id);
    expect(readings).toEqual([{ username_key: 'sue/1', reader: 'tom/1', grade: '81' }]);
    expect(log).toMatchObject([{ actor: 'tom/1', subject: 'sue/1' }]);
    expect(JSON.stringify(log)).not.toMatch(/"(sue|tom)\\?"/);
  });
});
