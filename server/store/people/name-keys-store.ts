// Keeps the stored keys of names up to date. A process of an older program that still runs next to this one (while
// several are restarted one after the other) adds people without a key and changes names without updating the key.
// Its rule for keys may also be older.

import { nameKey } from '@elenchus/domain/base/name-key.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowByRow, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, chunksOf, sql, tuples } from '../engine/sql.ts';
import { usersTable } from '../tables/people-tables.ts';

interface KeyedPerson {
  readonly course: string;
  readonly usernameKey: string;
  readonly fullName: string;
  readonly nameKey: string;
}

const PEOPLE_AT_ONCE = 2000;

/** Computes again every key that doesn't match its name; returns how many those were. */
const renewNameKeys = rowByRow(function* renewNameKeys(): Steps<number> {
  let renewed = 0;
  let people: KeyedPerson[] = [];
  do {
    const last = people.at(-1);
    people = yield* rowsOf(sql`select
        ${columnsOf(usersTable, 'course', 'usernameKey', 'fullName', 'nameKey')} from users
      where (course, username_key) > (${last?.course ?? ''}, ${last?.usernameKey ?? ''})
      order by course, username_key ${atMost(PEOPLE_AT_ONCE)}`);
    const wrong = people.filter((person) => person.nameKey !== nameKey(person.fullName));
    renewed += wrong.length;
    for (const chunk of chunksOf(wrong)) yield* writeKeys(chunk);
  } while (people.length === PEOPLE_AT_ONCE);
  return renewed;
});

/** Skips people who were renamed since: the rename also wrote their key. */
function* writeKeys(people: readonly KeyedPerson[]): Steps<void> {
  const rows = people.map(({ course, usernameKey, fullName }) => {
    return [course, usernameKey, fullName, nameKey(fullName)];
  });
  yield* run(sql`with made (course, username_key, full_name, name_key) as (values ${tuples(rows)})
    update users set name_key = made.name_key from made
    where users.course = made.course and users.username_key = made.username_key
      and users.full_name = made.full_name`);
}

export const nameKeysProcedures = { renewNameKeys };
