// No statement of a course's work touches two courses. Every call of the contract runs, with two courses in the
// database that have the same people, and each statement is judged by its values and by how the database looks for rows.
import { ADMIN_PASSWORD, ROLES } from '@elenchus/contract/endpoint.examples.ts';
import { endpointTable, type EndpointName } from '@elenchus/contract/endpoint-table.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../features/login/password-hashing.ts';
import { COURSE_TABLES } from '../store/course-tables.ts';
import { sql } from '../store/engine/sql.ts';
import { rowsOfTable } from '../store/engine/sqlite-connection.ts';
import type { WrittenStatement } from '../store/engine/written-sql.ts';
import { openWatchedStore } from '../store/testing/watched-store.ts';
import { ROWS } from './access/access-table.ts';
import { liveIn } from './lived-in-course.ts';
import { startApp, type TestApp } from './test-app.ts';
import { clientAs } from './access/test-callers.ts';
import { NOON } from './test-course.ts';
import { partsOf } from './access/valid-calls.ts';

/** The statements that are about more than one course, or about none that they name, and why. */
const EXCEPTIONS: readonly (readonly [statement: RegExp, reason: string])[] = [
  [/^insert into courses /, 'SQLite looks for rows that could belong to a course of that name'],
  [/^select course, .* from courses order by created_at, course$/, 'which course `/` opens'],
  [/^select c\.course, .* from courses c\b/, 'the list of courses of the admin'],
  [
    /^select count\(\*\) as count from courses made\b/,
    'how many courses an instructor made lately',
  ],
  [/from security_log\) s where s\.id >= \? order by/, 'the security log of the admin'],
  [/^delete from security_log where id < \?$/, 'security log entries that are too old'],
  [/^delete from sign_on_attempts where begun_at <= \?$/, 'logins that were never finished'],
];

const COURSE_DATA = new Set(['courses', ...Object.keys(COURSE_TABLES)]);
const folder = mkdtempSync(join(tmpdir(), 'elenchus-watched-'));
const { store, connection, statements } = openWatchedStore(join(folder, 'elenchus.db'), NOON);
const problems = new Map<string, string>();
const used = new Set<RegExp>();
let judged = 0;
let app: TestApp;

beforeAll(async () => {
  app = await startApp(store, { now: NOON });
  const value = await hashSecret(ADMIN_PASSWORD);
  await store.transact('setSetting', { name: 'adminPasswordHash', value, at: NOON });
});
afterAll(async () => {
  await app.http.close();
  await store.close();
  rmSync(app.webRoot, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
});

const CALLS = [...Map.groupBy(ROWS, ({ endpoint }) => endpoint)];

test.each(CALLS)('%s', async (endpoint: EndpointName, rows) => {
  const course = await liveIn(app);
  judge('making a course');
  for (const row of rows) {
    for (const role of ROLES.filter((each) => row.expected[each] === 200)) {
      const client = await clientAs(course, role);
      await client.call(endpoint, partsOf(row, role, course.id));
      judge(endpoint);
    }
  }
  expect([...problems.values()]).toEqual([]);
});

test.each([
  ['select * from users where username_key = ?', ['phil-1']],
  ['select * from users where course in (?, ?)', ['phil-1', 'phil-2']],
  ['delete from users where course = ? or username_key = ?', ['phil-1', 'sam']],
  [
    'select 1 from users u join answers a on a.username_key = u.username_key where u.course = ?',
    ['phil-1'],
  ],
  ['insert into answers (username_key, course) values (?, ?)', ['sam', 'phil-1']],
  ['select * from users where course = ?', ['sam']],
])('%s would be found', (text, values) => {
  expect(problemOf({ text, values }, new Set(['phil-1', 'phil-2']))).toBeDefined();
});

test('the walk made every call, and every exception is still needed', () => {
  expect(CALLS.map(([endpoint]) => endpoint).toSorted()).toEqual(
    Object.keys(endpointTable).toSorted(),
  );
  expect(judged).toBeGreaterThan(1000);
  expect(EXCEPTIONS.filter(([statement]) => !used.has(statement))).toEqual([]);
});

/** Judges what has run since the last call. */
function judge(what: string): void {
  const ran = statements();
  const rows = connection.execute(sql`select course from courses`);
  const courses = new Set(rows.map(({ course }) => course));
  for (const { text, values } of ran) {
    const statement = { text: text.replaceAll(/\s+/g, ' ').trim(), values };
    if (!tablesIn(statement.text).some((table) => COURSE_DATA.has(table))) continue;
    judged += 1;
    const exception = EXCEPTIONS.find(([pattern]) => pattern.test(statement.text));
    if (exception) used.add(exception[0]);
    const problem = exception ? undefined : problemOf(statement, courses);
    if (problem) problems.set(statement.text, `${what}: ${problem}: ${statement.text}`);
  }
}

function problemOf(statement: WrittenStatement, courses: ReadonlySet<unknown>): string | undefined {
  const { text, values } = statement;
  // An entry of the security log belongs to one course, and may mention another in its text.
  const keys = text.startsWith('insert into security_log ') ? values.slice(0, 1) : values;
  const named = new Set(keys.filter((value) => courses.has(value)));
  // Entries of the security log and logins of the installation have the course ''.
  const isOfInstallation = named.size === 0 && values[0] === '';
  if (named.size !== 1 && !isOfInstallation) return `names ${named.size} courses`;
  if (text.startsWith('insert ') && !/^insert into \w+ (as \w+ )?\( ?course,/.test(text))
    return 'adds rows without a course first';
  const own = ownTables(text);
  const plan = rowsOfTable(
    connection.executeWritten({ values, text: `explain query plan ${text}` }),
  );
  const loose = plan
    .map(({ detail }) => String(detail))
    .filter((detail) => /^(SCAN|SEARCH) (?!\d|CONSTANT ROW|\(subquery)/.test(detail))
    .filter((detail) => !detail.includes('(course=?') && !own.has(detail.split(' ')[1] ?? ''));
  return loose.length > 0 ? loose.join('; ') : undefined;
}

/** Every stored table that a statement names. */
function tablesIn(text: string): string[] {
  return [...text.matchAll(/\b(?:from|join|into|update) (\w+)/g)].map(([, name]) => name ?? '');
}

/** What a statement makes itself, by all its names: subqueries, lists of values and common table expressions. */
function ownTables(text: string): ReadonlySet<string> {
  const subqueries = text.matchAll(/\) (?:as )?(\w+)/g);
  const expressions = text.matchAll(/(?:with|,) (\w+) ?(?:\([\w, ]*\) )?as (?:materialized )?\(/g);
  const names = [...subqueries, ...expressions].map(([, name]) => name ?? '');
  const aliases = names.flatMap((name) =>
    [...text.matchAll(new RegExp(`(?:from|join) ${name} (?:as )?(\\w+)`, 'g'))].map(
      ([, alias]) => alias ?? '',
    ),
  );
  return new Set([...names, ...aliases].filter((name) => !COURSE_DATA.has(name)));
}
