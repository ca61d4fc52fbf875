import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { openPostgresConnections } from '../../server/store/engine/postgres-connections.ts';
import { databaseAt, makeTemplate } from '../../server/store/testing/postgres-databases.ts';
import { startThrowawayPostgres } from '../../server/store/testing/throwaway-postgres.ts';
import { projectFolder } from '../programs/run-step.ts';
import { WHOLE } from './shard.ts';
import {
  fileOfStatement,
  notedStatements,
  prepareStatements,
  refusedStatements,
  startNoting,
} from './prepare-statements.ts';

const folder = mkdtempSync(join(tmpdir(), 'a folder with noted-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const addressOf = (path: string): string => pathToFileURL(join(projectFolder, path)).href;

test('what the store runs is noted, in every thread; what anything else runs is not', () => {
  const script = `
    const { DatabaseSync } = await import('node:sqlite');
    const { openDirectReads } = await import('${addressOf('server/store/engine/direct-reads.ts')}');
    const { sql } = await import('${addressOf('server/store/engine/sql.ts')}');
    const { openStore } = await import('${addressOf('server/store/open-store.ts')}');
    const file = process.argv[1];
    const store = await openStore({ engine: 'sqlite', file }, 0);
    openDirectReads(file).read(sql\`select 1 as direct where 1 = \${1}\`);
    await store.read(sql\`select 2 as pooled\`);
    await store.transact('setSetting', { name: 'a', value: 'b', at: 0 });
    await store.close();
    new DatabaseSync(file).prepare('select 3 as other').all();
  `;
  const notes = join(folder, 'notes');
  const environment = startNoting(notes);
  writeFileSync(join(notes, 'half.12-0'), 'select 4 as half');
  writeFileSync(join(notes, 'plan'), 'explain query plan select 5');
  const args = ['--input-type=module', '--eval', script, join(folder, 'elenchus.db')];
  const { stderr, status } = spawnSync(process.execPath, args, {
    env: { ...process.env, ...environment },
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
  const noted = notedStatements(notes);
  expect(noted).toEqual(
    expect.arrayContaining(['select 1 as direct where 1 = $1', 'select 2 as pooled']),
  );
  expect(noted.filter((text) => /insert into settings/u.test(text))).toHaveLength(1);
  // Not the other one, nor the incomplete one, nor those of migrations.
  expect(noted).toHaveLength(3);
});

test('PostgreSQL refuses what it cannot run, and takes what the product asks', async (context) => {
  const server = await startThrowawayPostgres();
  if (typeof server === 'string') return context.skip(server);
  const connections = openPostgresConnections(
    databaseAt(server.url, await makeTemplate(server.url)),
    1,
  );
  const good = [
    'select value from settings where name = $1',
    'insert into settings (name, value, changed_at) values ($1, $2, $3)',
    'select to_json(name) as name from settings limit 5',
  ];
  const bad = [
    ['select value from setings where name = $1', 'relation "setings" does not exist'],
    ['select group_concat(name) from settings', 'function group_concat('],
    ['select name from settings where changed_at = name', 'operator does not exist'],
    ['select ifnull(value, $1) from settings', 'function ifnull('],
  ] as const;
  const broken = await connections.use((session) =>
    refusedStatements(session, [...good, ...bad.map(([text]) => text), ...good]),
  );
  expect(broken).toEqual(
    bad.map(([text, reason]) => ({ text, reason: expect.stringContaining(reason) })),
  );
  await connections.close();
  await server.stop();
});

test('a run that noted nearly nothing fails', async () => {
  const printed: string[] = [];
  startNoting(join(folder, 'empty'));
  const print = (text: string) => void printed.push(text);
  const counts = await prepareStatements(join(folder, 'empty'), [], WHOLE, print);
  expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  expect(printed.join('')).toContain('only 0 were noted');
});

test('the file of a statement is the one that has most of it', () => {
  const files = [
    { path: 'a.ts', text: 'sql`select value\n    from settings where name = ${name}`' },
    { path: 'b.ts', text: 'sql`select value from people`' },
  ];
  expect(fileOfStatement('select value from settings where name = $1', files)).toBe('a.ts');
  expect(fileOfStatement('select value from people order by name', files)).toBe('b.ts');
  expect(fileOfStatement('delete from drafts', files)).toBeNull();
});
