// People whose netID belongs to someone else now: who their records are about.

import type { Migration } from './migration.ts';

export const formerPeople: Migration = {
  version: 17,
  name: 'former people',
  statements: [
    `create table former_people (
      course text collate "C" not null,
      record text collate "C" not null,
      username_key text collate "C" not null,
      full_name text collate "C" not null,
      status text collate "C" not null,
      deleted_at bigint,
      set_aside_at bigint not null,
      primary key (course, record),
      foreign key (course) references courses (course),
      check (length(record) between 3 and 250)
    )`,
    'create index former_people_by_username on former_people (course, username_key)',
  ],
};
