// Runs one of the project's commands on the pinned Node, whatever Node (20 or newer) the machine has.
// It needs nothing but Node and npm: it installs what the command needs when the lock file has changed, then hands over.
// usage: node scripts/run.cjs TASK [arguments]   (TASK is the name of a file in scripts/)
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
import { handOver, keepServerSmall } from '../commands/hand-over.mjs';
import { IS_MUSL, packagedNode, SYSTEM } from '../commands/packaged-node.mjs';
import { installPackages } from './install-packages.mjs';
import { rehearseStart } from './rehearse-start.mjs';

const MANIFESTS = ['package-lock.json', 'package.json'].concat(
  ROOMS.map((room) => `${room}/package.json`),
);

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules', '.elenchus-installed');

// What Node has compiled is kept for the next start; each entry is known by the content of its file.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'elenchus-compiled');

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function wantedStamp() {
  const missing = MANIFESTS.find((manifest) => !existsSync(join(root, manifest)));
  if (missing) stop(`${missing} is missing: is this a whole copy of Elenchus? Get it again.`);
  if (packagesOf('package-lock.json') === null)
    stop(
      'package-lock.json cannot be read as a lock file. Get it again (git checkout package-lock.json).',
    );
  const hash = createHash('sha256').update(IS_MUSL ? `${SYSTEM}-musl` : SYSTEM);
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

// The packages that run and build are a part of all packages. Where all are installed, they stay.
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
  const choice = packagedNode((place) => join(root, 'node_modules', place));
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
  // npm would find this link before the machine's own Node, even where the packaged one can't start.
  rmSync(join(root, 'node_modules', '.bin', 'node'), { force: true });
  writeFileSync(stampFile, `${stamp} ${part}`);
}
const node = pinnedNode();
linkNode(node);
if (isNew && task === 'start') {
  console.log('Building the screens and compiling the server (this happens once) …');
  await rehearseStart(node, 'scripts/start.ts');
}
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
handOver(node, [join(root, 'scripts', `${task}.ts`), ...args], {
  cwd: root,
  env: { ...process.env, PATH: path.join(delimiter) },
});
