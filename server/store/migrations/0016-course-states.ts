// Courses can be archived and deleted, and the admin sees when each was last used.

import type { Migration } from './migration.ts';

export const courseStates: Migration = {
  version: 16,
  name: 'archived and deleted courses',
  statements: [
    `alter table courses add column archived_at bigint`,
    `alter table courses add column delete_after bigint`,
    `alter table courses add column active_at bigint not null default 0`,
    `update courses set active_at = coalesce((select max(used_at) from (
        select max(saved_at) as used_at from answers where answers.course = courses.course
        union all
        select max(last_seen_at) as used_at from sessions where sessions.course = courses.course
        union all
        select max(at) as used_at from audit_log where audit_log.course = courses.course
      ) as uses), created_at)`,
    `create index instructors on users (course, username_key) where status = 'instructor'`,
  ],
};
