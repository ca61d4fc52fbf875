// Instructors close courses too, the personal data of closed courses is deleted after a while, and people subscribe to
// the calendar of a course.

import type { Migration } from './migration.ts';

export const closedCourses: Migration = {
  version: 19,
  name: 'closed courses and calendar feeds',
  statements: [
    // Until now only the admin could close a course.
    `alter table courses add column archived_by text collate "C" not null default 'admin'
      check (archived_by in ('admin', 'instructor'))`,
    `alter table courses add column personal_data_until bigint`,
    `alter table courses add column personal_data_deleted_at bigint`,
    `alter table courses add column personal_data_sweep bigint not null default 0`,
    `create table calendar_feeds (
      course text collate "C" not null,
      username_key text collate "C" not null,
      secret_hash text collate "C" not null,
      created_at bigint not null,
      primary key (course, username_key),
      foreign key (course, username_key) references users (course, username_key) on delete cascade
    )`,
    `create unique index calendar_feeds_by_secret on calendar_feeds (course, secret_hash)`,
  ],
};
