// Chromium over its own protocol and Firefox over WebDriver BiDi.
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { launch as launchBrowser } from 'puppeteer-core';
import type { Browser, BrowserContext, KeyInput, Page } from 'puppeteer-core';
import type { Engine, EngineSession, EngineTab, Theme } from './engine.ts';

interface FileField {
  uploadFile(path: string): Promise<void>;
}

type Launch = (theme: Theme, home: string) => Promise<Browser>;

/** The time limit of one command. */
const LIMIT_MS = 30_000;
const UNREACHABLE = /net::ERR_|NS_ERROR_|Error loading/;

/** Starts a Chromium. */
export function chromiumEngine(executablePath: string): Engine {
  return engineOf((theme) =>
    launchBrowser({
      executablePath,
      headless: 'shell',
      protocolTimeout: LIMIT_MS,
      args: [
        // The sandbox needs rights that containers lack.
        '--no-sandbox',
        '--disable-gpu',
        `--blink-settings=preferredColorScheme=${theme === 'dark' ? 0 : 1}`,
      ],
    }),
  );
}

/** Starts a Firefox with its own profile folder. */
export function firefoxEngine(executablePath: string): Engine {
  return engineOf((theme, home) =>
    launchBrowser({
      browser: 'firefox',
      executablePath,
      headless: true,
      protocolTimeout: LIMIT_MS,
      env: { ...process.env, HOME: home },
      extraPrefsFirefox: {
        'layout.css.prefers-color-scheme.content-override': theme === 'dark' ? 0 : 1,
        // A PDF is saved, not shown.
        'pdfjs.disabled': true,
      },
    }),
  );
}

/** One browser for each theme: the theme is a preference of the whole browser. */
function engineOf(launch: Launch): Engine {
  const started = new Map<Theme, Promise<Browser>>();
  const homes: string[] = [];
  const start = async (theme: Theme): Promise<Browser> => {
    const home = await mkdtemp(path.join(os.tmpdir(), 'elenchus-browser-'));
    homes.push(home);
    return launch(theme, home);
  };
  return {
    async openSession(theme) {
      const browser = started.get(theme) ?? start(theme);
      started.set(theme, browser);
      return sessionIn(await browser);
    },
    async close() {
      for (const browser of started.values()) await (await browser).close();
      for (const home of homes) await removeFolder(home);
    },
  };
}

async function sessionIn(browser: Browser): Promise<EngineSession> {
  const downloads = await mkdtemp(path.join(os.tmpdir(), 'elenchus-downloads-'));
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const complaints: string[] = [];
  return {
    downloads,
    complaints,
    openTab: async () => tabOf(await openPage(context, complaints)),
    async close() {
      await context.close();
      await removeFolder(downloads);
    },
  };
}

async function openPage(context: BrowserContext, complaints: string[]): Promise<Page> {
  const page = await context.newPage();
  page.setDefaultTimeout(LIMIT_MS);
  page.on('pageerror', (error) => complaints.push(`error: ${String(error)}`));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return page;
}

function tabOf(page: Page): EngineTab {
  return {
    goTo: (address) => arrive(page.goto(address, { waitUntil: 'domcontentloaded' })),
    reload: () => arrive(page.reload({ waitUntil: 'domcontentloaded' })),
    goBack: () => arrive(page.goBack({ waitUntil: 'domcontentloaded' })),
    read: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    movePointer: ({ x, y }) => page.mouse.move(x, y),
    pressPointer: () => page.mouse.down(),
    releasePointer: () => page.mouse.up(),
    type: (text) => page.keyboard.type(text),
    press: (key) => press(page, key),
    async chooseFile(fieldExpression, file) {
      const field = await page.evaluateHandle(fieldExpression);
      // The types of the browser are not known here.
      await (field as unknown as FileField).uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: () => page.screenshot(),
    bringToFront: () => page.bringToFront(),
  };
}

/** For an unreachable server, the engine shows its error page, which a journey may want to see. */
async function arrive(navigation: Promise<unknown>): Promise<void> {
  await navigation.catch((error: unknown) => {
    if (!(error instanceof Error && UNREACHABLE.test(error.message))) throw error;
  });
}

async function press(page: Page, keys: string): Promise<void> {
  const modifiers = keys.split('+') as KeyInput[];
  const key = modifiers.pop() ?? 'Enter';
  for (const modifier of modifiers) await page.keyboard.down(modifier);
  await page.keyboard.press(key);
  for (const modifier of modifiers.toReversed()) await page.keyboard.up(modifier);
}

async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
