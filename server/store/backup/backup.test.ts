import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeBy } from '../logs/audit-store.ts';
import { selectCourses } from '../courses/courses-store.ts';
import { named } from '../engine/columns.ts';
import type { DatabaseLocation } from '../engine/database.ts';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { plainSql, sql } from '../engine/sql.ts';
import { integerFrom } from '../engine/table.ts';
import { allMigrations, SCHEMA_VERSION } from '../migrations/all-migrations.ts';
import { migratePostgres } from '../migrations/migrate-postgres.ts';
import type { Migration } from '../migrations/migration.ts';
import { migrateSqlite } from '../migrations/migrate-sqlite.ts';
import { openStore, type Store } from '../open-store.ts';
import { describeSchema } from '../testing/describe-schema.ts';
import { engines, onEachEngine, type TestPlace } from '../testing/engines.ts';
import { evaluation, NOON, person } from '../testing/test-store.ts';
import { backupTo, restoreFrom } from './backup-database.ts';
import { BACKUP_TABLES } from './backup-tables.ts';

const OPTIONS = { now: NOON, replace: false };
let folder: string;
let places: TestPlace[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'elenchus-backup-'));
  places = [];
});
afterEach(async () => {
  await Promise.all(places.map((place) => place.remove()));
  await rm(folder, { recursive: true, force: true });
});

async function emptyPlace(engine: (typeof engines)[number]): Promise<DatabaseLocation> {
  const place = await engine.makePlace();
  places.push(place);
  return place.location;
}

async function fill(store: Store, students = 1200): Promise<void> {
  const users = Array.from({ length: students }, (_, position) => person(`Student${position}`));
  await store.transact('createCourse', {
    ...changeBy('phil', 'admin', NOON),
    items: [evaluation('MID', { dataText: 'Line\nbreak "quoted" ¬∨ 🦉' })],
    users,
  });
  await write(store, 0);
}

function write(store: Store, round: number): Promise<unknown> {
  return store.transact('saveAnswers', {
    course: 'phil',
    usernameKey: 'student0',
    at: NOON + round,
    timeZone: 'America/New_York',
    answers: [
      {
        questionID: `q${round}`,
        questionAnswer: '',
        questionEssayAnswer: `essay ${round}`,
        editedAt: NOON,
      },
    ],
  });
}

/** Every row of every table. */
async function contentOf(store: Store): Promise<unknown[][]> {
  return store.readTogether(
    BACKUP_TABLES.map((table) => plainSql(`select * from ${table} order by 1, 2, 3`)),
  );
}

async function coursesOf(location: DatabaseLocation): Promise<string[]> {
  const store = await openStore(location, NOON);
  const courses = await selectCourses(store);
  await store.close();
  return courses.map(({ course }) => course);
}

onEachEngine('a backup', (engine) => {
  test('made while people write contains one moment, and restores to exactly that', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    await fill(store);
    const progress = { round: 0, isDone: false };
    const writing = (async () => {
      while (!progress.isDone) {
        progress.round += 1;
        await write(store, progress.round);
      }
    })();
    while (progress.round < 5) await write(store, 100_000);
    const acknowledgedBefore = progress.round - 1;
    const file = join(folder, 'backup');
    const manifest = await backupTo(location, file, { now: NOON });
    progress.isDone = true;
    await writing;
    await store.close();
    const target = await emptyPlace(engine);
    await restoreFrom(target, file, OPTIONS);
    const restored = await openStore(target, NOON);
    const answers = await restored.read(
      sql`select ${named({
        answers: integerFrom(sql`(select count(*) from answers)`),
        history: integerFrom(sql`(select count(*) from answer_history)`),
      })}`,
    );
    expect(answers[0]?.answers).toBe(answers[0]?.history);
    expect(answers[0]?.answers).toBe(manifest.rows['answers']);
    expect(manifest.rows['answers']).toBeGreaterThan(acknowledgedBefore);
    expect(manifest.rows).toMatchObject({ users: 1200, audit_log: 1200, courses: 1 });
    await restored.close();
  });

  test('keeps every row as it was', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    await fill(store);
    await backupTo(location, join(folder, 'backup'), { now: NOON });
    const target = await emptyPlace(engine);
    await restoreFrom(target, join(folder, 'backup'), OPTIONS);
    const restored = await openStore(target, NOON);
    expect(await contentOf(restored)).toEqual(await contentOf(store));
    expect(await describeSchema(target)).toEqual(await describeSchema(location));
    await Promise.all([store.close(), restored.close()]);
  });

  test('does not replace a database with courses unless instructed to', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    await fill(store);
    const file = join(folder, 'backup');
    await backupTo(location, file, { now: NOON });
    await store.transact('createCourse', {
      ...changeBy('later', 'admin', NOON),
      items: [],
      users: [],
    });
    await store.close();
    await expect(restoreFrom(location, file, OPTIONS)).rejects.toThrow('has courses already');
    const keepIn = join(folder, 'kept');
    const { kept } = await restoreFrom(location, file, { ...OPTIONS, replace: true, keepIn });
    expect(await coursesOf(location)).toEqual(['phil']);
    // The replaced database can be restored whole, from the place that the restore reports.
    const other = await emptyPlace(engine);
    if (location.engine === 'sqlite' && other.engine === 'sqlite') {
      copyFileSync(String(kept), other.file);
    } else {
      await restoreFrom(other, String(kept), OPTIONS);
    }
    expect(await coursesOf(other)).toEqual(['later', 'phil']);
    // A second restore in the next moment keeps the first as well.
    const again = { now: NOON + 1, replace: true, keepIn };
    expect((await restoreFrom(location, file, again)).kept).not.toBe(kept);
    expect(await coursesOf(location)).toEqual(['phil']);
  });

  test('is refused while a server uses the database', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    await fill(store, 3);
    const file = join(folder, 'backup');
    await backupTo(location, file, { now: NOON });
    await write(store, 1);
    const present = await contentOf(store);
    const restoring = restoreFrom(location, file, { ...OPTIONS, replace: true });
    await expect(restoring).rejects.toThrow('in use by');
    expect(await contentOf(store)).toEqual(present);
    await store.close();
  });

  test('never overwrites a file', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    const file = join(folder, 'backup');
    await backupTo(location, file, { now: NOON });
    await expect(backupTo(location, file, { now: NOON })).rejects.toThrow('already exists');
    await store.close();
  });

  test('that is damaged, cut off or without its manifest is refused, and the present data stay', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    await fill(store);
    const file = join(folder, 'backup');
    await backupTo(location, file, { now: NOON });
    await write(store, 1);
    const present = await contentOf(store);
    await store.close();
    const manifest = `${file}.manifest.json`;
    const [whole, contents] = [readFileSync(file), readFileSync(manifest)];
    const oneByteAltered = Buffer.from(whole);
    const middle = Math.floor(whole.length / 2);
    oneByteAltered[middle] = (oneByteAltered[middle] ?? 0) ^ 1;
    for (const [damage, sentence] of [
      [() => writeFileSync(file, Buffer.concat([whole, Buffer.from('x')])), 'is damaged'],
      [() => writeFileSync(file, whole.subarray(0, -100)), 'is damaged'],
      [() => writeFileSync(file, ''), 'is damaged'],
      [() => writeFileSync(file, oneByteAltered), 'is damaged'],
      [
        () => writeFileSync(manifest, contents.subarray(0, -20)),
        'is not the manifest of an Elenchus',
      ],
      [() => rmSync(manifest), 'There is no manifest'],
    ] as const) {
      writeFileSync(file, whole);
      writeFileSync(manifest, contents);
      damage();
      const restored = restoreFrom(location, file, { ...OPTIONS, replace: true });
      await expect(restored).rejects.toThrow(sentence);
    }
    const after = await openStore(location, NOON);
    expect(await contentOf(after)).toEqual(present);
    await after.close();
  });
});

const LATER: Migration = {
  version: SCHEMA_VERSION + 1,
  name: 'a table of a later program',
  statements: [
    `create table later (course text collate "C" not null, foreign key (course) references courses (course))`,
  ],
};

/** Changes that the next version of the program would make to the database. */
async function makeNewer(location: DatabaseLocation): Promise<void> {
  const migrations = [...allMigrations, LATER];
  if (location.engine === 'sqlite') {
    migrateSqlite(location.file, migrations, NOON);
    return;
  }
  const connections = openPostgresConnections(location.url, 1);
  await migratePostgres(connections, migrations, NOON);
  await connections.close();
}

onEachEngine('a database of a newer program', (engine) => {
  test('is not backed up as rows, which would leave out what this program does not know', async () => {
    const location = await emptyPlace(engine);
    await makeNewer(location);
    const file = join(folder, 'rows');
    const backup = backupTo(location, file, { now: NOON, portable: true });
    await expect(backup).rejects.toThrow(
      `This database has schema version ${LATER.version}, but this program knows only versions up to ${SCHEMA_VERSION}.`,
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test('is replaced by a backup of this one: SQLite keeps it next to it, PostgreSQL needs a new database', async () => {
    const location = await emptyPlace(engine);
    const store = await openStore(location, NOON);
    await fill(store, 3);
    await store.close();
    const file = join(folder, 'backup');
    await backupTo(location, file, { now: NOON });
    await makeNewer(location);
    const restored = await restoreFrom(location, file, { ...OPTIONS, replace: true }).then(
      ({ kept }) => String(kept),
      String,
    );
    const opened = await openStore(location, NOON).then(async (after) => {
      const courses = await selectCourses(after);
      await after.close();
      return `${courses.length} course`;
    }, String);
    const [restoring, opening] =
      location.engine === 'sqlite'
        ? ['before-restore', '1 course']
        : ['Restore into a new, empty database.', 'Start the newer program'];
    expect(restored).toContain(restoring);
    expect(opened).toContain(opening);
  });

  test('its backup is refused, and nothing is touched', async () => {
    const location = await emptyPlace(engine);
    await (await openStore(location, NOON)).close();
    const file = join(folder, 'backup');
    await backupTo(location, file, { now: NOON });
    const manifest = `${file}.manifest.json`;
    const newer = { ...JSON.parse(readFileSync(manifest, 'utf8')), schemaVersion: LATER.version };
    writeFileSync(manifest, JSON.stringify(newer));
    const before = await describeSchema(location);
    const restoring = restoreFrom(location, file, { ...OPTIONS, replace: true });
    await expect(restoring).rejects.toThrow('this program knows only versions up to');
    expect(await describeSchema(location)).toEqual(before);
  });
});

onEachEngine('a portable backup', (engine) => {
  test.each(engines.filter(({ available }) => available))(
    'of $name restores to this engine, row for row',
    async (from) => {
      const location = await emptyPlace(from);
      const store = await openStore(location, NOON);
      await fill(store);
      const file = join(folder, 'rows');
      const manifest = await backupTo(location, file, { now: NOON, portable: true });
      expect(manifest.content).toBe('rows');
      const target = await emptyPlace(engine);
      await restoreFrom(target, file, OPTIONS);
      const restored = await openStore(target, NOON);
      expect(await contentOf(restored)).toEqual(await contentOf(store));
      await Promise.all([store.close(), restored.close()]);
    },
  );
});

test.each([{ portable: false }, { portable: true }])(
  'a backup that fails leaves no file, not even half of one: $portable',
  async ({ portable }) => {
    const location = await emptyPlace(engines[0]!);
    const store = await openStore(location, NOON);
    await fill(store, 3);
    await store.close();
    const file = join(folder, 'backup');
    // The copy is written in full, and then cannot get its manifest.
    mkdirSync(`${file}.manifest.json`);
    await expect(backupTo(location, file, { now: NOON, portable })).rejects.toThrow('EISDIR');
    expect(readdirSync(folder)).toEqual(['backup.manifest.json']);
  },
);

test('the rows of a file that lost its end are refused', async () => {
  const { readRowsFile } = await import('./rows-file.ts');
  const location = await emptyPlace(engines[0]!);
  const store = await openStore(location, NOON);
  await fill(store);
  await store.close();
  const file = join(folder, 'rows');
  await backupTo(location, file, { now: NOON, portable: true });
  const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
  writeFileSync(file, gzipSync(lines.slice(0, -1).join('\n')));
  const read = (async () => {
    for await (const chunk of readRowsFile(file)) expect(chunk.rows.length).toBeGreaterThan(0);
  })();
  await expect(read).rejects.toThrow('was cut off');
});

test.each([{ portable: false }, { portable: true }])(
  'a database of an older version is backed up before the update: $portable',
  async ({ portable }) => {
    const location = await emptyPlace(engines[0]!);
    if (location.engine !== 'sqlite') return;
    migrateSqlite(location.file, allMigrations.slice(0, 1), NOON);
    const file = join(folder, 'backup');
    const manifest = await backupTo(location, file, { now: NOON, portable });
    expect(manifest).toMatchObject({ schemaVersion: 1, rows: { courses: 0 } });
    const target = await emptyPlace(engines[0]!);
    await restoreFrom(target, file, OPTIONS);
    await (await openStore(target, NOON)).close();
    expect((await describeSchema(target)).join('\n')).toContain('grading_presence.tab');
  },
);

test('the list of tables is the whole schema', async () => {
  const location = await emptyPlace(engines[0]!);
  await (await openStore(location, NOON)).close();
  const lines = await describeSchema(location);
  const tables = lines.flatMap((line) => /^table (\w+) /.exec(line)?.[1] ?? []);
  expect(tables.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(
    [...BACKUP_TABLES, 'schema_version'].toSorted((one, other) => (one < other ? -1 : 1)),
  );
});
