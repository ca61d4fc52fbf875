// The last plagiarism check of each evaluation: how far it is, and the list that was finished last.

import type { Migration } from './migration.ts';

export const similarityChecks: Migration = {
  version: 3,
  name: 'similarity checks',
  statements: [
    `create table similarity_checks (
      course text collate "C" not null,
      evaluation_id text collate "C" not null,
      run_id text collate "C" not null,
      state text collate "C" not null,
      started_at bigint not null,
      started_by text collate "C" not null,
      seen_at bigint not null,
      phase text collate "C" not null,
      work_done bigint not null,
      work_total bigint not null,
      result_at bigint,
      result text collate "C",
      primary key (course, evaluation_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200),
      check (state in ('running', 'done', 'cancelled', 'failed')),
      check (phase in ('reading', 'comparing'))
    )`,
  ],
};
