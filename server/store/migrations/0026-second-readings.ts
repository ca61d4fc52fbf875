// What a second reader would have given for a student's work.

import type { Migration } from './migration.ts';

export const secondReadings: Migration = {
  version: 26,
  name: 'second readings',
  statements: [
    `create table second_readings (
      course text collate "C" not null,
      evaluation_id text collate "C" not null,
      username_key text collate "C" not null,
      reader text collate "C" not null,
      grade text collate "C" not null,
      remark text collate "C" not null,
      version bigint not null,
      changed_at bigint not null,
      primary key (course, evaluation_id, username_key),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200),
      check (length(grade) between 1 and 10),
      check (version > 0)
    )`,
  ],
};
