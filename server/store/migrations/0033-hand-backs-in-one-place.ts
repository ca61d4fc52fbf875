// Whether the design hands an evaluation back to everyone moves from two kinds of design items to class_hand_backs, where
// the hand backs and plans by calls are.

import { named } from '../engine/columns.ts';
import { rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql, tuples } from '../engine/sql.ts';
import { integer, text } from '../engine/table.ts';
import type { Migration } from './migration.ts';

export const handBacksInOnePlace: Migration = {
  version: 33,
  name: 'hand backs in one place',
  // SQLite can't make a column nullable, so the table is made again. A copy, not another name: PostgreSQL would keep the
  // names of its constraints.
  statements: [
    'create table earlier_hand_backs as select * from class_hand_backs',
    'drop table class_hand_backs',
    `create table class_hand_backs (
      course text collate "C" not null,
      evaluation_id text collate "C" not null,
      since bigint,
      design_version bigint,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, evaluation_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200),
      check (design_version > 0),
      check (since is not null or design_version is not null)
    )`,
    `insert into class_hand_backs (course, evaluation_id, since, changed_at, changed_by)
      select course, evaluation_id, since, changed_at, changed_by from earlier_hand_backs`,
    'drop table earlier_hand_backs',
  ],
  *steps() {
    const courses = yield* rowsOf(sql`select distinct ${named({ course: text('course') })}
      from design_items where data_type in ('evaluation', 'handBackTime') order by course`);
    for (const { course } of courses) yield* moveOf(course);
  },
};

/** The table as it is in this version. */
const ITEM = named({
  dataType: text('data_type'),
  id: text('data_id'),
  dataText: text('data_text'),
  state: text('question_logic'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
});

function* moveOf(course: string): Steps<void> {
  const items = yield* rowsOf(sql`select ${ITEM} from design_items
    where course = ${course} and data_type in ('evaluation', 'handBackTime') order by data_id`);
  const times = new Map(
    items.flatMap((item) => (item.dataType === 'handBackTime' ? [[item.id, item] as const] : [])),
  );
  const back = items.filter(
    ({ dataType, state }) => dataType === 'evaluation' && state.trim().toLowerCase() === 'graded',
  );
  for (const chunk of chunksOf(back)) {
    const ids = list(chunk.map(({ id }) => id));
    // What the design says has always come before a plan for everyone.
    yield* run(sql`delete from class_hand_backs
      where course = ${course} and evaluation_id in ${ids}`);
    const rows = chunk.map((item) => {
      const time = times.get(item.id);
      const { version, changedAt, changedBy } = time ?? item;
      return [
        course,
        item.id,
        time ? epochMsOf(time.dataText) : null,
        version,
        changedAt,
        changedBy,
      ];
    });
    yield* run(sql`insert into class_hand_backs
      (course, evaluation_id, since, design_version, changed_at, changed_by)
      values ${tuples(rows)}`);
    yield* run(sql`update design_items set question_logic = 'ungraded'
      where course = ${course} and data_type = 'evaluation' and data_id in ${ids}`);
  }
  yield* run(sql`delete from design_items
    where course = ${course} and data_type = 'handBackTime'`);
}

/** The time of a record; null without one, and for a text that isn't a time in UTC. */
function epochMsOf(dataText: string): number | null {
  const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(dataText.trim());
  const epochMs = isTime ? Date.parse(dataText.trim()) : NaN;
  return Number.isNaN(epochMs) ? null : epochMs;
}
