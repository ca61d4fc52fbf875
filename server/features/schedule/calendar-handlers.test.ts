// The calendar at a secret address: what is in it, for whom, and that the secret stays one.
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import ICAL from 'ical.js';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { expect, test } from 'vitest';
import { requestLog } from '../../http/request-log.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { dumpTables } from '../../testing/table-dump.ts';
import { type TestCourse, useApp } from '../../testing/test-app.ts';
import { COURSE_ITEMS, NOON } from '../../testing/test-course.ts';

const MAKE = 'POST /api/account/calendar/{courseID}';
const END = 'POST /api/account/end-calendar/{courseID}';

const ITEMS = [
  ...COURSE_ITEMS.filter(({ dataType }) => dataType !== 'hasSyllabus'),
  designItem({ dataType: 'hasSyllabus', dataID: '0', dataText: 'Yes' }),
];

async function addressOf(course: TestCourse, username: string): Promise<string> {
  const { path } = await (await course.as(username)).ask(MAKE);
  return path;
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

onEachEngine('the calendar of a course', (engine) => {
  const app = useApp(engine);

  const fetchFrom = (path: string, headers: Record<string, string> = {}) =>
    app().http.inject({ method: 'GET', url: path, headers });

  test('ARC-10 ARC-11 has class days and due dates, and a calendar program reads it', async () => {
    const course = await app().course({ items: ITEMS });
    const path = await addressOf(course, 'sam');
    const answer = await fetchFrom(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    const events = eventsIn(answer.body);
    const days = events.filter(({ uid }) => uid.startsWith('class-'));
    const due = events.filter(({ uid }) => uid.startsWith('due-'));
    expect(days.length).toBeGreaterThan(0);
    expect(due.length).toBeGreaterThan(0);
    expect(days.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(due.every(({ startDate }) => !startDate.isDate)).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    const etag = String(answer.headers['etag']);
    const again = await fetchFrom(path, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  test('ARC-10 has the custom due date of that student, and nobody else’s', async () => {
    const course = await app().course({ items: ITEMS });
    const [own, other] = [await addressOf(course, 'sam'), await addressOf(course, 'sue')];
    const ina = await course.as('ina');
    const before = await fetchFrom(other);
    await ina.ask('POST /api/studentGrades/update/{courseID}', {
      body: {
        username: 'sam',
        evaluationDataID: 'OPEN',
        gradingType: 'customDueDate',
        individualGradingData: '2026-12-24',
        confirmed: true,
      },
    });
    const event = eventsIn((await fetchFrom(own)).body).find(({ uid }) =>
      uid.startsWith('due-OPEN'),
    );
    // 11:59 PM in New York.
    expect(event?.startDate.toJSDate().toISOString()).toBe('2026-12-25T04:59:00.000Z');
    expect(event?.description).toContain('This due date is only for you.');
    expect((await fetchFrom(other)).body).toBe(before.body);
  });

  test('ARC-12 is stored as a hash, renewed and turned off, and ends with the person', async () => {
    const course = await app().course({ hasNeighbour: true, items: ITEMS });
    const sam = await course.as('sam');
    const account = () => sam.ask('GET /api/account/{courseID}');
    expect((await account()).calendarSince).toBeNull();
    const first = await addressOf(course, 'sam');
    expect((await account()).calendarSince).toBe(NOON);
    const secret = first.split('/').at(-1)?.replace('.ics', '') ?? '';
    expect(Buffer.from(secret, 'base64url').length).toBeGreaterThanOrEqual(16);
    const stored = (await dumpTables(app().store, [course.id])).join('\n');
    expect(stored).not.toContain(secret);
    const second = await addressOf(course, 'sam');
    expect((await fetchFrom(first)).statusCode).toBe(404);
    expect((await fetchFrom(second)).statusCode).toBe(200);
    await sam.ask(END);
    expect((await fetchFrom(second)).statusCode).toBe(404);
    const third = await addressOf(course, 'sam');
    const elsewhere = third.replace(course.id, course.otherId());
    expect((await fetchFrom(elsewhere)).statusCode).toBe(404);
    await app().store.transact('deleteUser', {
      ...changeBy(course.id, 'ina', NOON),
      usernameKey: 'sam',
    });
    expect((await fetchFrom(third)).statusCode).toBe(404);
  });

  test('ARC-12 works in a closed course, and not in one that is going to be deleted', async () => {
    const course = await app().course({ items: ITEMS });
    const path = await addressOf(course, 'sam');
    const state = { course: course.id, at: NOON, address: '' };
    await app().store.transact('archiveCourse', { ...state, isArchived: true });
    expect((await fetchFrom(path)).statusCode).toBe(200);
    await app().store.transact('closeCourse', state);
    expect((await fetchFrom(path)).statusCode).toBe(403);
  });

  test('ARC-13 guesses from one address have to wait after 300', async () => {
    const course = await app().course({ items: ITEMS });
    const path = await addressOf(course, 'sam');
    const from = (url: string) =>
      app().http.inject({ method: 'GET', url, remoteAddress: '203.0.113.77' });
    for (let count = 0; count < 300; count += 1) {
      await app().store.transact('countFeedGuess', { address: '203.0.113.77', at: NOON });
    }
    const refused = await from(path);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 300]);
    expect((await fetchFrom(path)).statusCode).toBe(200);
    app().clock.now += 300_001;
    expect((await from(path)).statusCode).toBe(200);
    expect((await from(`${path}x`)).statusCode).toBe(404);
  });

  test('ARC-13 the secret is in no line of the log, even of a log of every request', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const logging = await app().build({
      logger: { ...requestLog(process.stderr), level: 'trace', stream },
      logsEveryRequest: true,
    });
    const course = await app().course({ items: ITEMS, app: logging });
    const path = await addressOf(course, 'sam');
    const secret = path.split('/').at(-1)?.replace('.ics', '') ?? '';
    for (const url of [path, `${path}?x=1`, path.replace('.ics', ''), `${path}/more`, `/${path}`]) {
      await logging.http.inject({ method: 'GET', url });
      await logging.http.inject({ method: 'POST', url, payload: '{"broken' });
    }
    await (await course.as('sam')).call(END);
    await logging.http.inject({ method: 'GET', url: path });
    await logging.http.close();
    expect(lines.length).toBeGreaterThan(8);
    expect(lines.join('')).not.toContain(secret);
  });
});

test('ARC-13 nginx writes no line with the secret', () => {
  const nginx = readFileSync(new URL('../../../deploy/nginx.conf', import.meta.url), 'utf8');
  expect(nginx).toContain('~^/+api/calendar/ 0;');
  expect(nginx.match(/access_log [^;]*;/g)).toEqual([
    'access_log /var/log/nginx/access.log combined if=$elenchus_logs;',
  ]);
});
