import { expect, test } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { NOON } from '../../testing/test-course.ts';
import { changeBy } from './audit-store.ts';
import { named } from '../engine/columns.ts';
import { sql } from '../engine/sql.ts';
import { aliased } from '../engine/table.ts';
import { auditLogTable, auditMentionsTable } from '../tables/log-tables.ts';
import { onEachEngine } from '../testing/engines.ts';

onEachEngine('people whom the log names', (engine) => {
  const app = useApp(engine);

  const comment = (course: string, actor: string, usernameKey: string, text: string) =>
    app().store.transact('saveGrades', {
      ...changeBy(course, actor, NOON),
      grades: [
        {
          usernameKey,
          evaluationDataID: 'BACK',
          gradingType: 'comments',
          questionID: 'noQuestionID',
          individualGradingData: '',
          comment: text,
          expectedVersion: null,
        },
      ],
    });

  /** Tom comments on the work of two students, and ina changes both comments. */
  async function regradedCourse() {
    const course = await app().course();
    for (const student of ['sue', 'sam']) {
      await comment(course.id, 'tom', student, `Tom to ${student}`);
      await comment(course.id, 'ina', student, `Ina to ${student}`);
    }
    return course;
  }

  /** The mentions in entries about grades, and the entries themselves. */
  async function logOf(course: string) {
    const { store } = app();
    const { usernameKey: person } = aliased(auditMentionsTable, 'm');
    const { subject, actor } = aliased(auditLogTable, 'l');
    const mentions = await store.read(
      sql`select ${named({ person, subject, actor })} from audit_mentions m
        join audit_log l on l.course = m.course and l.id = m.entry_id
        where m.course = ${course} and l.action = 'grade.save' order by l.subject, l.id`,
    );
    const entries = await store.read(
      sql`select * from audit_log where course = ${course} and action = 'grade.save'`,
    );
    const lines = mentions.map((one) => `${one.person} in ${one.subject} by ${one.actor}`);
    return { mentions: lines, text: JSON.stringify(entries) };
  }

  const erase = (course: string, usernameKey: string) =>
    app().store.transact('erasePerson', { ...changeBy(course, 'admin', NOON), usernameKey });

  test('are noted besides the actor and the subject of an entry', async () => {
    const { id } = await regradedCourse();
    const { mentions, text } = await logOf(id);
    expect(mentions).toEqual(['tom in sam by ina', 'tom in sue by ina']);
    expect(text).toContain('tom');
  });

  test('USR-37 are erased from every entry', async () => {
    const { id } = await regradedCourse();
    expect((await erase(id, 'tom')).ok).toBe(true);
    const { mentions, text } = await logOf(id);
    expect(mentions).toEqual([]);
    expect(text).not.toContain('tom');
    expect(text).toContain('Tom to sue');
  });

  test('USR-36 are no longer noted of entries that an erasure empties', async () => {
    const { id } = await regradedCourse();
    expect((await erase(id, 'sam')).ok).toBe(true);
    expect((await logOf(id)).mentions).toEqual(['tom in sue by ina']);
  });

  test('USR-101 keep their entries when someone else gets their netID', async () => {
    const course = await regradedCourse();
    const ina = await course.as('ina');
    await ina.ask('DELETE /api/users/{courseID}/{username}', { params: { username: 'tom' } });
    const body = { username: 'tom', fullname: 'Someone Else', person: 'another' };
    await ina.ask('POST /api/users/{courseID}/add', { body });
    const { mentions, text } = await logOf(course.id);
    expect(mentions).toEqual(['tom/1 in sam by ina', 'tom/1 in sue by ina']);
    expect(text).not.toMatch(/"tom\\?"/);
    expect((await erase(course.id, 'tom/1')).ok).toBe(true);
    expect((await logOf(course.id)).text).not.toContain('tom/1');
  });
});
