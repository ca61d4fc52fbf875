// Finds where an installed Elenchus keeps its data and its compiled code, by the convention of each system. Plain
// JavaScript, because the machine's own Node reads it.
import { posix, win32 } from 'node:path';

/**
 * @typedef {object} Machine
 * @property {string} platform as Node names it
 * @property {string} home the user's home folder
 * @property {Readonly<Record<string, string | undefined>>} environment
 */

/** A relative path in these variables has no meaning, and the convention says to ignore it. */
function absolute(path, folder) {
  return folder !== undefined && path.isAbsolute(folder) ? folder : undefined;
}

/**
 * @param {Machine} machine
 * @returns {string}
 */
export function usualDataFolder({ platform, home, environment }) {
  if (platform === 'darwin') return posix.join(home, 'Library', 'Application Support', 'Elenchus');
  if (platform === 'win32') return win32.join(localAppData(home, environment), 'Elenchus');
  const shared = absolute(posix, environment.XDG_DATA_HOME);
  return posix.join(shared ?? posix.join(home, '.local', 'share'), 'elenchus');
}

/**
 * @param {Machine} machine
 * @returns {string}
 */
export function usualCacheFolder({ platform, home, environment }) {
  if (platform === 'darwin') return posix.join(home, 'Library', 'Caches', 'Elenchus');
  if (platform === 'win32') return win32.join(localAppData(home, environment), 'Elenchus', 'Cache');
  const cache = absolute(posix, environment.XDG_CACHE_HOME);
  return posix.join(cache ?? posix.join(home, '.cache'), 'elenchus');
}

function localAppData(home, environment) {
  return absolute(win32, environment.LOCALAPPDATA) ?? win32.join(home, 'AppData', 'Local');
}
