import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { describe, expect, test } from 'vitest';
import { engines } from '../store/testing/engines.ts';
import { changeBy } from '../store/logs/audit-store.ts';
import { dataIn, headingOf, HOSTILE, isPlain, useDrawnPages } from '../testing/drawn-pages.ts';
import { useApp } from '../testing/test-app.ts';
import { COURSE_ITEMS, MINUTE, UNRELEASED_TEXTS } from '../testing/test-course.ts';

const [sqlite] = engines;
if (sqlite === undefined) throw new Error('There is no engine.');
const getApp = useApp(sqlite);
const drawing = useDrawnPages(getApp);

interface Inside {
  readonly session: { readonly isLoggedIn: boolean };
  readonly design: readonly DesignItem[];
}

const inside = (page: string) => dataIn(page) as Inside | undefined;

function described(...texts: readonly string[]): readonly DesignItem[] {
  return texts.map((dataText, place) =>
    designItem({ dataType: 'courseDescription', dataID: String(place), dataText }),
  );
}

async function open(address: string, headers: Readonly<Record<string, string>> = {}) {
  return drawing().http.inject({ url: address, headers });
}

describe('the page of a course for somebody who is not logged in', () => {
  test('holds the first screen, what everybody may read, and no cache keeps it', async () => {
    const { id } = await getApp().course({ app: drawing() });
    const page = await open(`/${id}?view=sched`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    expect(page.body).toMatch(
      new RegExp(`<div id="root" inert><h1>${id} sched \\d+ \\d+</h1></div>`),
    );
    expect(page.body).toContain('<title>A &amp; B</title>');
    expect(page.body).toContain('<link rel="later" data-entry');
    const publicDesign = (await open(`/api/courseDesign/${id}`)).json<DesignItem[]>();
    expect(inside(page.body)).toMatchObject({
      session: { isLoggedIn: false },
      design: publicDesign,
    });
    for (const text of UNRELEASED_TEXTS) expect(page.body).not.toContain(text);
    expect(page.body).not.toMatch(/"dataType":"question"/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  });

  test('whatever somebody typed stays inside the data', async () => {
    const { id } = await getApp().course({
      app: drawing(),
      items: [...COURSE_ITEMS, ...described(...HOSTILE)],
    });
    const page = await open(`/${id}`);
    const design = (await open(`/api/courseDesign/${id}`)).json<DesignItem[]>();
    expect(inside(page.body)?.design).toEqual(design);
    for (const text of HOSTILE) expect(JSON.stringify(design)).toContain(JSON.stringify(text));
    expect(page.body.match(/<script/gi)).toHaveLength(1);
    expect(page.body.match(/<\/script/gi)).toHaveLength(1);
    expect(page.body.match(/<!--/g)).toBeNull();
  });

  test('everything behind the login shows the same login, and what nobody knows the first view', async () => {
    const { id } = await getApp().course({ app: drawing() });
    const shown = async (view: string): Promise<string | undefined> =>
      /<h1>\S+ (\w*) /.exec((await open(`/${id}?view=${encodeURIComponent(view)}`)).body)?.[1];
    expect(await shown('section:<b>')).toBe('myphi');
    expect(await shown('grades')).toBe('myphi');
    expect(await shown('desc')).toBe('desc');
    expect(await shown('nonsense')).toBe('');
  });

  test('is rendered again when a minute is over or the design has changed', async () => {
    const { clock, store } = getApp();
    const { id } = await getApp().course({ app: drawing() });
    const first = (await open(`/${id}`)).body;
    clock.now += 1000;
    expect(headingOf((await open(`/${id}`)).body)).toBe(headingOf(first));
    clock.now += MINUTE;
    const later = (await open(`/${id}`)).body;
    expect(headingOf(later)).not.toBe(headingOf(first));
    await store.transact('changeDesign', {
      ...changeBy(id, 'ina', clock.now),
      upserts: described('new'),
      removals: [],
      confirmed: true,
    });
    expect(inside((await open(`/${id}`)).body)?.design).toContainEqual(described('new')[0]);
    expect(headingOf((await open(`/${id}`)).body)).not.toBe(headingOf(later));
  });
});

describe('the page is plain, and asks for its data itself', () => {
  test('for a browser with a session that has ended', async () => {
    const { id } = await getApp().course({ app: drawing() });
    const page = await open(`/${id}`, { cookie: `elenchus_${id}=some-token` });
    expect(isPlain(page.body)).toBe(true);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body).toContain('<link rel="modulepreload" data-entry');
  });

  test.each(['/admin', '/no-such-course', '/%E0'])('at %s', async (address) => {
    expect(isPlain((await open(address, { accept: 'text/html' })).body)).toBe(true);
  });

  test.each(['/pdf', '/design', '/grading', '?view=help'])('at %s of a course', async (rest) => {
    const { id } = await getApp().course({ app: drawing() });
    expect(isPlain((await open(`/${id}${rest}`)).body)).toBe(true);
  });

  test('when the design is large', async () => {
    const items = [...COURSE_ITEMS, ...described('long '.repeat(40_000))];
    const { id } = await getApp().course({ app: drawing(), items });
    expect(isPlain((await open(`/${id}`)).body)).toBe(true);
  });

  test('when the first screen cannot be rendered', async () => {
    const { id } = await getApp().course({
      app: drawing(),
      items: [...COURSE_ITEMS, ...described('breaks')],
    });
    const page = await open(`/${id}`);
    expect([page.statusCode, isPlain(page.body)]).toEqual([200, true]);
  });
});
