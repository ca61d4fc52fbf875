// More time for students in the whole course, and as of which due date a grade's answer was read.

import type { Migration } from './migration.ts';

export const accommodations: Migration = {
  version: 23,
  name: 'accommodations',
  statements: [
    `create table accommodations (
      course text collate "C" not null,
      username_key text collate "C" not null,
      kind text collate "C" not null,
      amount bigint not null,
      note text collate "C" not null,
      version bigint not null,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, username_key),
      foreign key (course) references courses (course),
      check (kind in ('factor', 'days')),
      check (amount > 0),
      check (version > 0)
    )`,
    `alter table grades add column read_as_of text collate "C" not null default ''`,
  ],
};
