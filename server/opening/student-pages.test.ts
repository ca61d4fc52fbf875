import { designItem } from '@elenchus/domain/design/design-item.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cookieName } from '../http/session-cookies.ts';
import { changeBy } from '../store/logs/audit-store.ts';
import { engines } from '../store/testing/engines.ts';
import { dataIn, headingOf, HOSTILE, isPlain, useDrawnPages } from '../testing/drawn-pages.ts';
import { type TestCourse, useApp } from '../testing/test-app.ts';
import type { TestClient } from '../testing/test-client.ts';
import { COURSE_ITEMS, DAY, UNRELEASED_TEXTS } from '../testing/test-course.ts';

const [sqlite] = engines;
if (sqlite === undefined) throw new Error('There is no engine.');
const getApp = useApp(sqlite);
let isBusy = false;
const drawing = useDrawnPages(getApp, { isBusy: () => isBusy });
let course: TestCourse;

beforeEach(async () => {
  isBusy = false;
  course = await getApp().course({ app: drawing() });
});

interface Inside {
  readonly session: { readonly username: string };
  readonly designTag: string;
  readonly answers: readonly { readonly questionEssayAnswer: string }[] | null;
  readonly records: readonly unknown[] | null;
}

const inside = (page: string) => dataIn(page) as Inside | undefined;

async function open({ cookies }: TestClient, view: string | null = 'myphi', id = course.id) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const query = view === null ? '' : `?view=${encodeURIComponent(view)}`;
  return drawing().http.inject({ url: `/${id}${query}`, headers: { cookie } });
}

async function write(client: TestClient, username: string, text: string): Promise<void> {
  const answer = { username, questionID: 'duty1', questionAnswer: '', questionEssayAnswer: text };
  const answerData = [{ ...answer, editedAt: getApp().clock.now }];
  await client.ask('POST /api/studentAnswers/update/{courseID}', { body: { answerData } });
}

describe('the page of a student who is logged in', () => {
  test('holds the first screen and what its own calls answer, and no cache keeps it', async () => {
    const sam = await course.as('sam');
    await write(sam, 'sam', 'What I owe.');
    const page = await open(sam);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    expect(page.body).toContain('<html lang="en" data-opening="own">');
    expect(headingOf(page.body)).toMatch(new RegExp(`^${course.id} myphi \\d+ \\d+ sam 1 0$`));
    const design = await sam.call('GET /api/courseDesign/{courseID}', { query: {} });
    const params = { username: 'sam' };
    expect(inside(page.body)).toEqual({
      courseID: course.id,
      now: getApp().clock.now,
      session: await sam.ask('GET /api/session/{courseID}'),
      designTag: design.response.headers.etag,
      answers: await sam.ask('GET /api/studentAnswers/{courseID}/{username}', { params }),
      records: await sam.ask('GET /api/studentGrades/{courseID}/{username}', { params }),
    });
    for (const text of UNRELEASED_TEXTS) expect(page.body).not.toContain(text);
  });

  test('holds nothing of another student, also when both open it at once', async () => {
    const [sam, sue] = await Promise.all([course.as('sam'), course.as('sue')]);
    await write(sam, 'sam', 'The secret of sam.');
    await write(sue, 'sue', 'The secret of sue.');
    const pages = await Promise.all([sam, sue, sam, sue].map((each) => open(each)));
    for (const [place, { body }] of pages.entries()) {
      const [own, other] = place % 2 === 0 ? ['sam', 'sue'] : ['sue', 'sam'];
      expect(body).toContain(`The secret of ${own}.`);
      expect(body).not.toContain(other);
    }
  });

  test('whatever a student typed stays inside the data', async () => {
    const sam = await course.as('sam');
    await write(sam, 'sam', HOSTILE.join('\n'));
    const { body } = await open(sam);
    expect(inside(body)?.answers?.[0]?.questionEssayAnswer).toBe(HOSTILE.join('\n'));
    expect(body.match(/<script/gi)).toHaveLength(1);
    expect(body.match(/<\/script/gi)).toHaveLength(1);
    expect(body.match(/<!--/g)).toBeNull();
  });

  test('is that of the cookie that counts, also behind a proxy that reports TLS', async () => {
    const [sam, sue] = await Promise.all([course.as('sam'), course.as('sue')]);
    const tokenOf = ({ cookies }: TestClient) => cookies.get(cookieName('session', course.id));
    const cookie = [
      `${cookieName('session', course.id)}=${tokenOf(sam)}`,
      `${cookieName('session', course.id, true)}=${tokenOf(sue)}`,
    ].join('; ');
    const shownTo = async (protocol: string) => {
      const headers = { cookie, 'x-forwarded-proto': protocol, 'x-forwarded-for': '192.0.2.7' };
      const page = await drawing().http.inject({ url: `/${course.id}?view=myphi`, headers });
      return inside(page.body)?.session.username;
    };
    expect(await shownTo('https')).toBe('sue');
    expect(await shownTo('http')).toBe('sam');
  });

  test('has answers and due dates only where they are shown', async () => {
    const sam = await course.as('sam');
    const shown = async (view: string | null) => {
      const { answers, records } = inside((await open(sam, view)).body) ?? {};
      return { answers, records };
    };
    expect(await shown(null)).toEqual({ answers: null, records: null });
    expect(await shown('desc')).toEqual({ answers: null, records: null });
    expect(await shown('sched')).toEqual({ answers: null, records: [] });
    for (const view of ['section:ethics', 'progress', 'faq']) {
      expect(await shown(view)).toEqual({ answers: [], records: [] });
    }
    const gus = await course.as('gus');
    expect(inside((await open(gus)).body)).toMatchObject({ answers: [], records: null });
  });

  test('is drawn from the design as it is now', async () => {
    const { clock, store } = getApp();
    clock.now -= 2 * DAY;
    const sam = await course.as('sam');
    const tag = async () => inside((await open(sam)).body)?.designTag;
    const first = await tag();
    expect(await tag()).toBe(first);
    await store.transact('changeDesign', {
      ...changeBy(course.id, 'ina', clock.now),
      upserts: [designItem({ dataType: 'courseTitle', dataID: '0', dataText: 'New' })],
      removals: [],
      confirmed: true,
    });
    const second = await tag();
    expect(second).not.toBe(first);
    // The next class day opens other questions.
    clock.now += 2 * DAY;
    expect(await tag()).not.toBe(second);
  });
});

describe('the page is plain, and asks for its data itself', () => {
  test.each(['ina', 'Tom'])('for %s of the staff', async (username) => {
    expect(isPlain((await open(await course.as(username))).body)).toBe(true);
  });

  test('for people without a session in this course', async () => {
    const others = await Promise.all([
      course.asStranger('sam'),
      course.atFirstLogin('sam'),
      course.asRemoved('rob'),
    ]);
    for (const other of others) expect(isPlain((await open(other)).body)).toBe(true);
  });

  test.each(['rubric', 'grades', 'help', 'account'])(
    'at %s, which has a style sheet or calls of its own',
    async (view) => {
      expect(isPlain((await open(await course.as('sam'), view)).body)).toBe(true);
    },
  );

  test('when another part opens than the address says', async () => {
    const items = COURSE_ITEMS.filter(
      ({ dataType }) => dataType !== 'hasCourseDescription' && dataType !== 'hasSyllabus',
    );
    course = await getApp().course({ app: drawing(), items });
    const sam = await course.as('sam');
    expect(isPlain((await open(sam, null)).body)).toBe(true);
    expect(isPlain((await open(sam)).body)).toBe(false);
  });

  test('when the answers are long', async () => {
    const sam = await course.as('sam');
    await write(sam, 'sam', 'long '.repeat(39_000));
    expect(isPlain((await open(sam)).body)).toBe(true);
    expect(isPlain((await open(sam, 'sched')).body)).toBe(false);
  });

  test('when the design is large; its students need not wait for its parts', async () => {
    const text = 'long '.repeat(40_000);
    const items = [
      ...COURSE_ITEMS,
      designItem({ dataType: 'rubric', dataID: '2', dataText: text }),
    ];
    course = await getApp().course({ app: drawing(), items });
    const sam = await course.as('sam');
    expect(isPlain((await open(sam)).body)).toBe(true);
    expect(isPlain((await open(sam)).body)).toBe(true);
  });

  test('when the server is busy', async () => {
    const sam = await course.as('sam');
    isBusy = true;
    const page = await open(sam);
    expect([page.statusCode, isPlain(page.body)]).toEqual([200, true]);
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  test('when it cannot be rendered', async () => {
    const broken = designItem({ dataType: 'rubric', dataID: '1', dataText: 'breaks' });
    course = await getApp().course({ app: drawing(), items: [...COURSE_ITEMS, broken] });
    const page = await open(await course.as('sam'));
    expect([page.statusCode, isPlain(page.body)]).toEqual([200, true]);
  });
});
