// Computes the keys of all names for migrations 9 and 10. When the rules of names change (CAL-20 to CAL-24), a later
// migration computes every key again.

import { named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples } from '../engine/sql.ts';
import { text } from '../engine/table.ts';
import { nameKeyAt10 } from './frozen/name-key-at-10.ts';

/** The table as it is in those versions. */
const PERSON = named({
  course: text('course'),
  usernameKey: text('username_key'),
  fullName: text('full_name'),
});

/** Computes the key of every name again. */
export function* makeNameKeys(): Steps<void> {
  const people = yield* rowsOf(sql`select ${PERSON} from users`);
  for (const chunk of chunksOf(people)) {
    const rows = chunk.map(({ course, usernameKey, fullName }) => {
      return [course, usernameKey, nameKeyAt10(fullName)];
    });
    yield* run(sql`with made (course, username_key, name_key) as (values ${tuples(rows)})
      update users set name_key = made.name_key from made
      where users.course = made.course and users.username_key = made.username_key`);
  }
}
