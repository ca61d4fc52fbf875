// What items of the design were before they changed.

import type { Migration } from './migration.ts';

export const designHistory: Migration = {
  version: 5,
  name: 'design history',
  statements: [
    `create table design_history (
      course text collate "C" not null,
      data_type text collate "C" not null,
      data_id text collate "C" not null,
      local_date text collate "C" not null,
      changed_at bigint not null,
      before_value text collate "C",
      primary key (course, data_type, data_id, local_date),
      foreign key (course) references courses (course),
      check (length(local_date) = 10)
    )`,
    `create index design_history_by_date on design_history (course, local_date)`,
  ],
};
