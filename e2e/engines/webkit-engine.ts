// WebKitGTK over the W3C WebDriver protocol, on a virtual display.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { WebKitPrograms } from '../../tools/programs/find-engines.ts';
import { freePort } from '../support/killable-server.ts';
import type { Engine, EngineSession, Theme } from './engine.ts';
import { connectDriver } from './webdriver-client.ts';
import type { DriverClient } from './webdriver-client.ts';
import { webDriverTab } from './webdriver-tab.ts';

/** Room for a wide page. The toolbar of the browser takes a little of it. */
const SCREEN = '1600x1200x24';
/** Without it the toolbar keeps the window wider than a phone. */
const NARROW_TOOLBAR = 'headerbar, toolbar, button, entry { min-width: 0; padding: 0; margin: 0 }';

/** Starts a display; each session then starts its own browser, because a driver has only one. */
export function webKitEngine(programs: WebKitPrograms): Engine {
  let display: Promise<Display> | undefined;
  return {
    async openSession(theme) {
      display ??= startDisplay(programs.displayServer);
      return openSession(programs, (await display).name, theme);
    },
    close: async () => (await display)?.close(),
  };
}

interface Display {
  readonly name: string;
  close(): Promise<void>;
}

async function startDisplay(program: string): Promise<Display> {
  // The display writes the free number that it found.
  const args = ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = (await once(child.stdio[3] as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, close: () => end(child) };
}

async function openSession(
  { driver, browser }: WebKitPrograms,
  display: string,
  theme: Theme,
): Promise<EngineSession> {
  const home = await makeHome();
  const downloads = path.join(home, 'downloads');
  const port = await freePort();
  const child = spawn(driver, ['-p', String(port), '--host=127.0.0.1'], {
    env: {
      ...process.env,
      DISPLAY: display,
      HOME: home,
      XDG_CONFIG_HOME: path.join(home, 'config'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  for (const stream of [child.stdout, child.stderr]) listenTo(stream, complaints);
  const client = await connectDriver(`http://127.0.0.1:${port}`, {
    // A download counts as a page that never finishes loading.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: browser,
      args: [
        '--automation',
        '--enable-write-console-messages-to-stdout=true',
        ...(theme === 'dark' ? ['--dark-mode'] : []),
      ],
    },
  });
  return {
    downloads,
    complaints,
    openTab: tabMaker(client),
    async close() {
      await client.command('DELETE', '');
      await end(child);
      await rm(home, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The first tab already exists. Further ones get a window: in a hidden tab the pointer does nothing. */
function tabMaker(client: DriverClient): EngineSession['openTab'] {
  let isFirst = true;
  return async () => {
    const handle = isFirst
      ? await client.command<string>('GET', '/window')
      : (await client.command<{ handle: string }>('POST', '/window/new', { type: 'window' }))
          .handle;
    isFirst = false;
    return webDriverTab(client, handle);
  };
}

async function makeHome(): Promise<string> {
  const home = await mkdtemp(path.join(os.tmpdir(), 'elenchus-webkit-'));
  await mkdir(path.join(home, 'downloads'));
  for (const toolkit of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(path.join(home, 'config', toolkit), { recursive: true });
    await writeFile(path.join(home, 'config', toolkit, 'gtk.css'), NARROW_TOOLBAR);
  }
  const places = `XDG_DOWNLOAD_DIR="${home}/downloads"\n`;
  await writeFile(path.join(home, 'config', 'user-dirs.dirs'), places);
  return home;
}

function listenTo(stream: Readable, complaints: string[]): void {
  let rest = '';
  stream.setEncoding('utf8').on('data', (printed: string) => {
    const lines = (rest + printed).split('\n');
    rest = lines.pop() ?? '';
    complaints.push(...lines.filter((line) => /CONSOLE .*(ERROR|WARN)/.test(line)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
