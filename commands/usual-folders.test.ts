import { expect, test } from 'vitest';
import { usualCacheFolder, usualDataFolder } from './usual-folders.mjs';

const linux = { platform: 'linux', home: '/home/ada', environment: {} };
const windows = { platform: 'win32', home: String.raw`C:\Users\ada`, environment: {} };

test.each([
  ['Linux', linux, '/home/ada/.local/share/elenchus', '/home/ada/.cache/elenchus'],
  [
    'Linux with folders of its own',
    { ...linux, environment: { XDG_DATA_HOME: '/data', XDG_CACHE_HOME: '/cache' } },
    '/data/elenchus',
    '/cache/elenchus',
  ],
  [
    'Linux with relative folders, which are ignored',
    { ...linux, environment: { XDG_DATA_HOME: 'data', XDG_CACHE_HOME: '' } },
    '/home/ada/.local/share/elenchus',
    '/home/ada/.cache/elenchus',
  ],
  [
    'macOS',
    { platform: 'darwin', home: '/Users/ada', environment: { XDG_DATA_HOME: '/data' } },
    '/Users/ada/Library/Application Support/Elenchus',
    '/Users/ada/Library/Caches/Elenchus',
  ],
  [
    'Windows',
    { ...windows, environment: { LOCALAPPDATA: String.raw`D:\Local` } },
    String.raw`D:\Local\Elenchus`,
    String.raw`D:\Local\Elenchus\Cache`,
  ],
  [
    'Windows without the variable',
    windows,
    String.raw`C:\Users\ada\AppData\Local\Elenchus`,
    String.raw`C:\Users\ada\AppData\Local\Elenchus\Cache`,
  ],
])('%s', (_name, machine, data, cache) => {
  expect(usualDataFolder(machine)).toBe(data);
  expect(usualCacheFolder(machine)).toBe(cache);
});
