// Installs the packages of the lock file, with any npm that the machine has. A failure is returned as one sentence.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { removeUnused } from './remove-unused.mjs';
import { HOST_NPM_CI_ARGS, NPM_CI_ARGS } from '../tools/machines/npm-ci-args.mjs';

const OLDEST_NPM = 7;

/** Tried, not looked up: the rights of a folder aren't all that decides. */
function canWrite(folder) {
  try {
    rmdirSync(mkdtempSync(join(folder, '.elenchus-')));
    return true;
  } catch {
    return false;
  }
}

function nearestExisting(folder) {
  return existsSync(folder) || folder === dirname(folder)
    ? folder
    : nearestExisting(dirname(folder));
}

/** npm can't install if its cache is read-only or belongs to another user (after sudo npm). */
function isCacheUsable() {
  const usual = process.platform === 'win32' ? '' : join(homedir(), '.npm');
  const cache = process.env.npm_config_cache || usual;
  return cache === '' || canWrite(nearestExisting(join(cache, '_cacache')));
}

/** The reason that npm can't install here, as a sentence that is shorter than npm's own output; null when it can. */
function obstacle(root) {
  const [, version = '', major] =
    /\bnpm\/((\d+)[\w.-]*)/.exec(process.env.npm_config_user_agent ?? '') ?? [];
  if (major !== undefined && Number(major) < OLDEST_NPM) {
    return `npm ${version} is too old to read the lock file. Get a newer one (npm install --global npm@10), then try again.`;
  }
  const closed = [root, join(root, 'node_modules')].find(
    (folder) => existsSync(folder) && !canWrite(folder),
  );
  if (closed === undefined) return null;
  return `Elenchus installs packages in ${closed}, but this user can't write there. Start it as the owner of that folder, or make the folder yours (chown).`;
}

function runNpm(root, args) {
  const script = process.env.npm_execpath;
  // Another package manager names itself there too, and doesn't know these words.
  const isNpm = script !== undefined && /^npm(-cli)?\.c?js$/.test(basename(script));
  // A recent Node trusts the certificates of the machine, such as a university's own, only with this setting.
  const env = { ...process.env, NODE_USE_SYSTEM_CA: '1' };
  const how = { cwd: root, stdio: 'inherit', env };
  return isNpm
    ? spawnSync(process.execPath, [script, ...args], how)
    : spawnSync('npm', args, { ...how, shell: process.platform === 'win32' });
}

const SENTENCES = {
  host: 'Installing what runs and builds (this happens once) …',
  all: 'Installing what runs, builds and tests (this happens once) …',
};

/**
 * Returns null, or a sentence that says why nothing was installed.
 * @param {string} root the folder of the project
 * @param {'host' | 'all'} part what runs and builds, or everything
 * @returns {string | null}
 */
export function installPackages(root, part) {
  const problem = obstacle(root);
  if (problem !== null) return problem;
  console.log(SENTENCES[part]);
  const cache = isCacheUsable() ? null : mkdtempSync(join(tmpdir(), 'elenchus-npm-'));
  const { status, error } = runNpm(root, [
    ...(part === 'host' ? HOST_NPM_CI_ARGS : NPM_CI_ARGS),
    ...(cache === null ? [] : [`--cache=${cache}`]),
  ]);
  if (cache !== null) rmSync(cache, { recursive: true, force: true });
  if (error)
    return `npm could not be started: ${error.message}. Install Node with npm, then try again.`;
  if (status !== 0)
    return 'npm could not install the packages (its own message is above). Nothing was started.';
  removeUnused(root);
  return null;
}
