// Finds Firefox and WebKit for the journeys through all engines, or gets them from apt as root.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runStep } from './run-step.ts';

export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  /** This browser always needs a window, so it gets a virtual display. */
  readonly displayServer: string;
}

const FIREFOX_PLACES = [
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];
/** Where distributions put the browser that the driver starts; the folder has the name of the architecture. */
const WEBKIT_BROWSERS = [
  '/usr/lib/*/webkit*gtk-*/MiniBrowser',
  '/usr/libexec/webkit*gtk-*/MiniBrowser',
  '/usr/lib/webkit*gtk-*/MiniBrowser',
  '/usr/lib64/webkit*gtk-*/MiniBrowser',
];

/** The path of a Firefox, or null. */
export function findFirefox(): string | null {
  const given = process.env['FIREFOX_PATH'];
  if (given !== undefined && given !== '') return existsSync(given) ? given : null;
  const places = [onPath('firefox-esr'), onPath('firefox'), ...FIREFOX_PLACES];
  return places.find((place) => place !== null && existsSync(place)) ?? null;
}

/** WebKit's driver, its browser and a display, or null when one of them is missing. */
export function findWebKit(): WebKitPrograms | null {
  const [driver, displayServer] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const [browser] = globSync(WEBKIT_BROWSERS).toSorted();
  if (driver === null || displayServer === null || browser === undefined) return null;
  return { driver, browser, displayServer };
}

const ENGINES = [
  { name: 'Firefox', isThere: () => findFirefox() !== null, packages: ['firefox-esr'] },
  {
    name: 'WebKit',
    isThere: () => findWebKit() !== null,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
] as const;

/** Installs missing engines where it can, and prints which are skipped. */
export async function provideEngines(): Promise<void> {
  for (const { name, isThere, packages } of ENGINES) {
    if (isThere()) continue;
    await installWithApt(name, packages);
    if (!isThere()) console.warn(skippedSentence(name, packages));
  }
}

/** The line about an engine that isn't there. */
export function skippedSentence(name: string, packages: readonly string[]): string {
  return `SKIPPED: no ${name} on this machine, so the journeys in ${name} don’t run. On Debian or Ubuntu: apt-get install ${packages.join(' ')}`;
}

async function installWithApt(name: string, packages: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${name} for the browser tests (apt-get) …`);
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' };
  await runStep('apt-get', ['update', '-qq'], quiet);
  const args = ['install', '-y', '-qq', '--no-install-recommends', ...packages];
  await runStep('apt-get', args, quiet);
}

function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
