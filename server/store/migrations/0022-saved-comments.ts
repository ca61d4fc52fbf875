// Comments that graders save to insert them again, and how often each was inserted on each question.

import type { Migration } from './migration.ts';

export const savedComments: Migration = {
  version: 22,
  name: 'saved comments',
  statements: [
    `create table saved_comments (
      course text collate "C" not null,
      owner text collate "C" not null,
      id text collate "C" not null,
      label text collate "C" not null,
      text text collate "C" not null,
      place bigint not null,
      version bigint not null,
      added_by text collate "C" not null,
      added_at bigint not null,
      changed_at bigint not null,
      primary key (course, owner, id),
      foreign key (course) references courses (course),
      check (length(id) between 1 and 200),
      check (length(label) <= 60),
      check (length(text) between 1 and 4000),
      check (version > 0)
    )`,
    `create table saved_comment_uses (
      course text collate "C" not null,
      owner text collate "C" not null,
      comment_id text collate "C" not null,
      question_id text collate "C" not null,
      uses bigint not null,
      primary key (course, owner, comment_id, question_id),
      foreign key (course, owner, comment_id) references saved_comments (course, owner, id)
        on update cascade on delete cascade,
      check (uses > 0)
    )`,
  ],
};
