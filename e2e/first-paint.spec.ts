// What is there when a page opens is drawn at once: no fallback for code or data that has arrived, and no wait of
// React's between them and the paint. `npm run bench -- paint` measures the times.
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './support/journey.ts';
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

/** Opens an address twice, with an empty cache and with a full one, and answers what held its paint back. */
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
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.addInitScript({ path: PROBE });
    for (const { skeletons, heldBack } of await openTwice(page, address, text)) {
      expect({ skeletons, heldBack }).toEqual({ skeletons: 0, heldBack: [] });
    }
    expect(asked.filter((each) => each.startsWith('/api/'))).toEqual([]);
  });

  test(`${name} can be read before its scripts have run, and used afterwards`, async ({ page }) => {
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
    // React took the elements over: had it found anything else than it draws itself, it would have complained.
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

test('nothing of a student’s pages is held back by a fallback', async ({ page }) => {
  const login = { data: { username: 'ada', password: 'elenchus' } };
  expect((await page.request.post('/api/authenticate/phil-101', login)).ok()).toBe(true);
  await page.addInitScript({ path: PROBE });
  for (const [name, address, text] of OWN) {
    for (const { heldBack } of await openTwice(page, address, text)) {
      expect(heldBack, name).toEqual([]);
    }
  }
});
