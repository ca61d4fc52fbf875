// Comments on passages of a student's essays, and on whole questions.

import type { Migration } from './migration.ts';

export const passageComments: Migration = {
  version: 20,
  name: 'passage comments',
  statements: [
    `create table passage_comments (
      course text collate "C" not null,
      username_key text collate "C" not null,
      evaluation_id text collate "C" not null,
      comment_id text collate "C" not null,
      question_id text collate "C" not null,
      anchor text collate "C",
      comment text collate "C" not null,
      author text collate "C" not null,
      created_at bigint not null,
      version bigint not null,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, username_key, evaluation_id, comment_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200),
      check (length(comment_id) between 1 and 64),
      check (length(question_id) between 1 and 200),
      check (version > 0)
    )`,
  ],
};
