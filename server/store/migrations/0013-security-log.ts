// The security log, and the device of each session, which "Your account" shows.

import type { Migration } from './migration.ts';

export const securityLog: Migration = {
  version: 13,
  name: 'security log',
  statements: [
    `create table security_log (
      course text collate "C" not null,
      id text collate "C" not null,
      at bigint not null,
      event text collate "C" not null,
      actor text collate "C" not null,
      subject text collate "C" not null,
      address text collate "C" not null,
      detail text collate "C" not null,
      times bigint not null,
      primary key (course, id),
      check (length(event) between 1 and 50),
      check (times > 0)
    )`,
    `create index security_log_by_time on security_log (id, course)`,
    `create index security_log_by_actor on security_log (course, actor, id)`,
    `create index security_log_by_subject on security_log (course, subject, id)`,
    `alter table sessions add column device text collate "C" not null default ''`,
  ],
};
