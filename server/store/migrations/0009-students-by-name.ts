// Who comes next in a list, and at which place somebody stands, is read from an index in the order of the list: the
// grading desk shows one student, and must not read a class for that.
// The key of a name follows the rule CAL-23. Where that rule changes, every key must be made anew by a later migration.

import { nameKey } from '@elenchus/domain/base/name-key.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples } from '../engine/sql.ts';
import type { Migration } from './migration.ts';

interface Person {
  readonly course: string;
  readonly usernameKey: string;
  readonly fullName: string;
}

function* makeKeys(): Steps<void> {
  const people = yield* rowsOf<Person>(
    sql`select course, username_key as "usernameKey", full_name as "fullName" from users`,
  );
  for (const chunk of chunksOf(people)) {
    const rows = chunk.map(({ course, usernameKey, fullName }) => {
      return [course, usernameKey, nameKey(fullName)];
    });
    yield* run(sql`with made (course, username_key, name_key) as (values ${tuples(rows)})
      update users set name_key = made.name_key from made
      where users.course = made.course and users.username_key = made.username_key`);
  }
}

export const studentsByName: Migration = {
  version: 9,
  name: 'students by name',
  statements: [
    `alter table users add column name_key text collate "C" not null default ''`,
    `create index students_by_name on users (course, name_key, username_key) where status = 'student'`,
    `create index students_of_ta_by_name on users (course, ta, name_key, username_key)
      where status = 'student'`,
    `create index grades_complete on grades (course, evaluation_id, username_key)
      where grading_type = 'gradingComplete' and individual_grading_data = 'yes'`,
  ],
  steps: makeKeys,
};
