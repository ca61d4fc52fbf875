// Proves that the walks through all screens find the faults that they look for: each fault is put into a page that
// has no other.
import { expect } from '@playwright/test';
import type { CatalogEntry } from './support/catalog-entry.ts';
import { test } from './support/stop-after-hang.ts';
import { walkScreens, watchScrolls } from './support/walk-screens.ts';

type Fault = readonly [name: string, found: string | RegExp, content: string, style?: string];

const FAULTS: readonly Fault[] = [
  ['a faint text in light', 'light: color-contrast', '<p class="a">Text</p>', '.a { color: #ccc }'],
  [
    'a faint text in dark',
    'dark: color-contrast',
    '<p class="a">Text</p>',
    '[data-theme=dark] .a { color: #333 }',
  ],
  [
    'a background in dark that is as bright as the text on it',
    'dark: color-contrast',
    '<section class="a"><p>Text</p></section>',
    '[data-theme=dark] .a { background: #ddd }',
  ],
  [
    'a link in dark that looks like the text around it',
    'dark: link-in-text-block',
    '<p>Some text with <a href="/x">a link</a> inside it.</p>',
    'a { text-decoration: none; color: #00e; outline-offset: 2px } [data-theme=dark] a { color: #e8e8e8 }',
  ],
  ['a field without a label', 'names: no name in words', '<input type="text">'],
  ['a picture without words', 'light: image-alt', '<img src="data:," width="9" height="9">'],
  [
    'two buttons of the same name',
    'names: twice the same button',
    '<button type="button">Go</button> <button type="button">Go</button>',
  ],
  ['a level of headings left out', 'headings: heading 3', '<h3>Part</h3>'],
  [
    'something wider than a phone',
    /at 320 px: \d+ px too wide/,
    '<div style="width: 400px">A</div>',
  ],
  ['something wider than the window', /^[^:]+: width: /, '<div style="width: 1500px">A</div>'],
  [
    'a text cut off when it is zoomed',
    'at 200 %: cut off',
    '<p class="a">One line that needs all the room there is in a wide window, and more than that in one that is zoomed to twice its size</p>',
    '.a { white-space: nowrap; overflow: hidden }',
  ],
  [
    'a text cut off when lines are spaced',
    'spaced: cut off',
    '<p class="a">One<br>Two<br>Three</p>',
    '.a { line-height: 1; height: 50px; overflow: hidden }',
  ],
  [
    'small buttons close together',
    'at 320 px: small and close',
    '<button type="button" class="a">A</button><button type="button" class="a">B</button>',
    '.a { min-width: 18px; width: 18px; min-height: 18px; height: 18px; padding: 0 }',
  ],
  [
    'an icon without a word',
    'with a finger: only an icon',
    '<button type="button" aria-label="Print"><svg width="30" height="30"></svg></button>',
  ],
  [
    'a choice with an icon and no word',
    'with a finger: only an icon',
    '<label><input type="radio" aria-label="Dark"><svg width="30" height="30"></svg></label>',
  ],
  [
    'a switch without an outline in forced colors',
    'forced colors: no outline left',
    '<label>On <input type="checkbox" class="a"></label>',
    '.a { appearance: none; border: 0; width: 40px; height: 30px; background: #246 }',
  ],
  [
    'motion that nobody asked for',
    'motion: moves',
    '<p class="a">Text</p>',
    '@keyframes b { to { margin-left: 9px } } .a { animation: b 1s infinite }',
  ],
  [
    'a focus that nobody sees',
    'keyboard: one does not see',
    '<button type="button">Go</button>',
    ':focus { outline: none }',
  ],
  [
    'a trap for the keyboard',
    'keyboard: the keyboard does not get out',
    '<input aria-label="Name" onkeydown="if (event.key === \'Tab\') event.preventDefault()"><button type="button">Go</button>',
  ],
  [
    'a control that Tab does not reach',
    'keyboard: Tab does not reach',
    '<button type="button" onfocus="next.focus()">One</button><button type="button" id="next" onfocus="last.focus()">Two</button><button type="button" id="last">Three</button><a href="/x" id="x" style="position: absolute; top: 0">Up</a>',
  ],
];

const pageWith = (content: string, style = ''): string => `<!doctype html>
<html lang="en" data-theme="light"><head><title>Page</title><style>
html { color: #111; background: #fff } a { color: #00c } button { min-width: 60px; min-height: 30px }
[data-theme=dark] { color: #eee; background: #111 }
[data-theme=dark] a { color: #aaf }
[data-theme=dark] :is(button, input) { color: #eee; background: #222 }
${style}</style></head>
<body><div id="root" data-idle><main><h1>Page</h1>${content}<button type="button">Save</button></main></div></body></html>`;

const entry = (name: string, index: number): CatalogEntry => ({
  visitor: 'nobody',
  name,
  address: `http://faults.test/${index}`,
  title: 'Page',
  shows: [],
  leavesTraces: true,
});

test('a walk finds every kind of fault, and none in a page that is well', async ({ page }) => {
  const pages = [pageWith('<p>Text</p>'), ...FAULTS.map(([, , ...rest]) => pageWith(...rest))];
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.addInitScript(watchScrolls);
  // Again before each page: a walk removes all routes after an entry that leaves traces.
  const prepare: CatalogEntry['prepare'] = async (view) => {
    await view.route('http://faults.test/*', (route) => {
      const index = Number(new URL(route.request().url()).pathname.slice(1));
      return route.fulfill({ contentType: 'text/html', body: pages[index] ?? '' });
    });
  };
  const names = ['a page that is well', ...FAULTS.map(([name]) => name)];
  const entries = names.map((name, index) => ({ ...entry(name, index), prepare }));
  const found = await walkScreens(page, entries);
  expect(found.filter((finding) => finding.startsWith('a page that is well'))).toEqual([]);
  const missed = FAULTS.filter(([name, wanted]) => {
    const own = found.filter((finding) => finding.startsWith(`${name}: `));
    return !own.some((finding) =>
      typeof wanted === 'string' ? finding.includes(`: ${wanted}`) : wanted.test(finding),
    );
  });
  expect(missed.map(([name]) => name)).toEqual([]);
});
