// Two people who grade the same student see each other.
import { PRESENCE_LIFE } from '@elenchus/domain/grading/grading-presence.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { columnsOf } from '../../store/engine/columns.ts';
import { sql } from '../../store/engine/sql.ts';
import { StorageUnavailable } from '../../store/engine/storage-unavailable.ts';
import { gradingPresenceTable } from '../../store/tables/grade-tables.ts';
import { PresenceNotes } from './presence-notes.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';
import { NOON } from '../../testing/test-course.ts';

const PRESENCE = 'POST /api/gradingPresence/{courseID}';
const SAVE = 'POST /api/studentGrades/update/{courseID}';
const DELETE = 'DELETE /api/studentGrades/delete/{courseID}';
const OPEN_EXAM = { username: 'sam', evaluationDataID: 'OPEN' };

function say(
  client: TestClient,
  tab: string,
  fields: { isLeaving?: true; evaluationDataID?: string } = {},
) {
  return client.ask(PRESENCE, { body: { ...OPEN_EXAM, tab, ...fields } });
}

async function onFullDisk(): Promise<never> {
  throw new StorageUnavailable('full');
}

onEachEngine('two graders', (engine) => {
  const app = useApp(engine);

  async function graders() {
    const course = await app().course();
    return { course, ina: await course.as('ina'), tom: await course.as('tom') };
  }

  async function tabsIn(course: string): Promise<string[]> {
    const rows = await app().store.read(
      sql`select ${columnsOf(gradingPresenceTable, 'tab')} from grading_presence where course = ${course} order by tab`,
    );
    return rows.map(({ tab }) => tab);
  }

  test('see each other with names while both are there', async () => {
    const { ina, tom } = await graders();
    expect((await say(ina, 'one')).others).toEqual([]);
    app().clock.now += 5000;
    expect((await say(tom, 'two')).others).toEqual([
      { username: 'ina', fullName: 'ina inason', since: NOON, isYou: false },
    ]);
    app().clock.now += 5000;
    // The time of arrival stays the same with later signals.
    expect((await say(ina, 'one')).others).toEqual([
      { username: 'Tom', fullName: 'Tom Tomson', since: NOON + 5000, isYou: false },
    ]);
    expect((await say(ina, 'one', { evaluationDataID: 'BACK' })).others).toEqual([]);
  });

  test('do not see who left or stopped reporting, and see who returned as new', async () => {
    const { ina, tom } = await graders();
    await say(ina, 'one');
    expect((await say(ina, 'one', { isLeaving: true })).others).toEqual([]);
    expect((await say(tom, 'two')).others).toEqual([]);
    app().clock.now += PRESENCE_LIFE + 1;
    expect((await say(ina, 'one')).others).toEqual([]);
    const back = app().clock.now;
    await say(tom, 'two');
    expect((await say(ina, 'one')).others).toMatchObject([{ username: 'Tom', since: back }]);
  });

  test('another tab of the same person is marked', async () => {
    const { ina } = await graders();
    await say(ina, 'one');
    expect((await say(ina, 'two')).others).toMatchObject([{ username: 'ina', isYou: true }]);
  });

  test('agree across server processes a moment later, and rows of long ago are swept', async () => {
    const { course, ina } = await graders();
    const second = await app().build();
    await say(ina, 'one');
    const cookies = [...(await course.as('tom')).cookies];
    const othersThere = async () => {
      const reply = await second.http.inject({
        method: 'POST',
        url: `/api/gradingPresence/${course.id}`,
        headers: { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') },
        payload: { ...OPEN_EXAM, tab: 'two' },
      });
      return reply.json().others;
    };
    await expect.poll(othersThere).toMatchObject([{ username: 'ina', since: NOON }]);
    await second.http.close();
    app().clock.now += 10 * PRESENCE_LIFE;
    await say(ina, 'three');
    await expect.poll(() => tabsIn(course.id)).toEqual(['three']);
    await say(ina, 'three', { isLeaving: true });
    await expect.poll(() => tabsIn(course.id)).toEqual([]);
  });

  test('GRD-138 are not written for a course that was archived in the meantime', async () => {
    const { course, ina } = await graders();
    const other = await app().course();
    await say(ina, 'one');
    await app().store.transact('archiveCourse', {
      ...changeBy(course.id, 'ida', NOON),
      isArchived: true,
    });
    await say(await other.as('ina'), 'two');
    await expect.poll(() => tabsIn(other.id)).toEqual(['two']);
    expect(await tabsIn(course.id)).toEqual([]);
  });

  test('GRD-138 are not written for somebody who was deleted in the meantime', async () => {
    const { course, ina, tom } = await graders();
    await say(tom, 'two');
    await say(ina, 'one');
    const { store } = app();
    await store.transact('deleteUser', { ...changeBy(course.id, 'ida', NOON), usernameKey: 'tom' });
    expect((await say(ina, 'one')).others).toEqual([]);
    await expect.poll(() => tabsIn(course.id)).toEqual(['one']);
  });

  test('GRD-138 what cannot be written keeps nobody from grading, and is forgotten', async () => {
    const course = await app().course();
    const notes = new PresenceNotes({ ...app().store, transact: onFullDisk });
    const work = { course: course.id, usernameKey: 'sam', evaluationDataID: 'OPEN' };
    const tom = { graderKey: 'tom', tab: 'two' };
    const seenByIna = () => notes.tabsOf(work, { graderKey: 'ina', tab: 'one' }, NOON);
    notes.note({ ...work, ...tom, at: NOON, isLeaving: false });
    expect(await seenByIna()).toMatchObject([{ username: 'Tom', since: NOON }]);
    await notes.write();
    expect(await seenByIna()).toEqual([]);
  });

  test('learn from the version and the count that records changed', async () => {
    const { ina, tom } = await graders();
    expect(await say(ina, 'one')).toMatchObject({ latestVersion: 0, records: 0 });
    const comment = { ...OPEN_EXAM, gradingType: 'comments', comment: 'Good.' };
    await tom.ask(SAVE, { body: comment });
    app().clock.now += 1000;
    const { record } = await tom.ask(SAVE, { body: { ...comment, comment: 'Very good.' } });
    expect(await say(ina, 'one')).toMatchObject({ latestVersion: record.version, records: 1 });
    await tom.ask(SAVE, { body: { ...comment, evaluationDataID: 'BACK' } });
    expect(await say(ina, 'one')).toMatchObject({ latestVersion: record.version, records: 1 });
    await tom.ask(DELETE, { body: comment });
    expect(await say(ina, 'one')).toMatchObject({ latestVersion: 0, records: 0 });
  });

  test.each([
    ['an unknown evaluation', { evaluationDataID: 'GONE' }, 404],
    ['a tab without a name', { tab: '' }, 400],
    ['a tab with a long name', { tab: 'x'.repeat(65) }, 400],
  ])('%s is refused', async (_name, change, status) => {
    const { ina } = await graders();
    const body = { ...OPEN_EXAM, tab: 'one', ...change };
    expect((await ina.refused(PRESENCE, { body })).status).toBe(status);
  });
});
