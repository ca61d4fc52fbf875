// The PostgreSQL driver, with one fault of version 3.4.9 repaired while it is loaded.
//
// When a connection ends while a small write is waiting for its turn, the driver writes to a socket that is gone: an
// exception that nothing can catch, so the whole server would end because the database was restarted. In the other
// order it forgets to reset the waiting write, and the next connection in that place never sends anything.
// Both are known upstream (porsager/postgres issues 1154 and 1208) and not yet released. The test
// 'connections that break under load' fails without the repair. Remove this file when a release contains it.

import { registerHooks } from 'node:module';

const REPAIRS: readonly (readonly [faulty: string, repaired: string])[] = [
  [
    'const x = socket.write(chunk, fn)',
    `if (socket === null) {
      chunk = nextWriteTimer = null
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)`,
  ],
  [
    '    clearImmediate(nextWriteTimer)\n',
    '    clearImmediate(nextWriteTimer)\n    chunk = nextWriteTimer = null\n',
  ],
];

let isRepaired = false;
const hooks = registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/postgres/src/connection.js')) return loaded;
    isRepaired = true;
    return { ...loaded, source: repair(sourceText(loaded.source)) };
  },
});
const driver = await import('postgres');
hooks.deregister();
if (!isRepaired) throw new Error('The PostgreSQL driver was loaded before it could be repaired.');

export const postgres = driver.default;

function repair(source: string): string {
  return REPAIRS.reduce((text, [faulty, repaired]) => {
    if (!text.includes(faulty)) {
      throw new Error(
        'The PostgreSQL driver is not the version that engine/postgres-driver.ts repairs.',
      );
    }
    return text.replaceAll(faulty, () => repaired);
  }, source);
}

function sourceText(source: unknown): string {
  return typeof source === 'string' ? source : new TextDecoder().decode(source as Uint8Array);
}
