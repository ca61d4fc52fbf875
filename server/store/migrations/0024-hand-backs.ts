// Handing back to some students or at a planned time, and students' requests about their grades.

import type { Migration } from './migration.ts';

export const handBacks: Migration = {
  version: 24,
  name: 'hand backs and requests about grades',
  statements: [
    `create table hand_backs (
      course text collate "C" not null,
      username_key text collate "C" not null,
      evaluation_id text collate "C" not null,
      since bigint,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, username_key, evaluation_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200)
    )`,
    `create table grade_requests (
      course text collate "C" not null,
      username_key text collate "C" not null,
      evaluation_id text collate "C" not null,
      question_id text collate "C" not null,
      state text collate "C" not null,
      assigned_to text collate "C" not null,
      asked_at bigint not null,
      version bigint not null,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, username_key, evaluation_id, question_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200),
      check (length(question_id) between 1 and 200),
      check (state in ('open', 'answered', 'closed')),
      check (version > 0)
    )`,
    `create index grade_requests_by_state on grade_requests (course, state, changed_at)`,
    `create table request_messages (
      course text collate "C" not null,
      id text collate "C" not null,
      username_key text collate "C" not null,
      evaluation_id text collate "C" not null,
      question_id text collate "C" not null,
      author text collate "C" not null,
      is_staff bigint not null,
      sent_at bigint not null,
      body text collate "C" not null,
      grade_before text collate "C",
      grade_after text collate "C",
      primary key (course, id),
      foreign key (course) references courses (course),
      check (length(id) between 1 and 64),
      check (is_staff in (0, 1))
    )`,
    `create index request_messages_in_order on request_messages
      (course, username_key, evaluation_id, question_id, sent_at)`,
  ],
};
