// Finds Firefox and WebKit for the journeys through all engines.
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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
/**
 * The places where distributions put the browser that the driver starts; the folder has the name of the
 * architecture.
 */
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

function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
