// Who has which student open for grading.

import type { Migration } from './migration.ts';

export const gradingPresence: Migration = {
  version: 2,
  name: 'grading presence',
  statements: [
    `create table grading_presence (
      course text collate "C" not null,
      username_key text collate "C" not null,
      evaluation_id text collate "C" not null,
      grader_key text collate "C" not null,
      tab text collate "C" not null,
      since bigint not null,
      seen_at bigint not null,
      primary key (course, username_key, evaluation_id, grader_key, tab),
      foreign key (course) references courses (course),
      check (length(tab) between 1 and 64)
    )`,
    `create index grading_presence_by_age on grading_presence (course, seen_at)`,
  ],
};
