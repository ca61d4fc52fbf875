// Two people who grade the same student see each other.
import { PRESENCE_LIFE } from '@elenchus/domain/grading/grading-presence.ts';
import { expect, test } from 'vitest';
import { sql } from '../store/engine/sql.ts';
import { onEachEngine } from '../store/testing/engines.ts';
import { useApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { NOON } from '../testing/test-course.ts';

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

onEachEngine('two graders', (engine) => {
  const app = useApp(engine);

  async function graders() {
    const course = await app().course();
    return { course, ina: await course.as('ina'), tom: await course.as('tom') };
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

  test('agree across server processes, and rows of long ago are swept', async () => {
    const { course, ina } = await graders();
    const second = await app().build();
    await say(ina, 'one');
    const cookies = [...(await course.as('tom')).cookies];
    const reply = await second.http.inject({
      method: 'POST',
      url: `/api/gradingPresence/${course.id}`,
      headers: { cookie: cookies.map(([name, value]) => `${name}=${value}`).join('; ') },
      payload: { ...OPEN_EXAM, tab: 'two' },
    });
    await second.http.close();
    expect(reply.json()).toMatchObject({ others: [{ username: 'ina' }] });
    app().clock.now += 10 * PRESENCE_LIFE;
    await say(ina, 'three');
    const rows = await app().store.read(
      sql`select tab from grading_presence where course = ${course.id}`,
    );
    expect(rows).toEqual([{ tab: 'three' }]);
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
