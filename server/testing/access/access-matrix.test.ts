// Every endpoint as every kind of caller about every kind of user, compared with the table. The gate is the same on both
// engines: on PostgreSQL the endpoints take turns.
import { ADMIN_PASSWORD, ROLES } from '@elenchus/contract/endpoint.examples.ts';
import { endpointTable } from '@elenchus/contract/endpoint-table.ts';
import { beforeAll, expect, test } from 'vitest';
import { hashSecret } from '../../features/login/password-hashing.ts';
import { onEachEngine } from '../../store/testing/engines.ts';
import { isTouched, takes } from '../../store/testing/test-part.ts';
import { ROWS } from './access-table.ts';
import { dumpTables } from '../table-dump.ts';
import { useApp } from '../test-app.ts';
import { NOON } from '../test-course.ts';
import { clientAs } from './test-callers.ts';
import { partsOf } from './valid-calls.ts';

test('every endpoint of the contract has its rows', () => {
  const named = new Set(ROWS.map(({ endpoint }) => endpoint));
  expect([...named].toSorted()).toEqual(Object.keys(endpointTable).toSorted());
  const aboutUsers = Object.entries(endpointTable).filter(([, { target }]) => target !== 'none');
  for (const { endpoint, expected } of ROWS) {
    const known = Object.values(expected).every((status) =>
      [200, 400, 401, 403, 404].includes(status),
    );
    expect({ endpoint, known }).toEqual({ endpoint, known: true });
  }
  for (const [endpoint] of aboutUsers) {
    const targets = ROWS.filter((row) => row.endpoint === endpoint).map(({ target }) => target);
    expect({ endpoint, targets }).toEqual({ endpoint, targets: ['self', 'sue', 'unknown'] });
  }
});

/** A wrong calendar address is counted, so that nobody can try many. */
function isGuess(row: string): boolean {
  return row.startsWith('login_failures ') && row.includes('calendar');
}

const ALL = Map.groupBy(ROWS, ({ endpoint }) => endpoint);
const IN_TURN = isTouched('server/testing/access/access-matrix.test.ts')
  ? [...ALL]
  : [...ALL].filter(([endpoint]) => takes(`access ${endpoint}`));

onEachEngine('who may call what', (engine) => {
  const app = useApp(engine);
  const endpoints = engine.name === 'SQLite' ? [...ALL] : IN_TURN;

  beforeAll(async () => {
    const value = await hashSecret(ADMIN_PASSWORD);
    await app().store.transact('setSetting', { name: 'adminPasswordHash', value, at: NOON });
  });

  test.each(endpoints)('%s', async (endpoint, rows) => {
    const { store } = app();
    const actual: string[] = [];
    const course = await app().course({ hasNeighbour: true });
    const clients = await Promise.all(ROLES.map((role) => clientAs(course, role)));
    const before = await dumpTables(store, [course.id, course.otherId()]);
    for (const row of rows) {
      for (const [place, role] of ROLES.entries()) {
        if (row.expected[role] === 200) continue;
        const { status } = await clients[place]!.call(endpoint, partsOf(row, role, course.id));
        actual.push(`${row.target} ${role} ${status}`);
      }
    }
    const after = await dumpTables(store, [course.id, course.otherId()]);
    expect(after.filter((row) => !isGuess(row))).toEqual(before.filter((row) => !isGuess(row)));
    for (const row of rows) {
      for (const role of ROLES.filter((each) => row.expected[each] === 200)) {
        // What one caller changed must not affect the next; a caller who only reads changes nothing.
        const fresh = endpoint.startsWith('GET ') ? course : await app().course();
        const client = await clientAs(fresh, role);
        const { status } = await client.call(endpoint, partsOf(row, role, fresh.id));
        actual.push(`${row.target} ${role} ${status}`);
      }
    }
    const expected = rows.flatMap((row) =>
      ROLES.map((role) => `${row.target} ${role} ${row.expected[role]}`),
    );
    expect(actual.toSorted()).toEqual(expected.toSorted());
  });

  test('an unknown course is 404 for every endpoint that names one', async () => {
    const course = await app().course();
    const [ina, admin] = [await course.as('ina'), await course.asAdministrator()];
    for (const row of ROWS.filter(({ endpoint }) => endpoint.includes('{courseID}'))) {
      const client = row.expected.admin === 401 ? ina : admin;
      const parts = partsOf(row, 'instructor');
      const params = { ...parts.params, courseID: 'no-such-course' } as never;
      const { status, error } = await client.call(row.endpoint, { ...parts, params });
      expect([row.endpoint, status, error.error]).toEqual([row.endpoint, 404, 'COURSE_NOT_FOUND']);
    }
  });
});
