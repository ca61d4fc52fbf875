// The engines on which server tests run: SQLite always, PostgreSQL when it is available and the test file takes it.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import postgres from 'postgres';
import { describe, expect } from 'vitest';
import type { DatabaseLocation } from '../engine/database.ts';
import { takesPostgres } from './engine-turns.ts';
import { setup } from './postgres-global-setup.ts';

export interface TestPlace {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly available: boolean;
  /** A new empty database. */
  makePlace(): Promise<TestPlace>;
}

// Without the global setup (a single file run on its own) this process starts its own server.
if (process.env['TEST_POSTGRES_URL'] === undefined) {
  const stop = await setup();
  const { afterAll } = await import('vitest');
  afterAll(async () => {
    delete process.env['TEST_POSTGRES_URL'];
    await stop();
  });
}
const postgresUrl = process.env['TEST_POSTGRES_URL'] ?? 'none';

const sqliteEngine: TestEngine = {
  name: 'SQLite',
  available: true,
  async makePlace() {
    const folder = mkdtempSync(join(tmpdir(), 'elenchus-sqlite-'));
    return {
      location: { engine: 'sqlite', file: join(folder, 'elenchus.db') },
      async remove() {
        rmSync(folder, { recursive: true, force: true });
      },
    };
  },
};

const postgresEngine: TestEngine = {
  name: 'PostgreSQL',
  available: postgresUrl !== 'none',
  async makePlace() {
    const name = `elenchus_${process.pid}_${Math.random().toString(36).slice(2)}`;
    await administer(`create database ${name}`);
    const url = new URL(postgresUrl);
    url.pathname = `/${name}`;
    return {
      location: { engine: 'postgres', url: url.href },
      remove: () => administer(`drop database ${name} with (force)`),
    };
  },
};

async function administer(command: string): Promise<void> {
  const connection = postgres(postgresUrl, { max: 1, onnotice: () => undefined });
  await connection.unsafe(command);
  await connection.end();
}

export const engines: readonly TestEngine[] = [sqliteEngine, postgresEngine];

/** The same tests once on each engine; an unavailable engine shows as skipped. */
export function onEachEngine(title: string, tests: (engine: TestEngine) => void): void {
  for (const engine of engines) {
    if (engine === postgresEngine && !takesPostgres(currentTestFile())) continue;
    describe.skipIf(!engine.available)(`${title} on ${engine.name}`, () => {
      tests(engine);
    });
  }
}

/** Named from the project folder. */
function currentTestFile(): string {
  const { testPath } = expect.getState();
  if (testPath === undefined) throw new Error('Only a test file can choose its engines.');
  return relative(join(import.meta.dirname, '../../..'), testPath).replaceAll('\\', '/');
}
