// The clock of the server is set back or forward, devices have wrong clocks, and the clocks change over a deadline.
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { onEachEngine } from '../store/testing/engines.ts';
import { useApp } from './test-app.ts';
import type { TestClient } from './test-client.ts';
import { DAY, HOUR, MANUAL_ITEMS, MINUTE, NOON } from './test-course.ts';

async function save(client: TestClient, username: string, text: string, editedAt?: number) {
  const answer = { username, questionID: 'duty1', questionAnswer: '', questionEssayAnswer: text };
  const answerData = [{ ...answer, ...(editedAt !== undefined && { editedAt }) }];
  return client.call('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
}

async function currentEssay(client: TestClient, username: string): Promise<string | undefined> {
  const params = { username };
  const { body } = await client.call('GET /api/studentAnswers/{courseID}/{username}', { params });
  return body[0]?.questionEssayAnswer;
}

async function history(client: TestClient, username: string): Promise<string[]> {
  const name = 'GET /api/studentAnswersHistory/{courseID}/{username}';
  const { body } = await client.call(name, { params: { username } });
  return body.map(({ questionEssayAnswer }) => questionEssayAnswer);
}

onEachEngine('clocks', (engine) => {
  const opened = useApp(engine);

  test.each([
    ['with the time of a right device', (minute: number) => NOON + minute * MINUTE],
    ['without a time', () => undefined],
  ])("the server's clock is set back an hour: saving continues, %s", async (_name, editedAt) => {
    const app = opened();
    const { clock } = app;
    const sam = await (await app.course()).as('sam');
    const before = 'The first thought, before the clock was set back.';
    const after = 'Something else entirely, written while the clock is wrong.';
    expect((await save(sam, 'sam', before, editedAt(0))).body.saved).toHaveLength(1);
    clock.now = NOON - HOUR;
    const second = await save(sam, 'sam', after, editedAt(1));
    expect(second.body).toMatchObject({ saved: [{ questionID: 'duty1' }], outdated: [] });
    expect(await currentEssay(sam, 'sam')).toBe(after);
    expect(await history(sam, 'sam')).toEqual([before, after]);
    clock.now = NOON + 2 * MINUTE;
    const third = await save(sam, 'sam', 'Third, the clock is right again.', editedAt(2));
    expect(third.body.outdated).toEqual([]);
    expect(await history(sam, 'sam')).toHaveLength(3);
  });

  test("the server's clock jumps a day forward and back: nothing is refused, the order stays", async () => {
    const app = opened();
    const { clock } = app;
    const sam = await (await app.course()).as('sam');
    await save(sam, 'sam', 'Written today, in the morning.', NOON);
    clock.now = NOON + DAY;
    await save(sam, 'sam', 'What the wrong clock dates tomorrow.', NOON + MINUTE);
    clock.now = NOON + 2 * MINUTE;
    const last = await save(sam, 'sam', 'Back to the right time of day.', NOON + 2 * MINUTE);
    expect(last.body).toMatchObject({ saved: [{ questionID: 'duty1' }], outdated: [] });
    expect(await currentEssay(sam, 'sam')).toBe('Back to the right time of day.');
    expect((await history(sam, 'sam')).at(-1)).toBe('Back to the right time of day.');
  });

  test('a session survives a clock that is set back an hour or forward a day', async () => {
    const app = opened();
    const { clock } = app;
    const sam = await (await app.course()).as('sam');
    for (const now of [NOON - HOUR, NOON + DAY, NOON - HOUR, NOON]) {
      clock.now = now;
      expect((await sam.call('GET /api/session/{courseID}')).status).toBe(200);
    }
  });

  test('of two devices with wrong clocks the later edit by their own times is kept, but never later than now', async () => {
    const app = opened();
    const { clock } = app;
    const made = await app.course();
    const [ahead, behind] = [await made.as('sam'), await made.as('sam')];
    await save(ahead, 'sam', 'From the device a week ahead.', NOON + 7 * DAY);
    clock.now = NOON + MINUTE;
    // Its claim was cut to the server's time, so an edit that is really later isn't refused.
    const right = await save(ahead, 'sam', 'From a device with the right time.', NOON + MINUTE);
    expect(right.body.outdated).toEqual([]);
    clock.now = NOON + 2 * MINUTE;
    const late = await save(behind, 'sam', 'From the device an hour behind.', NOON - HOUR);
    expect(late.body).toMatchObject({
      saved: [],
      outdated: [{ questionEssayAnswer: 'From a device with the right time.' }],
    });
    expect(await currentEssay(behind, 'sam')).toBe('From a device with the right time.');
  });

  test('the night on which the clocks go back: both hours count for the day that ends at midnight', async () => {
    const app = opened();
    const { clock } = app;
    const made = await app.course();
    // 2026-11-01: 1:30 occurs twice in New York, at 5:30 and at 6:30 UTC; the day ends at 5:00 UTC on the 2nd.
    for (const [at, text] of [
      [Date.UTC(2026, 10, 1, 3, 59), 'On the evening of October, a minute before midnight.'],
      [Date.UTC(2026, 10, 1, 5, 30), 'The first half past one of that night.'],
      [Date.UTC(2026, 10, 1, 6, 30), 'Half past one, an hour afterwards.'],
      [Date.UTC(2026, 10, 2, 4, 59), 'The last minute before the deadline.'],
      [Date.UTC(2026, 10, 2, 5, 0), 'Midnight: too late for the first of November.'],
    ] as const) {
      clock.now = at;
      await save(await made.as('sam'), 'sam', text, at);
    }
    const sam = await made.as('sam');
    expect(await history(sam, 'sam')).toHaveLength(5);
    const asOf = async (date: string) => {
      const parts = { params: { username: 'sam' }, query: { date } };
      const { body } = await sam.call('GET /api/examAnswers/{courseID}/{username}', parts);
      return body.answers[0]?.questionEssayAnswer;
    };
    expect(await asOf('2026-10-31')).toBe('On the evening of October, a minute before midnight.');
    expect(await asOf('2026-11-01')).toBe('The last minute before the deadline.');
    expect(await asOf('2026-11-02')).toBe('Midnight: too late for the first of November.');
  });

  test.each([
    ['spring, a day of 23 hours', 'America/New_York', '2027-03-14', '2027-03-15T04:00:00Z'],
    ['the next midnight does not exist', 'Africa/Cairo', '2027-04-29', '2027-04-29T22:00:00Z'],
    ['a day that begins at one', 'Africa/Cairo', '2027-04-30', '2027-04-30T21:00:00Z'],
    ['its last hour comes twice', 'Africa/Cairo', '2026-10-29', '2026-10-29T22:00:00Z'],
  ])('due on a day on which the clocks change: %s, %s', async (_name, zone, due, end) => {
    const app = opened();
    app.clock.now = Date.parse(end) - MINUTE;
    const items = MANUAL_ITEMS.map((item) =>
      item.dataType === 'evaluation' ? { ...item, questionCourseDate: due } : item,
    );
    const settings = { dataType: 'courseTimeZone', dataID: '1', dataText: zone };
    const made = await app.course({ items: [...items, designItem(settings)] });
    const sam = await made.as('sam');
    await save(sam, 'sam', 'In the last minute of the day.');
    app.clock.now = Date.parse(end);
    await save(sam, 'sam', 'A minute later, which is tomorrow.');
    const ina = await made.as('ina');
    const counted = await ina.call('GET /api/examAnswers/{courseID}/{username}', {
      params: { username: 'sam' },
      query: { evaluationId: 'BACK' },
    });
    expect(counted.body).toMatchObject({
      targetDate: due,
      answers: [{ questionEssayAnswer: 'In the last minute of the day.' }],
    });
    expect(await history(sam, 'sam')).toHaveLength(2);
  });

  test.each([
    ['in 1970', () => 0],
    ['twenty years behind', () => NOON - 20 * 365 * DAY],
    ['seventy years ahead', () => NOON + 70 * 365 * DAY],
  ])(
    'a device whose clock is %s: saving continues, dated by the server',
    async (_name, claimed) => {
      const app = opened();
      const sam = await (await app.course()).as('sam');
      const first = await save(sam, 'sam', 'The first thought of a strange device.', claimed());
      expect(first.body).toMatchObject({ saved: [{ questionID: 'duty1' }], outdated: [] });
      app.clock.now = NOON + HOUR;
      // Its page makes every edit later than the last saved one.
      const known = first.body.saved[0]?.editedAt ?? 0;
      const second = await save(sam, 'sam', 'Something else, an hour afterwards.', known + 1);
      expect(second.body.outdated).toEqual([]);
      const params = { username: 'sam' };
      const now = await sam.call('GET /api/studentAnswers/{courseID}/{username}', { params });
      expect(now.body).toMatchObject([{ savedAt: NOON + HOUR }]);
      const name = 'GET /api/studentAnswersHistory/{courseID}/{username}';
      const { body } = await sam.call(name, { params });
      expect(body.map(({ submissionDate }) => submissionDate.slice(0, 16))).toEqual([
        '2026-09-14T12:00',
        '2026-09-14T13:00',
      ]);
    },
  );
});
