// Rules no longer search the text of the log: whom its entries name, and when evaluations were deleted, gets tables of
// its own, filled here from the entries that are there.

import { named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { atMost, chunksOf, sql, tuples } from '../engine/sql.ts';
import { integer, nullable, text } from '../engine/table.ts';
import type { Migration } from './migration.ts';

export const logMentions: Migration = {
  version: 30,
  name: 'log mentions',
  statements: [
    `create table deleted_evaluations (
      course text collate "C" not null,
      evaluation_id text collate "C" not null,
      deleted_at bigint not null,
      primary key (course, evaluation_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200)
    )`,
    `create table audit_mentions (
      course text collate "C" not null,
      username_key text collate "C" not null,
      entry_id text collate "C" not null,
      primary key (course, username_key, entry_id),
      foreign key (course, entry_id) references audit_log (course, id)
    )`,
  ],
  *steps() {
    yield* fillMentions();
    yield* fillDeletions();
  },
};

/** The table as it is in this version. */
const ENTRY = named({
  course: text('course'),
  id: text('id'),
  at: integer('at'),
  actor: text('actor'),
  subject: text('subject'),
  before: nullable(text('before_value')),
  after: nullable(text('after_value')),
});

const ENTRIES_AT_ONCE = 2000;
const PERSON_FIELDS = ['usernameKey', 'ta', 'author', 'changedBy', 'reader', 'givenTo'];

function* fillMentions(): Steps<void> {
  let last = { course: '', id: '' };
  let found = 0;
  do {
    const entries = yield* rowsOf(sql`select ${ENTRY} from audit_log
      where (course, id) > (${last.course}, ${last.id})
      order by course, id ${atMost(ENTRIES_AT_ONCE)}`);
    const rows = entries.flatMap(({ course, id, actor, subject, before, after }) => {
      const people = [recordIn(before), recordIn(after)].flatMap((value) =>
        PERSON_FIELDS.map((field) => value[field]),
      );
      return [...new Set(people)].flatMap((key) => {
        const isOther = typeof key === 'string' && key !== '' && key !== actor && key !== subject;
        return isOther ? [[course, key, id]] : [];
      });
    });
    for (const chunk of chunksOf(rows)) {
      yield* run(sql`insert into audit_mentions (course, username_key, entry_id)
        values ${tuples(chunk)}`);
    }
    last = entries.at(-1) ?? last;
    found = entries.length;
  } while (found === ENTRIES_AT_ONCE);
}

function* fillDeletions(): Steps<void> {
  const removals = yield* rowsOf(sql`select ${ENTRY} from audit_log
    where action = 'design.remove' and course in (select course from courses)
      and not exists (select 1 from design_items d where d.course = audit_log.course
        and d.data_type = 'evaluation' and d.data_id = audit_log.subject)
    order by course, id`);
  for (const { course, subject, at, before } of removals) {
    if (recordIn(before)['dataType'] !== 'evaluation') continue;
    yield* run(sql`insert into deleted_evaluations (course, evaluation_id, deleted_at)
      values (${course}, ${subject}, ${at})
      on conflict (course, evaluation_id) do update set deleted_at = excluded.deleted_at`);
  }
}

/** The value of an entry with its fields; what isn't a record, or can't be read, has none. */
function recordIn(json: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = json === null ? null : JSON.parse(json);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
