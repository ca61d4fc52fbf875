import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { named } from '../engine/columns.ts';
import {
  openPostgresConnections,
  type PostgresConnections,
} from '../engine/postgres-connections.ts';
import { sql } from '../engine/sql.ts';
import { openStore } from '../open-store.ts';
import { gradesTable } from '../tables/grade-tables.ts';
import { usersTable } from '../tables/people-tables.ts';
import { applySchemaText, describeSchema } from '../testing/describe-schema.ts';
import { selectFoundStudents } from '../people/students-store.ts';
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

/** Forty steps after one that makes a sequence; it counts how often they began, whether or not they were kept. */
const countedSteps: Migration[] = [
  { version: 1, name: 'count', statements: ['create sequence begun'] },
  ...Array.from({ length: 40 }, (_, step) => ({
    version: step + 2,
    name: `step ${step}`,
    statements: ["select nextval('begun')", `create table more${step} (id bigint)`],
  })),
];

const gradeRow = (course: string, type: string, value: string) =>
  `insert into grades (course, username_key, evaluation_id, grading_type, question_id,
    individual_grading_data, comment, version, changed_at, changed_by)
    values ('${course}', 'sam', 'E', '${type}', 'q', '${value}', '', 1, 1, 'ina')`;
const flagRow = (course: string, type: string, value: string) =>
  `insert into design_items (course, data_type, data_id, data_index, data_text, question_type,
    question_options, question_logic, question_course_date, version, changed_at, changed_by)
    values ('${course}', '${type}', '1', '', '${value}', '', '', '', '', 1, 1, 'ina')`;

const person = (key: string, status: string, state: string) =>
  `insert into users (course, username_key, username, full_name, status, ta, password_hash,
    password_state, version, added_at, name_key) values ('phil', '${key}', '${key}', '${key}',
    '${status}', '', '', '${state}', 1, 1, '${key}')`;

onEachEngine('migrations', (engine) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await engine.makePlace();
  });
  afterEach(() => place.remove());

  async function migrate(migrations: readonly Migration[]): Promise<number> {
    const { location } = place;
    if (location.engine === 'sqlite') return migrateSqlite(location.file, migrations, 1);
    return onPostgres((connections) => migratePostgres(connections, migrations, 1));
  }

  async function onPostgres<Output>(
    work: (connections: PostgresConnections) => Promise<Output>,
  ): Promise<Output> {
    const { location } = place;
    if (location.engine === 'sqlite') throw new Error('this place is a file');
    const connections = openPostgresConnections(location.url, 2);
    try {
      return await work(connections);
    } finally {
      await connections.close();
    }
  }

  test('lead from nothing to exactly the schema in the file', async () => {
    expect(await migrate(allMigrations)).toBe(SCHEMA_VERSION);
    const migrated = await describeSchema(place.location);
    const other = await engine.makePlace();
    await applySchemaText(other.location, schemaText);
    const written = await describeSchema(other.location);
    await other.remove();
    expect(migrated.length).toBeGreaterThan(80);
    expect(migrated).toEqual(written);
  });

  test('run once, and continue from the version of the database', async () => {
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

  test('USR-61 give accounts that nobody has claimed 14 days from now', async () => {
    const before = allMigrations.filter(({ version }) => version < 14);
    const rows = [
      `insert into courses (course, created_at, design_version) values ('phil', 1, 1)`,
      person('ina', 'instructor', 'set'),
      person('tom', 'ta', 'initial'),
    ];
    const last = before.at(-1);
    if (!last) throw new Error('there are earlier migrations');
    const asItWas = { ...last, statements: [...last.statements, ...rows] };
    await migrate([...before.slice(0, -1), asItWas]);
    const start = Date.now();
    const store = await openStore(place.location, 1);
    const { usernameKey: key } = usersTable;
    const claims = await store.read(
      sql`select ${named({ key, hash: usersTable.claimHash, since: usersTable.claimSince })} from users
        order by username_key`,
    );
    const [course] = await store.read(sql`select students_claim_with as way from courses`);
    await store.close();
    expect(course).toEqual({ way: 'netID' });
    expect(claims).toEqual([
      { key: 'ina', hash: null, since: null },
      { key: 'tom', hash: null, since: expect.any(Number) },
    ]);
    expect(claims[1]?.since).toBeGreaterThanOrEqual(start);
  });

  test('GRD-80 take nothing off a computed grade for contradictions that are off', async () => {
    const before = allMigrations.filter(({ version }) => version < 12);
    const courses = [
      ['off', 'No', 'Yes'],
      ['on', 'Yes', 'Yes'],
      ['manual', 'No', 'No'],
    ];
    const rows = courses.flatMap(([course = '', contradictions = '', byQuestion = '']) => [
      `insert into courses (course, created_at, design_version) values ('${course}', 1, 1)`,
      flagRow(course, 'hasContradictionItems', contradictions),
      flagRow(course, 'questionByQuestionGrading', byQuestion),
      gradeRow(course, 'questionGrade', '8'),
      gradeRow(course, 'unresolvedContradictions', '2'),
      gradeRow(course, 'examGrade', '70'),
    ]);
    const last = before.at(-1);
    if (!last) throw new Error('there are earlier migrations');
    const asItWas = { ...last, statements: [...last.statements, ...rows] };
    await migrate([...before.slice(0, -1), asItWas]);
    const store = await openStore(place.location, 1);
    const grades = await store.read(sql`select
        ${named({ course: gradesTable.course, grade: gradesTable.individualGradingData })} from grades where grading_type = 'examGrade'
      order by course`);
    const log = await store.read(sql`select course, action, subject from audit_log`);
    await store.close();
    expect(grades.map(({ course, grade }) => `${course} ${grade}`)).toEqual([
      'manual 70',
      'off 80',
      'on 70',
    ]);
    expect(log).toEqual([{ course: 'off', action: 'grade.compute', subject: 'sam' }]);
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

  test.runIf(engine.name === 'PostgreSQL')(
    'several servers may update at once, and no step begins twice',
    async () => {
      const reached = await Promise.all(Array.from({ length: 5 }, () => migrate(countedSteps)));
      expect(reached).toEqual([41, 41, 41, 41, 41]);
      const begun = await onPostgres((connections) =>
        connections.use(({ command }) => command('select last_value from begun')),
      );
      expect(begun).toEqual([{ last_value: 40 }]);
    },
  );
});
