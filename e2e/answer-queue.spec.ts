// Nothing typed is lost: the answer queue in a real browser, with its real database and the real server.
// The page has only three boxes, so that this tests the queue and not a screen.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { build } from 'vite';
import type { StoreChange } from '../web/saving/queue/queue-event.ts';
import type { SetAside } from '../web/saving/queue/queue-state.ts';
import { test as base } from './support/stop-after-hang.ts';

const project = path.join(import.meta.dirname, '..');
const adminPassword = 'open sesame';

/** The real server with a data folder that outlives its process; every test has its own course on it. */
class KillableServer {
  readonly #dataFolder = mkdtempSync(path.join(os.tmpdir(), 'elenchus-queue-'));
  #process: ChildProcess | undefined;
  #port = '0';
  #courses = 0;

  get course(): string {
    return `queue-${this.#courses}`;
  }

  /** The address of the page with the boxes. */
  get address(): string {
    return `${this.url}/queue-test/${this.course}`;
  }

  async startCourse(): Promise<void> {
    this.#courses += 1;
    // A failed test may have left it stopped.
    if (!this.#isAlive()) await this.start();
    await makeCourse(this);
  }

  #isAlive(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async start(): Promise<void> {
    const settings = {
      PORT: this.#port,
      DATA_DIR: this.#dataFolder,
      ADMIN_PASSWORD: adminPassword,
    };
    const child = spawn(process.execPath, ['server/main.ts'], {
      cwd: project,
      env: { ...process.env, HOST: '127.0.0.1', DEMO: 'off', PDF_CHECK: 'off', ...settings },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#process = child;
    let output = '';
    for await (const chunk of child.stdout) {
      output += String(chunk);
      this.#port = /is ready at http:\/\/[^:]+:(\d+)/.exec(output)?.[1] ?? this.#port;
      if (output.includes('is ready at')) break;
    }
  }

  /** Ends the process abruptly, whatever it is doing. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (!child || !this.#isAlive()) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Stops it for good. */
  async stop(): Promise<void> {
    await this.kill();
    await rm(this.#dataFolder, { recursive: true, force: true });
  }
}

const pageText = `<!doctype html><title>Queue</title>
  <label>One <textarea id="q1"></textarea></label>
  <label>Two <textarea id="q2"></textarea></label>
  <label>Later <textarea id="later"></textarea></label>
  <output id="words"></output>
  <script type="module" src="/queue-test/script.js"></script>`;

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('./support/queue-page.ts', import.meta.url));
  const result = await build({
    configFile: false,
    root: project,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['es'] }, minify: false, target: 'es2023' },
  });
  const [output] = Array.isArray(result) ? result : [];
  const chunk = output?.output[0];
  if (!chunk) throw new Error('The script of the test page was not built.');
  return chunk.code;
}

let bundled: Promise<string> | undefined;
/** The same for all tests of a worker. */
function pageScript(): Promise<string> {
  bundled ??= bundle();
  return bundled;
}

const newMachine = async (): Promise<KillableServer> => new KillableServer();

interface Fixtures {
  readonly script: string;
  readonly server: KillableServer;
  /** The browser of a student who is logged in. */
  readonly device: BrowserContext;
}

const test = base.extend<Fixtures>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  script: async ({}, use) => use(await pageScript()),
  server: async ({ sharedServers }, use) => {
    const machine = await sharedServers.get(newMachine);
    await machine.startCourse();
    await use(machine);
  },
  device: async ({ browser, server, script }, use) => {
    const device = await newDevice(browser.newContext.bind(browser), server, script);
    await logIn(device, server, 'ada');
    await use(device);
    await device.close();
  },
});

async function newDevice(
  openContext: () => Promise<BrowserContext>,
  server: KillableServer,
  script: string,
): Promise<BrowserContext> {
  const device = await openContext();
  await device.route(server.address, (route) =>
    route.fulfill({ contentType: 'text/html', body: pageText }),
  );
  await device.route(`${server.url}/queue-test/script.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  );
  return device;
}

async function post(url: string, cookies: Map<string, string>, body: object): Promise<void> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { 'content-type': 'application/json', cookie };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
  for (const line of response.headers.getSetCookie()) {
    const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
    cookies.set(name, value);
  }
}

const password = (username: string): string => `${username} has a password`;

async function makeCourse({ url, course }: KillableServer): Promise<void> {
  const cookies = new Map<string, string>();
  await post(`${url}/api/admin/login`, cookies, { password: adminPassword });
  const instructor = { courseID: course, instructorFullName: 'Ina', instructorUserID: 'ina' };
  await post(`${url}/api/admin/create-course`, cookies, instructor);
  await firstLogin(url, course, cookies, 'ina');
  const topic = { dataType: 'topic', questionOptions: 'yes' };
  const question = { dataType: 'question', questionType: 'LongAnswer' };
  const designData = [
    { dataType: 'sectionName', dataID: 's1', dataText: 'First', dataIndex: '1' },
    { ...topic, dataID: 't1', dataText: 'Now', dataIndex: '2' },
    { ...topic, dataID: 't2', dataText: 'Later', dataIndex: '3' },
    { dataType: 'courseDate', dataID: 'd1', questionLogic: '2026-01-01', dataIndex: '2' },
    { dataType: 'courseDate', dataID: 'd2', questionLogic: '2026-01-02', dataIndex: '3' },
    { dataType: 'usesAutomaticProgress', dataID: '0', dataText: 'No' },
    { dataType: 'currentCourseDate', dataID: '0', dataIndex: '2' },
    { ...question, dataID: 'q1', dataText: 'One?', questionCourseDate: 't1', dataIndex: '1' },
    { ...question, dataID: 'q2', dataText: 'Two?', questionCourseDate: 't1', dataIndex: '2' },
    { ...question, dataID: 'later', dataText: 'Later?', questionCourseDate: 't2', dataIndex: '1' },
  ];
  await post(`${url}/api/courseDesign/update/${course}`, cookies, { designData });
  for (const username of ['ada', 'bob']) {
    const user = { username, password: username, fullname: username, TA: '0', status: 'student' };
    await post(`${url}/api/users/${course}/add`, cookies, user);
    await firstLogin(url, course, new Map(), username);
  }
}

async function firstLogin(
  url: string,
  course: string,
  cookies: Map<string, string>,
  username: string,
): Promise<void> {
  const initial = { username, password: username };
  await post(`${url}/api/authenticate/${course}`, cookies, initial);
  const chosen = { username, newPassword: password(username) };
  await post(`${url}/api/reset-password/${course}`, cookies, chosen);
}

async function logIn(device: BrowserContext, { url, course }: KillableServer, username: string) {
  const data = { username, password: password(username) };
  const response = await device.request.post(`${url}/api/authenticate/${course}`, { data });
  expect(response.status()).toBe(200);
}

async function open(device: BrowserContext, { address }: KillableServer): Promise<Page> {
  const page = await device.newPage();
  await page.goto(address);
  await isRestored(page);
  return page;
}

async function isRestored(page: Page): Promise<void> {
  await page.waitForFunction(
    () => 'queuePage' in window && window.queuePage.queue.state().isRestored,
  );
}

interface StoredText {
  readonly questionID: string;
  readonly questionEssayAnswer: string;
}

/** The answers on the server, requested as the person who is logged in on the device. */
async function onServer(device: BrowserContext, { url, course }: KillableServer, username = 'ada') {
  const answer = await device.request.get(`${url}/api/studentAnswers/${course}/${username}`);
  const answers = (await answer.json()) as StoredText[];
  return Object.fromEntries(
    answers.map((stored) => [stored.questionID, stored.questionEssayAnswer]),
  );
}

const words = (page: Page) => page.locator('#words');
const box = (page: Page, id: string) => page.locator(`#${id}`);
const saved = 'All changes saved';
const isKept = (page: Page) => page.evaluate(() => window.queuePage.queue.whenKept());

/** The essays that the queue of a page has set aside, and why. */
function setAside(page: Page, reason: SetAside['reason']) {
  return page.evaluate(
    (why) => window.queuePage.queue.state()[why].map(({ value }) => value['questionEssayAnswer']),
    reason,
  );
}

/** The edits that reached the server, each as its question and time. */
function watchSends(...pages: Page[]): string[] {
  const sent: string[] = [];
  for (const page of pages) {
    page.on('response', (response) => {
      if (!response.url().includes('/studentAnswers/update/')) return;
      const { answerData } = response.request().postDataJSON() as {
        answerData: { questionID: string; editedAt: number }[];
      };
      sent.push(...answerData.map(({ questionID, editedAt }) => `${questionID} ${editedAt}`));
    });
  }
  return sent;
}

declare global {
  interface Window {
    pauses: number;
  }
}

/** Counts in the page how often typing paused for nearly as long as the queue waits before it saves. */
function countPauses(): void {
  let last = Infinity;
  window.pauses = 0;
  addEventListener(
    'input',
    () => {
      const now = performance.now();
      if (now - last > 400) window.pauses += 1;
      last = now;
    },
    true,
  );
}

test('a pause in typing saves once, and the words say so', async ({ device, server }) => {
  const page = await open(device, server);
  const sent = watchSends(page);
  await expect(words(page)).toHaveText(saved);
  await page.evaluate(countPauses);
  await box(page, 'q1').pressSequentially('I think, therefore I am.', { delay: 20 });
  await expect(words(page)).toHaveText('Saving…');
  await expect(words(page)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'I think, therefore I am.' });
  // If the machine stalls for a while, that counts as a pause in typing too.
  expect(sent.length).toBeLessThanOrEqual(1 + (await page.evaluate(() => window.pauses)));
  expect(sent.length).toBeGreaterThan(0);
});

test('text typed while the server is down arrives after tab and server return', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await box(page, 'q1').fill('Before.');
  await expect(words(page)).toHaveText(saved);
  await server.kill();
  await box(page, 'q1').fill('Before. After the crash.');
  await expect(words(page)).toHaveText('Offline: 1 answer is kept on this device and will be sent');
  await page.close();
  await server.start();
  const reopened = await open(device, server);
  await expect(box(reopened, 'q1')).toHaveValue('Before. After the crash.');
  await expect(words(reopened)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'Before. After the crash.' });
});

test('text typed while the server is dead is sent by the open tab when it is back', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await server.kill();
  await box(page, 'q1').fill('Patience.');
  await expect(words(page)).toContainText('Offline: 1 answer');
  await server.start();
  await expect(words(page)).toHaveText(saved, { timeout: 40_000 });
  expect(await onServer(device, server)).toEqual({ q1: 'Patience.' });
});

test('USR-187 after a program has saved a lot for the student, what is typed waits and is saved', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  const essay = 'x'.repeat(180_000);
  const answer = { username: 'ada', questionID: 'q2', questionEssayAnswer: essay };
  const data = { answerData: Array.from({ length: 40 }, () => answer) };
  const address = `${server.url}/api/studentAnswers/update/${server.course}`;
  let status = 200;
  while (status === 200) status = (await device.request.post(address, { data })).status();
  expect(status).toBe(429);
  await box(page, 'q1').fill('Slowly.');
  await expect(words(page)).toHaveText(
    'Not saved yet: you saved a lot in a short time; 1 answer is kept on this device and will be sent',
  );
  await expect(words(page)).toHaveText(saved, { timeout: 60_000 });
  expect(await onServer(device, server)).toMatchObject({ q1: 'Slowly.' });
});

test('answers typed offline are counted, and sent as soon as the connection is back', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await device.setOffline(true);
  await box(page, 'q1').fill('One.');
  await box(page, 'q2').fill('Two.');
  await expect(words(page)).toHaveText(
    'Offline: 2 answers are kept on this device and will be sent',
  );
  await device.setOffline(false);
  await expect(words(page)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'One.', q2: 'Two.' });
});

test('a tab closed in the middle of a word has sent it', async ({ device, server }) => {
  const page = await open(device, server);
  await box(page, 'q1').fill('The last wor');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => onServer(device, server)).toEqual({ q1: 'The last wor' });
});

test('a tab that crashes loses nothing that reached the device', async ({ device, server }) => {
  const page = await open(device, server);
  await server.kill();
  await box(page, 'q1').fill('Just typed.');
  await isKept(page);
  const crashed = page.waitForEvent('crash');
  page.goto('chrome://crash').catch(() => {});
  await crashed;
  await server.start();
  const reopened = await open(device, server);
  await expect(box(reopened, 'q1')).toHaveValue('Just typed.');
  await expect(words(reopened)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'Just typed.' });
});

test('two tabs show the later edit, and send nothing twice', async ({ device, server }) => {
  const [one, two] = [await open(device, server), await open(device, server)];
  const sent = watchSends(one, two);
  await box(one, 'q1').pressSequentially('From one.', { delay: 10 });
  await expect(box(two, 'q1')).toHaveValue('From one.');
  await expect(words(one)).toHaveText(saved);
  await box(two, 'q1').press('End');
  await box(two, 'q1').pressSequentially(' From two.', { delay: 10 });
  await expect(box(one, 'q1')).toHaveValue('From one. From two.');
  await expect(words(two)).toHaveText(saved);
  await expect(words(one)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'From one. From two.' });
  expect(sent).toEqual([...new Set(sent)]);
  expect(await setAside(one, 'superseded')).toEqual([]);
  expect(await setAside(two, 'superseded')).toEqual([]);
});

test('two tabs that reconnect at the same time send each answer once', async ({
  device,
  server,
}) => {
  const [one, two] = [await open(device, server), await open(device, server)];
  await device.setOffline(true);
  await box(one, 'q1').fill('One.');
  await box(two, 'q2').fill('Two.');
  await expect(words(one)).toContainText('Offline: 2 answers');
  await expect(words(two)).toContainText('Offline: 2 answers');
  // Long enough that each tab would also send for the other.
  await one.waitForTimeout(3500);
  // A slow connection, so that one tab is still sending when the other wants to.
  await device.route(`${server.url}/api/studentAnswers/update/**`, async (route) => {
    await one.waitForTimeout(500);
    await route.continue();
  });
  const sent = watchSends(one, two);
  await device.setOffline(false);
  await expect(words(one)).toHaveText(saved);
  await expect(words(two)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'One.', q2: 'Two.' });
  expect(sent).toHaveLength(2);
});

test('of two devices the later edit wins, and the other text is shown', async ({
  browser,
  device,
  server,
  script,
}) => {
  const laptop = await newDevice(browser.newContext.bind(browser), server, script);
  await logIn(laptop, server, 'ada');
  const [phonePage, laptopPage] = [await open(device, server), await open(laptop, server)];
  await device.setOffline(true);
  await box(phonePage, 'q1').fill('Earlier, on the phone.');
  await expect(words(phonePage)).toContainText('Offline');
  // Long enough that the phone no longer counts as typing.
  await phonePage.waitForTimeout(2500);
  await box(laptopPage, 'q1').fill('Later, on the laptop.');
  await expect(words(laptopPage)).toHaveText(saved);
  await device.setOffline(false);
  await expect(words(phonePage)).toHaveText('More than one version: choose one');
  await expect(box(phonePage, 'q1')).toHaveValue('Later, on the laptop.');
  expect(await onServer(device, server)).toEqual({ q1: 'Later, on the laptop.' });
  expect(await setAside(phonePage, 'superseded')).toEqual(['Earlier, on the phone.']);
  await isKept(phonePage);
  await phonePage.reload();
  await isRestored(phonePage);
  expect(await setAside(phonePage, 'superseded')).toEqual(['Earlier, on the phone.']);
  await phonePage.evaluate(() => {
    const { queue } = window.queuePage;
    for (const text of queue.state().superseded) queue.discard(text);
  });
  await isKept(phonePage);
  await phonePage.reload();
  await isRestored(phonePage);
  expect(await setAside(phonePage, 'superseded')).toEqual([]);
  await laptop.close();
});

test('another student on the same device neither sees nor sends the text', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await device.request.post(`${server.url}/api/logout/${server.course}`);
  await box(page, 'q1').fill('A secret of Ada.');
  await expect(words(page)).toHaveText(
    'Not saved: you’re logged out. Log in again. Until then, 1 answer is kept on this device.',
  );
  await page.close();

  await logIn(device, server, 'bob');
  const bobs = await open(device, server);
  await expect(words(bobs)).toHaveText(saved);
  await expect(box(bobs, 'q1')).toHaveValue('');
  await box(bobs, 'q1').fill('Of Bob.');
  await expect(words(bobs)).toHaveText(saved);
  expect(await onServer(device, server, 'bob')).toEqual({ q1: 'Of Bob.' });
  await bobs.close();

  await logIn(device, server, 'ada');
  const adas = await open(device, server);
  await expect(box(adas, 'q1')).toHaveValue('A secret of Ada.');
  await expect(words(adas)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'A secret of Ada.' });
});

test('a tab left open when another student logs in keeps its text to itself', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await logIn(device, server, 'bob');
  await box(page, 'q1').fill('Of Ada.');
  await expect(words(page)).toContainText('Not saved: You can save only your own answers.');
  expect(await onServer(device, server, 'bob')).toEqual({});
  await logIn(device, server, 'ada');
  await page.evaluate(() => window.queuePage.queue.resume());
  await expect(words(page)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'Of Ada.' });
});

test('an answer to a question that is not open is kept to copy, and the rest is saved', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await device.setOffline(true);
  await box(page, 'q1').fill('Fine.');
  await box(page, 'later').fill('Too early.');
  await expect(words(page)).toContainText('Offline: 2 answers');
  await device.setOffline(false);
  await expect(words(page)).toContainText('Not saved: 1 answer was not accepted');
  expect(await onServer(device, server)).toEqual({ q1: 'Fine.' });
  expect(await setAside(page, 'refused')).toEqual(['Too early.']);
  await isKept(page);
  await page.reload();
  await isRestored(page);
  expect(await setAside(page, 'refused')).toEqual(['Too early.']);
});

test('a text that is too long is named, and saved when it is shortened', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  await box(page, 'q2').fill('x'.repeat(200_001));
  await expect(words(page)).toHaveText(
    'Not saved, question q2: The text has more than 200,000 characters. Shorten it to save it.',
  );
  await box(page, 'q1').fill('Short.');
  await expect.poll(() => onServer(device, server)).toEqual({ q1: 'Short.' });
  await box(page, 'q2').fill('x'.repeat(200_000));
  await expect(words(page)).toHaveText(saved);
});

test('a browser that stores nothing shows that, and asks before the text is lost', async ({
  device,
  server,
}) => {
  await device.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here.', 'SecurityError');
    };
  });
  const page = await open(device, server);
  await server.kill();
  await box(page, 'q1').pressSequentially('Fragile.');
  await expect(words(page)).toContainText('Offline: 1 answer is only in this tab');
  const asked = page.waitForEvent('dialog');
  const closing = page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await closing;
  await server.start();
  await expect(words(page)).toHaveText(saved, { timeout: 40_000 });
  expect(await onServer(device, server)).toEqual({ q1: 'Fragile.' });
});

test('unsaved typing is not overwritten by loading the answers', async ({ device, server }) => {
  const page = await open(device, server);
  await box(page, 'q1').fill('On the server.');
  await expect(words(page)).toHaveText(saved);
  await device.setOffline(true);
  await box(page, 'q1').fill('On the server. And more.');
  await device.setOffline(false);
  await page.evaluate(() => window.queuePage.load());
  await expect(box(page, 'q1')).toHaveValue('On the server. And more.');
  await expect(words(page)).toHaveText(saved);
  expect(await onServer(device, server)).toEqual({ q1: 'On the server. And more.' });
});

const keep = (tab: string, editedAt: number): StoreChange => ({
  type: 'keep',
  item: {
    key: 'q',
    value: { text: `${tab}${editedAt}` },
    editedAt,
    base: 0,
    tab,
    seen: {},
    sentAs: 0,
  },
});
const forget = (tab: string, editedAt: number): StoreChange => ({
  type: 'forget',
  edit: { key: 'q', tab, editedAt },
});

const stored = [
  ['a newer edit replaces an older one of its tab', [keep('a', 1), keep('a', 2)], ['a2']],
  ['each tab has a place of its own', [keep('a', 1), keep('b', 2)], ['a1', 'b2']],
  ['an acknowledged edit goes', [keep('a', 1), forget('a', 1)], []],
  ['a later edit than the acknowledged one stays', [keep('a', 2), forget('a', 1)], ['a2']],
  ["another tab's edit stays", [keep('a', 1), keep('b', 1), forget('a', 1)], ['b1']],
] as const;

/** Applies changes to the browser's own store, and reads the remaining entries. */
async function applyInTurn(given: { scope: string; changes: readonly StoreChange[] }) {
  const { browserStore: openStore } = window.queuePage;
  const store = openStore();
  for (const change of given.changes) await store.apply(given.scope, [change]);
  const other = await openStore().load('scope of somebody else');
  const { unsent } = await openStore().load(given.scope);
  return [...unsent, ...other.unsent].map(({ value }) => value['text']);
}

test('on the device each edit stays in its own place until it is acknowledged', async ({
  device,
  server,
}) => {
  const page = await open(device, server);
  for (const [name, changes, left] of stored) {
    const found = await page.evaluate(applyInTurn, { scope: name, changes });
    expect([name, found]).toEqual([name, left]);
  }
});
