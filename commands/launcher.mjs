// Runs a command of an installed release on the packaged Node, whatever Node (20 or newer) the machine has.
import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { handOver, isServerSmall, keepServerSmall } from './hand-over.mjs';
import { packagedNode } from './packaged-node.mjs';
import { usualCacheFolder } from './usual-folders.mjs';

const program = fileURLToPath(new URL('./run-command.ts', import.meta.url));
const args = process.argv.slice(2);

/** npm may put the package of Node beside this one or inside it. */
function fileOfPackage(place) {
  const [name, ...rest] = place.split('/');
  try {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    return join(manifest, '..', ...rest);
  } catch {
    return null;
  }
}

function cacheFolder() {
  const machine = { platform: process.platform, home: homedir(), environment: process.env };
  return join(usualCacheFolder(machine), 'compiled');
}

const choice = packagedNode(fileOfPackage);
if (choice.sentence !== undefined) {
  console.error(choice.sentence);
  process.exit(1);
}
const isStart = args[0] === 'start';
const isSettled = process.env.NODE_COMPILE_CACHE !== undefined && (!isStart || isServerSmall());
// For example in a container: one process instead of two.
if (isSettled && realpathSync(choice.node) === realpathSync(process.execPath)) {
  process.argv[1] = program;
  await import(new URL('./run-command.ts', import.meta.url).href);
} else {
  process.env.NODE_COMPILE_CACHE ??= cacheFolder();
  if (isStart) keepServerSmall();
  handOver(choice.node, [program, ...args]);
}
