/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { describe, expect, test } from 'vitest';
import type renderOpening from './render-opening.tsx';

const dist = path.join(import.meta.dirname, 'dist');
const program = path.join(dist, 'opening/render-opening.mjs');

function setting(dataType: string, dataText: string) {
  return designItem({ dataType, dataID: '1', dataText });
}

const DESIGN = [
  setting('courseTitle', 'Mind & <Matter>'),
  setting('courseDescription', 'What is **it**? <script>alert(1)</script>'),
  setting('hasCourseDescription', 'Yes'),
  setting('hasSyllabus', 'Yes'),
];

async function render(view: string | null, signOn: PageSignOn | null = null) {
  const built = (await import(pathToFileURL(program).href)) as { default: typeof renderOpening };
  const now = Date.UTC(2026, 9, 1);
  return built.default({ courseID: 'phil-101', view, design: DESIGN, now, signOn });
}

describe.runIf(existsSync(program))('the first screen as the server renders it', () => {
  test.each([null, 'desc', 'sched', 'myphi'])(
    '%s has the look of the built screens',
    async (view) => {
      const { html } = await render(view);
      const sheet = readdirSync(path.join(dist, 'assets')).find((name) =>
        /^first-.*\.css$/.test(name),
      );
      const css = readFileSync(path.join(dist, 'assets', sheet ?? ''), 'utf8');
      const classes = new Set(
        [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
      );
      const own = [...classes].filter((name) => name.startsWith('_'));
      expect(own.length).toBeGreaterThan(10);
      expect(own.filter((name) => !css.includes(`.${name}`))).toEqual([]);
    },
  );

  test.each([
    ['on', { field: true, link: false }],
    ['staff', { field: false, link: true }],
    ['off', { field: false, link: false }],
  ] as const)(
    'with sign-on and passwords %s, it shows the same ways in',
    async (passwords, ways) => {
      const { html } = await render('myphi', { label: 'Log in at <Example>', passwords });
      expect(html).toContain('href="/api/sign-on/phil-101"');
      expect(html).toContain('Log in at &lt;Example&gt;');
      const field = html.includes('type="password"');
      expect({ field, link: html.includes('Log in with a password') }).toEqual(ways);
      // The next page of a server without sign-on has nothing of it.
      expect((await render('myphi')).html).not.toMatch(/sign-on|University account/);
    },
  );

  test('is finished, and what somebody typed is text', async () => {
    const { title, html } = await render('desc');
    expect(title).toBe('Mind &amp; &lt;Matter&gt;');
    expect(html).toContain('<strong>it</strong>');
    expect(html).not.toMatch(/<script|Loading|<title/);
  });
});
