import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPostgresConnections } from '../engine/postgres-connections.ts';
import { openStore } from '../open-store.ts';
import { applySchemaText, describeSchema } from '../testing/describe-schema.ts';
import { selectFoundStudents } from '../students-store.ts';
import { onEachEngine, type TestPlace } from '../testing/engines.ts';
import { allMigrations, SCHEMA_VERSION } from './all-migrations.ts';
import { migratePostgres } from './migrate-postgres.ts';
import { migrateSqlite } from './migrate-sqlite.ts';
import type { Migration } from './migration.ts';

const schemaText = readFileSync(new URL('../schema.sql', import.meta.url), 'utf8');
const next = SCHEMA_VERSION + 1;
const secondStep: Migration = {
  version: next,
  name: 'one more table',
  statements: [`create table more (\n  id bigint not null,\n  primary key (id)\n)`],
};
const brokenStep: Migration = {
  version: next,
  name: 'broken',
  statements: [...secondStep.statements, 'create table more (id bigint)'],
};

onEachEngine('migrations', (engine) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await engine.makePlace();
  });
  afterEach(() => place.remove());

  async function migrate(migrations: readonly Migration[]): Promise<number> {
    const { location } = place;
    if (location.engine === 'sqlite') return migrateSqlite(location.file, migrations, 1);
    const connections = openPostgresConnections(location.url, 2);
    try {
      return await migratePostgres(connections, migrations, 1);
    } finally {
      await connections.close();
    }
  }

  test('lead from nothing to exactly the schema that is written down', async () => {
    expect(await migrate(allMigrations)).toBe(SCHEMA_VERSION);
    const migrated = await describeSchema(place.location);
    const other = await engine.makePlace();
    await applySchemaText(other.location, schemaText);
    const written = await describeSchema(other.location);
    await other.remove();
    expect(migrated.length).toBeGreaterThan(80);
    expect(migrated).toEqual(written);
  });

  test('run once, and go on from where the database stands', async () => {
    expect(await migrate(allMigrations)).toBe(SCHEMA_VERSION);
    expect(await migrate(allMigrations)).toBe(SCHEMA_VERSION);
    expect(await migrate([...allMigrations, secondStep])).toBe(next);
    expect((await describeSchema(place.location)).join('\n')).toContain('more.id');
  });

  test('a step that fails leaves nothing behind', async () => {
    await migrate(allMigrations);
    const before = await describeSchema(place.location);
    await expect(migrate([...allMigrations, brokenStep])).rejects.toThrow('already exists');
    expect(await describeSchema(place.location)).toEqual(before);
  });

  test('put a name into its order that an older rule had put elsewhere', async () => {
    const before = allMigrations.findIndex(({ name }) => name === 'names in brackets');
    const earlier = allMigrations.slice(0, before).toReversed();
    const people = [
      ['lin', 'Jiahao Lin (林家豪)', '(林家豪) an older key'],
      ['may', 'Ann May', 'may an older key'],
      ['bo', 'Bo Bell', 'bell an older key'],
    ];
    const rows = people.map(
      ([username, fullName, key]) => `insert into users (course, username_key, username, full_name,
        status, ta, password_hash, password_state, version, added_at, name_key) values ('phil',
        '${username}', '${username}', '${fullName}', 'student', '', '', 'set', 1, 1, '${key}')`,
    );
    const course = `insert into courses (course, created_at, design_version) values ('phil', 1, 1)`;
    const [ninth, ...first] = earlier;
    if (!ninth) throw new Error('there are nine earlier migrations');
    const asItWas = { ...ninth, statements: [...ninth.statements, course, ...rows] };
    delete asItWas.steps;
    await migrate([...first.toReversed(), asItWas]);
    const store = await openStore(place.location, 1);
    const { students } = await selectFoundStudents(store, { course: 'phil', taKey: null }, '');
    await store.close();
    expect(students.map(({ username }) => username)).toEqual(['bo', 'lin', 'may']);
  });

  test('a database from a newer program is refused with a sentence', async () => {
    await migrate([...allMigrations, secondStep]);
    await expect(openStore(place.location, 1)).rejects.toThrow(
      `This database has schema version ${next}, but this program knows only versions up to ${SCHEMA_VERSION}.`,
    );
  });

  test.runIf(engine.name === 'PostgreSQL')(
    'several servers may start on an empty database at once',
    async () => {
      const stores = await Promise.all(
        Array.from({ length: 5 }, () => openStore(place.location, 1)),
      );
      await Promise.all(stores.map((store) => store.close()));
      expect((await describeSchema(place.location)).join('\n')).toContain('courses.course');
    },
  );
});
