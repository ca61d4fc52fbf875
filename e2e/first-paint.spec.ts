// The first paint of a page: it shows no fallback for code or data that has arrived, and React doesn't wait between
// them and the paint. `npm run bench -- paint` measures the times.
import path from 'node:path';
import type { Page, Request } from '@playwright/test';
import { dropComplaints, expect, test as base } from './support/journey.ts';
import { type KillableServer, startKillableServer } from './support/killable-server.ts';

const startDemo = () => startKillableServer('scripts/start.ts', { DEMO: 'on' });
const test = base.extend<{ readonly server: KillableServer }>({
  server: async ({ sharedServers }, use) => use(await sharedServers.get(startDemo)),
});

const LIMIT = { timeout: 60_000 };
const PROBE = path.join(import.meta.dirname, 'support/paint-probe.js');

interface PaintProbe {
  readonly paints: readonly { readonly startTime: number }[];
  readonly skeletons: number;
  readonly heldBack: readonly number[];
}

async function probeOf(page: Page): Promise<PaintProbe> {
  return page.evaluate(() => (globalThis as unknown as { paintProbe: PaintProbe }).paintProbe);
}

/** Opens an address twice, with an empty cache and with a full one, and returns what delayed its paint. */
async function openTwice(
  page: Page,
  address: string,
  text: string,
): Promise<readonly PaintProbe[]> {
  const probes: PaintProbe[] = [];
  for (const open of [() => page.goto(address, LIMIT), () => page.reload(LIMIT)]) {
    await open();
    await expect(page.locator('main')).toContainText(text, LIMIT);
    await expect(page.locator('#root')).not.toHaveAttribute('inert', LIMIT);
    await expect.poll(async () => (await probeOf(page)).paints.length, LIMIT).toBeGreaterThan(0);
    probes.push(await probeOf(page));
  }
  return probes;
}

const PUBLIC: readonly (readonly [name: string, address: string, text: string])[] = [
  ['the description', '/phil-101', 'Is there anything you could not be wrong about?'],
  ['the schedule', '/phil-101?view=sched', 'Why philosophy? Socrates on trial'],
  ['the login', '/phil-101?view=myphi', 'Your netID'],
];

for (const [name, address, text] of PUBLIC) {
  test(`${name} is in the page: nothing is asked for, and no skeleton shows`, async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.addInitScript({ path: PROBE });
    for (const { skeletons, heldBack } of await openTwice(page, address, text)) {
      expect({ skeletons, heldBack }).toEqual({ skeletons: 0, heldBack: [] });
    }
    expect(requests.filter((each) => each.startsWith('/api/'))).toEqual([]);
  });

  test(`${name} can be read before its scripts have run, and used afterward`, async ({ page }) => {
    const { promise: held, resolve: go } = Promise.withResolvers<void>();
    await page.route(/\/assets\/first-.*\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { ...LIMIT, waitUntil: 'commit' });
    await expect(page.locator('main')).toContainText(text, LIMIT);
    await expect(page.locator('#root')).toHaveAttribute('inert', '', LIMIT);
    const before = await page.locator('main').innerHTML(LIMIT);
    go();
    await expect(page.locator('#root')).not.toHaveAttribute('inert', LIMIT);
    // React took the elements over: if it had found a difference from what it draws itself, it would have complained.
    expect(await page.locator('main').innerHTML(LIMIT)).toBe(before);
    await page.getByRole('link', { name: 'Help' }).click(LIMIT);
    await expect(page).toHaveURL(/view=help/, LIMIT);
  });
}

const OWN: readonly (readonly [name: string, address: string, text: string])[] = [
  ['My Philosophy', '/phil-101?view=myphi', 'Ada'],
  ['the grades', '/phil-101?view=grades', 'Evaluation & grades'],
  ['the progress check', '/phil-101?view=progress', 'Progress check'],
  ['the FAQ', '/phil-101?view=faq', 'FAQ'],
  ['the schedule of a student', '/phil-101?view=sched', 'Why philosophy? Socrates on trial'],
  ['the description for a student', '/phil-101', 'Is there anything you could not be wrong about?'],
];

async function logIn(page: Page, username = 'ada'): Promise<void> {
  const login = { data: { username, password: 'elenchus' } };
  expect((await page.request.post('/api/authenticate/phil-101', login)).ok()).toBe(true);
}

test('nothing of a student’s pages is held back by a fallback', async ({ page }) => {
  await logIn(page);
  await page.addInitScript({ path: PROBE });
  for (const [name, address, text] of OWN) {
    for (const { heldBack } of await openTwice(page, address, text)) {
      expect(heldBack, name).toEqual([]);
    }
  }
});

/** Opens an address that the server draws, as soon as the server has the time. */
async function openDrawn(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address, { ...LIMIT, waitUntil: 'commit' });
    expect(await page.locator('html').getAttribute('data-opening', LIMIT)).toBe('own');
  }).toPass(LIMIT);
  // All of it has been parsed, although no script has run.
  await page.waitForFunction(() => document.readyState !== 'loading', undefined, LIMIT);
}

/** Opens an address up to the moment before its scripts run; calling the result lets them run. */
async function openWithoutScripts(page: Page, address: string): Promise<() => Promise<void>> {
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route(/\/assets\/first-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openDrawn(page, address);
  return async () => {
    go();
    await expect(page.locator('#root')).not.toHaveAttribute('inert', LIMIT);
    await page.unrouteAll({ behavior: 'wait' });
  };
}

async function wordsIn(page: Page): Promise<string> {
  return (await page.locator('main').innerText(LIMIT)).replaceAll(/\s+/g, ' ');
}

const DRAWN = OWN.filter(([, address]) => !address.endsWith('grades'));

for (const [name, address, text] of DRAWN) {
  test(`${name} can be read before the scripts have run, on a phone and wide`, async ({ page }) => {
    await logIn(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const run = await openWithoutScripts(page, address);
      const requests: string[] = [];
      const note = (request: Request): void => void requests.push(new URL(request.url()).pathname);
      page.on('request', note);
      await expect(page.locator('main')).toContainText(text, LIMIT);
      const heading = await page.locator('h1').elementHandle(LIMIT);
      const seen = await wordsIn(page);
      await run();
      // React took the elements over: if it had found a difference from what it draws itself, it would have
      // complained.
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      await expect(page.locator('main').getByText('All changes saved')).toHaveCount(
        /myphi|progress|faq/.test(address) ? 1 : 0,
        LIMIT,
      );
      expect((await wordsIn(page)).replace('All changes saved ', '')).toBe(seen);
      expect(requests.filter((each) => /session|studentAnswers/.test(each))).toEqual([]);
      page.off('request', note);
    }
  });
}

test('what a device has kept is shown as soon as the scripts run, whatever the server has drawn', async ({
  page,
  complaints,
}) => {
  await logIn(page);
  await page.goto('/phil-101?view=myphi', LIMIT);
  const essay = page.locator('main textarea').first();
  const before = await essay.inputValue(LIMIT);
  await page.route('**/api/studentAnswers/update/**', (route) => route.abort());
  await essay.fill(`${before} Kept on this device.`, LIMIT);
  await expect(page.getByText(/^Offline: /).first()).toBeVisible(LIMIT);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/api/studentAnswers/update/**', (route) => route.abort());
  const run = await openWithoutScripts(page, '/phil-101?view=myphi');
  await expect(essay).toHaveValue(before, LIMIT);
  await expect(page.getByText('All changes saved')).toBeHidden(LIMIT);
  await run();
  await expect(essay).toHaveValue(`${before} Kept on this device.`, LIMIT);
  await expect(page.getByText('All changes saved').first()).toBeVisible(LIMIT);
  await essay.fill(before, LIMIT);
  await expect(page.getByText('All changes saved').first()).toBeVisible(LIMIT);
  dropComplaints(complaints, /ERR_FAILED/);
});

test('a design that has changed meanwhile is drawn again', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/courseDesign/phil-101', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const headers = { ...answer.headers(), etag: '"another"' };
    await route.fulfill({ status: 200, headers, body: text.replaceAll('Freedom and', 'Will and') });
  });
  const answer = await page.request.get('/phil-101?view=myphi');
  expect(await answer.text()).toContain('Freedom and Responsibility');
  await openDrawn(page, '/phil-101?view=myphi');
  await expect(page.locator('#root')).not.toHaveAttribute('inert', LIMIT);
  await expect(page.locator('#section-name')).toHaveText('Will and Responsibility', LIMIT);
});

test('a page that waited long for its scripts asks for the answers again', async ({ page }) => {
  await logIn(page);
  await page.addInitScript(() => {
    const [age, { timeOrigin }] = [11_000, performance];
    const now = performance.now.bind(performance);
    Object.defineProperties(performance, {
      now: { value: () => now() + age },
      timeOrigin: { value: timeOrigin - age },
    });
  });
  const run = await openWithoutScripts(page, '/phil-101?view=myphi');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await run();
  expect(requests).toContain('/api/studentAnswers/phil-101/ada');
  await expect(page.locator('main')).toContainText('Ada', LIMIT);
});

/** Runs in the page: returns what its fields show. */
function fieldsOf(): readonly (string | boolean)[] {
  const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, textarea)');
  return [...fields].map(({ type, checked, value }) => (type === 'textarea' ? value : checked));
}

test('fields that the browser has filled with older values show what is saved', async ({
  page,
}) => {
  await logIn(page);
  const run = await openWithoutScripts(page, '/phil-101?view=myphi');
  const drawn = await page.evaluate(fieldsOf);
  // Browsers do this on the way back to a page, before its scripts run.
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('main input')) {
      if (field instanceof HTMLInputElement && !field.defaultChecked) field.checked = true;
    }
    for (const essay of document.querySelectorAll('main textarea')) {
      if (essay instanceof HTMLTextAreaElement) essay.value = 'Older';
    }
  });
  expect(await page.evaluate(fieldsOf)).not.toEqual(drawn);
  await run();
  expect(await page.evaluate(fieldsOf)).toEqual(drawn);
});

test('a page whose scripts don’t come says so', async ({ page, complaints }) => {
  await logIn(page);
  await page.route(/\/assets\/first-.*\.js$/, (route) => route.abort());
  await openDrawn(page, '/phil-101?view=myphi');
  await expect(page.getByRole('alert')).toHaveText(
    'Couldn’t load the whole page. Please reload it.',
    LIMIT,
  );
  await expect(page.locator('main')).toContainText('Ada', LIMIT);
  dropComplaints(complaints, /ERR_FAILED/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says what it needs, and looks like one', async ({ page }) => {
    await page.goto('/phil-101', { ...LIMIT, waitUntil: 'commit' });
    await expect(page.locator('main')).toContainText('Is there anything you could not be wrong');
    const note = page.locator('noscript p');
    await expect(note).toContainText('Elenchus needs JavaScript: please switch it on', LIMIT);
    await expect(note).toHaveCSS('text-align', 'center', LIMIT);
    // The footer covers the text that scrolls below it.
    const paper = 'rgb(250, 247, 240)';
    await expect(page.locator('body')).toHaveCSS('background-color', paper, LIMIT);
    await expect(page.locator('footer').last()).toHaveCSS('background-color', paper, LIMIT);
  });
});
