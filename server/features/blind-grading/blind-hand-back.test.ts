// Hand backs to some students and requests about grades in evaluations that hide names.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { BLIND, blindCourse } from '../../testing/blind-grading/blind-course.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestClient } from '../../testing/test-client.ts';

const HAND_BACK = 'POST /api/handBacks/{courseID}';
const HIDING = designItem({ dataType: 'fairGrading', dataID: BLIND, dataText: 'hideNames' });
const EVERYONE = { kind: 'everyone' } as const;
const MARIA = { kind: 'students', usernames: ['zqmaria'] } as const;

function handBack(client: TestClient, to: typeof EVERYONE | typeof MARIA, at?: string) {
  const body = { evaluationDataID: BLIND, action: 'hand back', ...(at && { at }) } as const;
  return client.ask(HAND_BACK, {
    body: { ...body, to: to.kind === 'everyone' ? to : { ...to, usernames: [...to.usernames] } },
  });
}

function takeBack(client: TestClient) {
  return client.ask(HAND_BACK, {
    body: { evaluationDataID: BLIND, to: EVERYONE, action: 'take back' },
  });
}

function hideNames(client: TestClient) {
  return client.call('POST /api/courseDesign/update/{courseID}', {
    body: { designData: [HIDING] },
  });
}

async function asked(client: TestClient) {
  const params = { username: 'zqmaria' };
  const { requests } = await client.ask('GET /api/handedBack/{courseID}/{username}', { params });
  return requests.map(({ evaluationDataID }) => evaluationDataID);
}

onEachEngine('handing back with hidden names', (engine) => {
  const app = useApp(engine);

  test.each([
    ['is handed back to a student', MARIA, undefined],
    ['will be handed back to a student', MARIA, '2027-01-05T09:00'],
    ['will be handed back to everyone', EVERYONE, '2027-01-05T09:00'],
  ] as const)('BLD-25 names can’t be hidden in an evaluation that %s', async (_what, to, when) => {
    const { ina } = await blindCourse(app(), 'names shown');
    await handBack(ina, to, when);
    const { status, error } = await hideNames(ina);
    expect([status, error.message]).toEqual([
      400,
      '“Exam OPEN” is handed back to students, or will be. Take it back before you hide names.',
    ]);
    await takeBack(ina);
    expect((await hideNames(ina)).status).toBe(200);
  });

  test('BLD-25 an evaluation that hides names can’t be handed back to some at the moment of the write', async () => {
    const { id } = await blindCourse(app());
    const outcome = await app().store.transact('handBack', {
      ...changeBy(id, 'ina', app().clock.now),
      evaluationDataID: BLIND,
      to: { kind: 'students', usernameKeys: ['zqmaria'] },
      since: app().clock.now,
    });
    expect(outcome).toEqual({ ok: false, reason: { kind: 'names-hidden' } });
  });

  test('BLD-13 requests that students can read are kept from staff while names are hidden', async () => {
    const course = await blindCourse(app(), 'names shown');
    const { id, ina, tess } = course;
    const maria = await course.as('zqmaria');
    await handBack(ina, MARIA);
    expect([await asked(ina), await asked(tess), await asked(maria)]).toEqual([
      [BLIND],
      [BLIND],
      [BLIND],
    ]);
    // Names could be hidden after such a hand back before BLD-25.
    await app().store.transact('changeDesign', {
      ...changeBy(id, 'ina', app().clock.now),
      upserts: [HIDING],
      removals: [],
      confirmed: true,
      showsNames: true,
    });
    expect([await asked(ina), await asked(tess), await asked(maria)]).toEqual([[], [], [BLIND]]);
  });
});
