/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSignOn } from '@elenchus/contract/sign-on-api.ts';
import { designItem } from '@elenchus/domain/design/design-item.ts';
import { describe, expect, test } from 'vitest';
import type renderOpening from './render-opening.tsx';

const dist = path.join(import.meta.dirname, '../dist');
const program = path.join(dist, 'opening/render-opening.mjs');

function setting(dataType: string, dataText: string) {
  return designItem({ dataType, dataID: '1', dataText });
}

const DESIGN = [
  setting('courseTitle', 'Mind & <Matter>'),
  setting('courseDescription', 'What is **it**? <script>alert(1)</script>'),
  setting('hasCourseDescription', 'Yes'),
  setting('hasSyllabus', 'Yes'),
  setting('hasFAQ', 'Yes'),
];

type Input = Parameters<typeof renderOpening>[0];

async function draw(input: Pick<Input, 'view' | 'design' | 'own'> & Partial<Input>) {
  const built = (await import(pathToFileURL(program).href)) as { default: typeof renderOpening };
  return built.default({
    courseID: 'phil-101',
    now: Date.UTC(2026, 9, 1),
    signOn: null,
    ...input,
  });
}

function render(view: string | null, signOn: PageSignOn | null = null) {
  return draw({ view, design: DESIGN, signOn, own: null });
}

/** A section with an essay question on its first class day. */
const QUESTIONS = [
  ...DESIGN,
  setting('usesAutomaticProgress', 'Yes'),
  { ...setting('timeToShowNewContent', '09:00'), questionOptions: 'AM' },
  designItem({ dataType: 'sectionName', dataID: 'mind', dataIndex: '1', dataText: 'Mind' }),
  designItem({
    dataType: 'topic',
    dataID: 'soul',
    dataIndex: '2',
    dataText: 'The soul',
    questionOptions: 'yes',
  }),
  designItem({
    dataType: 'courseDate',
    dataID: 'first-day',
    dataIndex: '2',
    dataText: '2026-09-07',
    questionLogic: '2026-09-07',
  }),
  designItem({
    dataType: 'question',
    dataID: 'soul1',
    dataText: 'Is there a *soul*?',
    questionType: 'LongAnswer',
    questionCourseDate: 'soul',
    dataIndex: '1',
  }),
];

function renderFor(username: string, text: string, view = 'myphi', more = {}) {
  const session = {
    isLoggedIn: true,
    username,
    fullName: `${username} O’Hara`,
    isInstructor: false,
    isTA: false,
    status: 'student',
    ...more,
  };
  const answer = { questionID: 'soul1', questionAnswer: '', questionEssayAnswer: text };
  const answers = [{ ...answer, editedAt: 1, savedAt: 1 }];
  return draw({ view, design: QUESTIONS, own: { session, answers, records: [] } });
}

/** The classes that the style sheet of every page doesn't have. */
function unstyledIn(html: string): readonly string[] {
  const sheet = readdirSync(path.join(dist, 'assets')).find((name) => /^first-.*\.css$/.test(name));
  const css = readFileSync(path.join(dist, 'assets', sheet ?? ''), 'utf8');
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const own = [...classes].filter((name) => name.startsWith('_'));
  expect(own.length).toBeGreaterThan(10);
  return own.filter((name) => !css.includes(`.${name}`));
}

describe.runIf(existsSync(program))('the first screen as the server renders it', () => {
  test.each([null, 'desc', 'sched', 'myphi'])(
    '%s has the look of the built screens',
    async (view) => {
      const { html } = await render(view);
      expect(unstyledIn(html)).toEqual([]);
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

  test('shows students their questions with their answers', async () => {
    const { title, html } = await renderFor('sam', '</textarea><b>What I think.');
    expect(unstyledIn(html)).toEqual([]);
    expect(title).toBe('Mind · Mind &amp; &lt;Matter&gt;');
    expect(html).toContain('sam O’Hara&#x27;s Philosophy');
    expect(html).toContain('<em><span>soul</span></em>');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;What I think.</textarea>');
    expect(html).toContain('3 words');
    expect(html).not.toMatch(/Loading|Log in/);
    // It doesn't know the window: the style sheet shows one of the two.
    expect(html).toContain('Where you stand: ');
    expect(html).toContain('aria-label="Where you stand"');
  });

  test('a page of which a part needs a browser is not drawn', async () => {
    const drawn = renderFor('sam', '', 'myphi', { isArchived: true, personalDataUntil: 1 });
    await expect(drawn).rejects.toThrow('needs a browser');
  });

  test.each(['progress', 'faq'])('shows students %s', async (view) => {
    const { html } = await renderFor('sam', '', view);
    expect(unstyledIn(html)).toEqual([]);
    expect(html).not.toMatch(/Loading|Log in/);
  });

  test('shows nobody anything of the page that was drawn before', async () => {
    await renderFor('sam', 'The secret of sam.');
    const { html } = await renderFor('sue', '');
    expect(html).toContain('sue O’Hara');
    expect(html).not.toContain('sam');
    expect((await render('myphi')).html).not.toMatch(/sam|sue|O’Hara/);
  });
});
