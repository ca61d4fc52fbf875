// Starts the server once on an empty folder and stops it again, so that Node keeps what it compiled (NODE_COMPILE_CACHE).
// A start that finds everything compiled never loads the compiler of types: it takes half the memory and half the time.
// usage: node scripts/rehearse-start.mjs ENTRY   (plain JavaScript, because it runs before anything is compiled)
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const LONGEST_MILLISECONDS = 180_000;

/**
 * Returns whether the server started. The start that follows prints its messages.
 * @param {string} node the program
 * @param {string} entry the file in the project that starts the server
 * @returns {Promise<boolean>}
 */
export async function rehearseStart(node, entry) {
  if (!process.env.NODE_COMPILE_CACHE) return false;
  const folder = temporaryFolder();
  if (folder === null) return false;
  const child = spawn(node, [join(root, entry)], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: 'off',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const ended = once(child, 'exit');
  const tooLong = setTimeout(() => child.kill('SIGKILL'), LONGEST_MILLISECONDS);
  let isReady = false;
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += String(chunk);
    if (isReady || !output.includes('is ready at')) return;
    isReady = true;
    child.kill('SIGTERM');
  });
  await ended;
  clearTimeout(tooLong);
  rmSync(folder, { recursive: true, force: true });
  return isReady;
}

function temporaryFolder() {
  try {
    return mkdtempSync(join(tmpdir(), 'elenchus-rehearsal-'));
  } catch {
    return null;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const isReady = await rehearseStart(process.execPath, process.argv[2] ?? 'server/main.ts');
  process.exitCode = isReady ? 0 : 1;
}
