// The test function of the journeys through all engines: a server, and browsers for the people of a journey.
import { chromium, expect } from '@playwright/test';
import { findFirefox, findWebKit } from '../../tools/programs/find-engines.ts';
import { startGradingServer } from '../support/grading-course.ts';
import type { KillableServer } from '../support/killable-server.ts';
import { test as base } from '../support/stop-after-hang.ts';
import { BrowserTab } from './browser-tab.ts';
import { cuttableNetwork } from './cuttable-network.ts';
import type { CuttableNetwork } from './cuttable-network.ts';
import type { Engine, EngineName, Theme } from './engine.ts';
import { chromiumEngine, firefoxEngine } from './puppeteer-engine.ts';
import { webKitEngine } from './webkit-engine.ts';

/** A person with a browser of their own. */
export interface Visitor {
  readonly tab: BrowserTab;
  readonly network: CuttableNetwork;
  readonly downloads: string;
  /** Another tab of the same browser. */
  readonly openTab: () => Promise<BrowserTab>;
  /** Allows messages about this on the console from now on. */
  readonly mayComplain: (about: RegExp) => void;
}

/** More than the number of journeys that use one. */
const GRADED_COURSES = 12;

type Visit = (theme?: Theme) => Promise<Visitor>;
type StartEngine = (name: EngineName) => Engine;

export const engineTest = base.extend<
  { readonly engineName: EngineName; readonly visit: Visit },
  { readonly server: KillableServer; readonly startEngine: StartEngine }
>({
  engineName: ['Chromium', { option: true }],
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const server = await startGradingServer({}, GRADED_COURSES);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  startEngine: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const started = new Map<EngineName, Engine>();
      await use((name) => {
        const engine = started.get(name) ?? engineCalled(name);
        started.set(name, engine);
        return engine;
      });
      for (const engine of started.values()) await engine.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engineName, server, startEngine }, use) => {
    const leave: (() => Promise<void>)[] = [];
    await use(async (theme = 'light') => {
      const { visitor, end } = await receive(startEngine(engineName), server.url, theme);
      leave.push(end);
      return visitor;
    });
    for (const end of leave) await end();
  },
});

/** Whether the engine is on this machine. */
export function isThere(name: EngineName): boolean {
  if (name === 'Firefox') return findFirefox() !== null;
  return name !== 'WebKit' || findWebKit() !== null;
}

function engineCalled(name: EngineName): Engine {
  if (name === 'Chromium') {
    return chromiumEngine(process.env['BROWSER_PATH'] ?? chromium.executablePath());
  }
  if (name === 'Firefox') return firefoxEngine(found(findFirefox()));
  return webKitEngine(found(findWebKit()));
}

function found<Program>(program: Program | null): Program {
  if (program === null) throw new Error('The engine is not on this machine.');
  return program;
}

async function receive(
  engine: Engine,
  serverUrl: string,
  theme: Theme,
): Promise<{ readonly visitor: Visitor; readonly end: () => Promise<void> }> {
  const network = await cuttableNetwork(serverUrl);
  const session = await engine.openSession(theme);
  // Everyone begins without answers.
  const expected = [/The answers response is empty\./];
  const openTab = async (): Promise<BrowserTab> =>
    new BrowserTab(await session.openTab(), network.url);
  const tab = await openTab();
  await tab.resize(1280, 900);
  return {
    visitor: {
      tab,
      network,
      downloads: session.downloads,
      openTab,
      mayComplain: (about) => void expected.push(about),
    },
    async end() {
      await session.close();
      await network.cut();
      const complaints = session.complaints.filter(
        (complaint) => !expected.some((about) => about.test(complaint)),
      );
      expect(complaints, 'the pages have nothing to complain about').toEqual([]);
    },
  };
}
