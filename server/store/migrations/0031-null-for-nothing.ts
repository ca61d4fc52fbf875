// Columns in which '' meant nobody, none or now, and 0 an unknown time, get null there. A custom due date that follows
// from an accommodation gets a column that says so; its comment said so before.

import type { Migration } from './migration.ts';

interface NullableColumn {
  readonly table: string;
  readonly column: string;
  readonly type: 'text collate "C"' | 'bigint';
  /** Which values the column may have. The others become null. */
  readonly check: string | null;
  /** Which rows keep their value. */
  readonly has: string;
}

function text(table: string, column: string): NullableColumn {
  const type = 'text collate "C"';
  return { table, column, type, check: "<> ''", has: `${column} <> ''` };
}

function time(table: string, column: string): NullableColumn {
  return { table, column, type: 'bigint', check: '> 0', has: `${column} > 0` };
}

/** SQLite can't make a column nullable, so it is made again. */
function madeNullable({ table, column, type, check, has }: NullableColumn): string[] {
  const made = `new_${column}`;
  const constraint =
    check === null ? '' : ` constraint ${table}_${column}_check check (${made} ${check})`;
  return [
    `alter table ${table} add column ${made} ${type}${constraint}`,
    `update ${table} set ${made} = ${column} where ${has}`,
    `alter table ${table} drop column ${column}`,
    `alter table ${table} rename column ${made} to ${column}`,
  ];
}

export const nullForNothing: Migration = {
  version: 31,
  name: 'null for nothing',
  statements: [
    'drop index users_of_ta',
    'drop index students_of_ta_by_name',
    ...[
      time('courses', 'active_at'),
      text('design_versions', 'changed_by'),
      text('users', 'ta'),
      text('users', 'claim_hash'),
      time('users', 'claim_since'),
      text('users', 'person'),
      text('former_people', 'person'),
      text('answers', 'removed_options'),
      text('answer_history', 'removed_options'),
      text('grades', 'read_as_of'),
      time('grades', 'read_at'),
      text('grade_requests', 'assigned_to'),
      text('mail_addresses', 'address'),
      text('mail_addresses', 'asked_address'),
      time('mail_addresses', 'asked_at'),
      // The mail server can refuse an address without a code of its own: then it is 0.
      {
        table: 'mail_addresses',
        column: 'refused_code',
        type: 'bigint',
        check: null,
        has: 'refused_at is not null',
      } as const,
      text('mail_queue', 'claimed_by'),
      time('mail_queue', 'claimed_at'),
    ].flatMap(madeNullable),
    'create index users_of_ta on users (course, ta, username_key)',
    `create index students_of_ta_by_name on users (course, ta, name_key, username_key)
      where status = 'student'`,
    `alter table grades add column is_accommodation bigint not null default 0
      check (is_accommodation in (0, 1))`,
    `update grades set is_accommodation = 1, comment = ''
      where grading_type = 'customDueDate' and comment = 'accommodation'`,
  ],
};
