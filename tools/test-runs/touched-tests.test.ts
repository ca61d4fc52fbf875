import { expect, test } from 'vitest';
import { touchedTests } from './touched-tests.ts';

const file = (path: string, text = '', ...targets: readonly string[]) => ({
  path,
  text,
  imports: targets.map((target) => ({ target })),
});

const FEATURES = 'server/features';
const FILES = [
  file('server/store/engine/sql.ts'),
  file('server/store/grade-rows.ts'),
  file(
    'server/store/grades/grades-store.ts',
    'export function* saveGrade() {}',
    'server/store/grade-rows.ts',
  ),
  file('server/store/people/users-store.ts', 'export function* addUser() {}'),
  file('server/store/procedures.ts', "'saveGrade' 'addUser'"),
  file(`${FEATURES}/grades-handlers.ts`, "'POST /api/grades/{courseID}': write('saveGrade')"),
  file(`${FEATURES}/users-handlers.ts`, "'POST /api/users/{courseID}': write('addUser')"),
  file(
    'server/build-app.ts',
    '',
    `${FEATURES}/grades-handlers.ts`,
    `${FEATURES}/users-handlers.ts`,
  ),
  file('server/testing/test-app.ts', "'addUser'", 'server/build-app.ts'),
  file(`${FEATURES}/grades-handlers.test.ts`, '', 'server/testing/test-app.ts'),
  file(
    `${FEATURES}/late-grades.test.ts`,
    "'POST /api/grades/{courseID}'",
    'server/testing/test-app.ts',
  ),
  file(`${FEATURES}/users-handlers.test.ts`, '', 'server/testing/test-app.ts'),
  file('web/features/users.test.ts', '', 'server/store/people/users-store.ts'),
];
const GRADES = [`${FEATURES}/grades-handlers.test.ts`, `${FEATURES}/late-grades.test.ts`];
const USERS = `${FEATURES}/users-handlers.test.ts`;

test.each([
  ['a test itself', USERS, [USERS]],
  [
    'the handlers that it is named after, or that it calls',
    `${FEATURES}/grades-handlers.ts`,
    GRADES,
  ],
  ['the procedures of those handlers', 'server/store/grades/grades-store.ts', GRADES],
  ['what all of them are given', 'server/testing/test-app.ts', [...GRADES, USERS]],
  ['what every query goes through', 'server/store/engine/sql.ts', [...GRADES, USERS]],
  ['only what is near', 'server/build-app.ts', []],
  ['the engine alone: a rule is the same on both', 'domain/grades.ts', []],
])('%s', (_, changed, touched) => {
  expect(touchedTests([changed], FILES)).toEqual(touched);
});
