import { expect, test } from 'vitest';
import { allMigrations, SCHEMA_VERSION } from '../server/store/migrations/all-migrations.ts';
import { RELEASED_SCHEMAS } from './released-schemas.ts';
import { type EXIT_CODES, updateReport, type UpdateFacts } from './update-report.ts';

const HOUR = 3_600_000;
const now = Date.UTC(2026, 10, 20);
const facts: UpdateFacts = {
  version: '1.1.0',
  schema: 33,
  place: '/data/elenchus.db',
  stored: 12,
  newestBackup: { file: '/data/backups/one.db', schema: 12, createdAt: now - HOUR },
  backupFolder: '/data/backups',
  now,
};
const HEAD = 'This is Elenchus 1.1.0 with schema 33.';
const OLDER = 'The data has schema 12 (as in Elenchus 1.0.0): /data/elenchus.db';
const UPDATES = 'Starting updates it to schema 33. Older versions can’t open it afterward.';
const FIRST = 'Make a backup first: elenchus backup';

test.each<[string, Partial<UpdateFacts>, keyof typeof EXIT_CODES, string[]]>([
  [
    'no data',
    { stored: null },
    'ready',
    [HEAD, 'There is no data yet: /data/elenchus.db', 'Starting creates it. Nothing can be lost.'],
  ],
  [
    'older data with a new backup',
    {},
    'ready',
    [
      HEAD,
      OLDER,
      UPDATES,
      'The newest backup is 1 hour old and has schema 12: /data/backups/one.db',
      'To go back later, install the version that you have now and run its restore: restore /data/backups/one.db --replace',
    ],
  ],
  [
    'older data without a backup',
    { newestBackup: null },
    'backup-first',
    [
      HEAD,
      OLDER,
      UPDATES,
      'There is no backup in /data/backups',
      FIRST,
      'To go back later, install the version that you have now and run its restore: restore /data/backups/FILE --replace',
    ],
  ],
  [
    'newer data',
    { stored: 34 },
    'refused',
    [
      HEAD,
      'The data has schema 34: /data/elenchus.db',
      'This version can’t open it, because a newer version has updated it.',
      'Start the newer version, or restore a backup that was made before the update.',
    ],
  ],
  [
    'data of this version',
    { stored: 33 },
    'ready',
    [
      HEAD,
      'The data has schema 33 (as in Elenchus 1.1.0): /data/elenchus.db',
      'Starting changes nothing in it, and you can go back to the version before.',
      'The newest backup is 1 hour old and has schema 12: /data/backups/one.db',
    ],
  ],
])('%s', (_name, change, outcome, lines) => {
  expect(updateReport({ ...facts, ...change })).toEqual({ outcome, lines });
});

const backup = { file: '/data/backups/one.db', schema: 12, createdAt: now };

test.each([
  ['a day old', { ...backup, createdAt: now - 24 * HOUR }, '24 hours'],
  ['a week old', { ...backup, createdAt: now - 7 * 24 * HOUR }, '7 days'],
  ['new, but of another schema', { ...backup, schema: 11 }, 'less than an hour'],
])('a backup that is %s isn’t enough', (_name, newestBackup, age) => {
  const { outcome, lines } = updateReport({ ...facts, newestBackup });
  expect(outcome).toBe('backup-first');
  expect(lines.join('\n')).toContain(`The newest backup is ${age} old`);
  expect(lines).toContain(FIRST);
});

test('the released schemas rise to at most the one of this program', () => {
  const schemas = RELEASED_SCHEMAS.map(({ schema }) => schema);
  expect(schemas).toEqual(schemas.toSorted((one, other) => one - other));
  expect(schemas.at(-1)).toBeLessThanOrEqual(SCHEMA_VERSION);
  const known = new Set(allMigrations.map(({ version }) => version));
  expect(schemas.every((schema) => known.has(schema))).toBe(true);
});
