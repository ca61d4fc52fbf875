// A folder of screens whose rendering program shows what it was given, and what is inside a page.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { App, AppOptions } from '../build-app.ts';
import type { TestApp } from './test-app.ts';

const PAGE = `<!doctype html><html lang="en"><head><meta nonce="__STYLE_NONCE__"><title>Elenchus</title>
<link rel="modulepreload" data-entry crossorigin href="/assets/first.js"></head>
<body><div id="root">
  <!--opening--><div class="opening"></div><!--/opening-->
</div>
<!--page-data-->
</body></html>`;

/** What stands in for the program of the build: it shows what it was asked for, and breaks when a course wants it. */
const PROGRAM = `export default async function renderOpening({ courseID, view, design, now, own }) {
  if (design.some(({ dataText }) => dataText === 'breaks')) throw new Error('broken');
  const whose = own === null ? '' : ' ' + own.session.username + ' ' + own.answers?.length + ' ' + own.records?.length;
  return { title: 'A &amp; B', html: '<h1>' + [courseID, view, design.length, now].join(' ') + whose + '</h1>' };
}`;

/** Texts that end a script element, a comment or a template, or that a careless replacement would read. */
export const HOSTILE = [
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '\u2028\u2029',
  "$& $' $1 __STYLE_NONCE__",
  '<!--page-data-->',
  ']]></SCRIPT >',
];

/** An application that draws first screens, for the tests of this block. */
export function useDrawnPages(getApp: () => TestApp, options: Partial<AppOptions> = {}): () => App {
  let folder: string;
  let app: App;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'elenchus-opening-'));
    await mkdir(path.join(folder, 'assets'));
    await mkdir(path.join(folder, 'opening'));
    await writeFile(path.join(folder, 'index.html'), PAGE);
    await writeFile(path.join(folder, 'opening/render-opening.mjs'), PROGRAM);
    app = await getApp().build({ webRoot: folder, ...options });
  });
  afterAll(async () => {
    await app.http.close();
    await rm(folder, { recursive: true });
  });
  return () => app;
}

/** The data inside a page; undefined when it has none. */
export function dataIn(page: string): unknown {
  const text = /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(page)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

/** The heading that the program has drawn. */
export function headingOf(page: string): string | undefined {
  return /<h1>(.*)<\/h1>/.exec(page)?.[1];
}

/** Whether the page has to find out everything by itself. */
export function isPlain(page: string): boolean {
  return page.includes('<div class="opening">') && dataIn(page) === undefined;
}
