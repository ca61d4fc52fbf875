// The engines on which server tests run: SQLite always, PostgreSQL when it is available and the test file takes it.

import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { describe, expect } from 'vitest';
import type { DatabaseLocation } from '../engine/database.ts';
import { setup } from './database-setup.ts';
import { takesPostgres } from './engine-turns.ts';
import { databaseAt, dropDatabase, makeDatabase } from './postgres-databases.ts';

export interface TestPlace {
  readonly location: DatabaseLocation;
  remove(): Promise<void>;
}

export interface TestEngine {
  readonly name: 'SQLite' | 'PostgreSQL';
  readonly available: boolean;
  /** A new empty database. */
  makePlace(): Promise<TestPlace>;
  /** A new database that has the current schema. */
  makeReadyPlace(): Promise<TestPlace>;
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
const postgresTemplate = process.env['TEST_POSTGRES_TEMPLATE'];
const sqliteTemplate = process.env['TEST_SQLITE_TEMPLATE'] ?? '';

function sqlitePlace(): TestPlace & { readonly file: string } {
  const folder = mkdtempSync(join(tmpdir(), 'elenchus-sqlite-'));
  const file = join(folder, 'elenchus.db');
  return {
    file,
    location: { engine: 'sqlite', file },
    async remove() {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const sqliteEngine: TestEngine = {
  name: 'SQLite',
  available: true,
  makePlace: async () => sqlitePlace(),
  async makeReadyPlace() {
    const place = sqlitePlace();
    copyFileSync(sqliteTemplate, place.file);
    return place;
  },
};

async function postgresPlace(template?: string): Promise<TestPlace> {
  const name = await makeDatabase(postgresUrl, template);
  return {
    location: { engine: 'postgres', url: databaseAt(postgresUrl, name) },
    remove: () => dropDatabase(postgresUrl, name),
  };
}

const postgresEngine: TestEngine = {
  name: 'PostgreSQL',
  available: postgresUrl !== 'none',
  makePlace: () => postgresPlace(),
  makeReadyPlace: () => postgresPlace(postgresTemplate),
};

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
