import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { designItem, type DesignItem } from '@elenchus/domain/design/design-item.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../store/testing/engines.ts';
import { changeBy } from '../store/audit-store.ts';
import { type TestApp, useApp } from '../testing/test-app.ts';
import { COURSE_ITEMS, MINUTE, UNRELEASED_TEXTS } from '../testing/test-course.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta nonce="__STYLE_NONCE__"><title>Elenchus</title>
<link rel="modulepreload" data-entry crossorigin href="/assets/first.js"></head>
<body><div id="root">
  <!--opening--><div class="opening"></div><!--/opening-->
</div>
<!--page-data-->
</body></html>`;

/** What stands in for the program of the build: it shows what it was asked for, and breaks when a course wants it. */
const PROGRAM = `export default async function renderOpening({ courseID, view, design, now }) {
  if (design.some(({ dataText }) => dataText === 'breaks')) throw new Error('broken');
  return { title: 'A &amp; B', html: '<h1>' + [courseID, view, design.length, now].join(' ') + '</h1>' };
}`;

/** Texts that end a script element, a comment or a template, or that a careless replacement would read. */
const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028\u2029',
  "$& $' $1 __STYLE_NONCE__",
  '<!--page-data-->',
  ']]></SCRIPT >',
];

const [sqlite] = engines;
if (sqlite === undefined) throw new Error('There is no engine.');
const getApp = useApp(sqlite);
let folder: string;
let app: Awaited<ReturnType<TestApp['build']>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'elenchus-opening-'));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'opening'));
  await writeFile(path.join(folder, 'index.html'), PAGE);
  await writeFile(path.join(folder, 'opening/render-opening.mjs'), PROGRAM);
  app = await getApp().build({ webRoot: folder });
});

afterAll(async () => {
  await app.http.close();
  await rm(folder, { recursive: true });
});

interface Inside {
  readonly session: { readonly isLoggedIn: boolean };
  readonly design: readonly DesignItem[];
}

/** The data inside a page; undefined when it has none. */
function dataIn(page: string): Inside | undefined {
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1];
  return text === undefined ? undefined : (JSON.parse(text) as Inside);
}

function heading(page: string): string | undefined {
  return /<h1>.*<\/h1>/.exec(page)?.[0];
}

function isPlain(page: string): boolean {
  return page.includes('<div class="opening">') && dataIn(page) === undefined;
}

function described(...texts: readonly string[]): readonly DesignItem[] {
  return texts.map((dataText, place) =>
    designItem({ dataType: 'courseDescription', dataID: String(place), dataText }),
  );
}

async function open(address: string, headers: Readonly<Record<string, string>> = {}) {
  return app.http.inject({ url: address, headers });
}

describe('the page of a course for somebody who is not logged in', () => {
  test('holds the first screen, what everybody may read, and no cache keeps it', async () => {
    const { id } = await getApp().course({ app });
    const page = await open(`/${id}?view=sched`);
    expect(page.statusCode).toBe(200);
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'cookie' });
    expect(page.body).toMatch(
      new RegExp(`<div id="root" inert><h1>${id} sched \\d+ \\d+</h1></div>`),
    );
    expect(page.body).toContain('<title>A &amp; B</title>');
    expect(page.body).toContain('<link rel="later" data-entry');
    const publicDesign = (await open(`/api/courseDesign/${id}`)).json<DesignItem[]>();
    expect(dataIn(page.body)).toMatchObject({
      session: { isLoggedIn: false },
      design: publicDesign,
    });
    for (const text of UNRELEASED_TEXTS) expect(page.body).not.toContain(text);
    expect(page.body).not.toMatch(/"dataType":"question"/);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self';/);
  });

  test('whatever somebody typed stays inside the data', async () => {
    const { id } = await getApp().course({
      app,
      items: [...COURSE_ITEMS, ...described(...HOSTILE)],
    });
    const page = await open(`/${id}`);
    const design = (await open(`/api/courseDesign/${id}`)).json<DesignItem[]>();
    expect(dataIn(page.body)?.design).toEqual(design);
    for (const text of HOSTILE) expect(JSON.stringify(design)).toContain(JSON.stringify(text));
    expect(page.body.match(/<script/gi)).toHaveLength(1);
    expect(page.body.match(/<\/script/gi)).toHaveLength(1);
    expect(page.body.match(/<!--/g)).toBeNull();
  });

  test('everything behind the login shows the same login, and what nobody knows the first view', async () => {
    const { id } = await getApp().course({ app });
    const shown = async (view: string): Promise<string | undefined> =>
      /<h1>\S+ (\w*) /.exec((await open(`/${id}?view=${encodeURIComponent(view)}`)).body)?.[1];
    expect(await shown('section:<b>')).toBe('myphi');
    expect(await shown('grades')).toBe('myphi');
    expect(await shown('desc')).toBe('desc');
    expect(await shown('nonsense')).toBe('');
  });

  test('is rendered again when a minute is over or the design has changed', async () => {
    const { clock, store } = getApp();
    const { id } = await getApp().course({ app });
    const first = (await open(`/${id}`)).body;
    clock.now += 1000;
    expect(heading((await open(`/${id}`)).body)).toBe(heading(first));
    clock.now += MINUTE;
    const later = (await open(`/${id}`)).body;
    expect(heading(later)).not.toBe(heading(first));
    await store.transact('changeDesign', {
      ...changeBy(id, 'ina', clock.now),
      upserts: described('new'),
      removals: [],
      confirmed: true,
    });
    expect(dataIn((await open(`/${id}`)).body)?.design).toContainEqual(described('new')[0]);
    expect(heading((await open(`/${id}`)).body)).not.toBe(heading(later));
  });
});

describe('the page is plain, and asks for its data itself', () => {
  test.each([
    ['a session', 'some-token'],
    ['a session that may have ended', 'x'],
  ])('for a browser with %s', async (_name, token) => {
    const { id } = await getApp().course({ app });
    const page = await open(`/${id}`, { cookie: `elenchus_${id}=${token}` });
    expect(isPlain(page.body)).toBe(true);
    expect(page.headers['cache-control']).toBe('no-cache');
    expect(page.body).toContain('<link rel="modulepreload" data-entry');
  });

  test.each(['/admin', '/no-such-course', '/%E0'])('at %s', async (address) => {
    expect(isPlain((await open(address, { accept: 'text/html' })).body)).toBe(true);
  });

  test.each(['/pdf', '/design', '/grading', '?view=help'])('at %s of a course', async (rest) => {
    const { id } = await getApp().course({ app });
    expect(isPlain((await open(`/${id}${rest}`)).body)).toBe(true);
  });

  test('when the design is large', async () => {
    const items = [...COURSE_ITEMS, ...described('long '.repeat(40_000))];
    const { id } = await getApp().course({ app, items });
    expect(isPlain((await open(`/${id}`)).body)).toBe(true);
  });

  test('when the first screen cannot be rendered', async () => {
    const { id } = await getApp().course({ app, items: [...COURSE_ITEMS, ...described('breaks')] });
    const page = await open(`/${id}`);
    expect([page.statusCode, isPlain(page.body)]).toEqual([200, true]);
  });
});
