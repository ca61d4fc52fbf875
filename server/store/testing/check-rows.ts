// Every row that a server test reads is compared with its columns (vitest setupFiles). The writer thread of SQLite reads
// rows too, and isn't seen from here; on PostgreSQL the same procedures run in this thread.

import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { ReadValues } from '../engine/read-rows.ts';
import { rowFaults } from './row-faults.ts';

const CHANNEL = 'elenchus:rows';
const faults = new Set<string>();

function compare(read: unknown): void {
  for (const fault of rowFaults(read as ReadValues)) faults.add(fault);
}

beforeAll(() => subscribe(CHANNEL, compare));
afterAll(() => void unsubscribe(CHANNEL, compare));
afterEach(() => {
  const found = [...faults];
  faults.clear();
  if (found.length > 0) throw new Error(found.join('\n'));
});
