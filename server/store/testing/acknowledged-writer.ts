// A process that writes as fast as it can and prints the name of every write once it is acknowledged. The test kills
// it. Arguments: the SQLite file, and a prefix for the names.

import { writeSync } from 'node:fs';
import { openDatabase } from '../open-store.ts';
import { procedures } from './trial-procedures.ts';

const [file = '', prefix = ''] = process.argv.slice(2);
const module = new URL('./trial-procedures.ts', import.meta.url);
const database = await openDatabase({ engine: 'sqlite', file }, { procedures, module }, 1);

async function writeForever(caller: number): Promise<never> {
  for (let round = 0; ; round += 1) {
    const name = `${prefix}-${caller}-${round}`;
    await database.transact('put', { name, value: 'x'.repeat(500) });
    writeSync(1, `${name}\n`);
  }
}

await Promise.all(Array.from({ length: 32 }, (_, caller) => writeForever(caller)));
