// What is new in a course, who has seen it, and mail about it: addresses and a queue.

import type { Migration } from './migration.ts';

export const noticesAndMail: Migration = {
  version: 25,
  name: 'notices and mail',
  statements: [
    `create table notices (
      course text collate "C" not null,
      id text collate "C" not null,
      at bigint not null,
      kind text collate "C" not null,
      audience text collate "C" not null,
      actor text collate "C" not null,
      about text collate "C" not null,
      title text collate "C" not null,
      body text collate "C" not null,
      primary key (course, id),
      foreign key (course) references courses (course),
      check (length(id) between 1 and 200),
      check (kind in ('announcement', 'answered', 'section-opened'))
    )`,
    `create index notices_by_time on notices (course, at)`,
    `create table notice_people (
      course text collate "C" not null,
      username_key text collate "C" not null,
      notice_id text collate "C" not null,
      primary key (course, username_key, notice_id),
      foreign key (course, notice_id) references notices (course, id) on delete cascade,
      foreign key (course, username_key) references users (course, username_key) on delete cascade
    )`,
    `create index notice_people_of_notice on notice_people (course, notice_id)`,
    `create table notice_marks (
      course text collate "C" not null,
      username_key text collate "C" not null,
      seen_until bigint not null,
      primary key (course, username_key),
      foreign key (course, username_key) references users (course, username_key) on delete cascade
    )`,
    `create table mail_addresses (
      course text collate "C" not null,
      username_key text collate "C" not null,
      mail_id text collate "C" not null,
      address text collate "C" not null,
      source text collate "C" not null,
      confirmed_at bigint,
      asked_address text collate "C" not null,
      asked_at bigint not null,
      asked_times bigint not null,
      off_kinds text collate "C" not null,
      mailed_until bigint not null,
      last_digest_at bigint,
      refused_at bigint,
      refused_code bigint not null,
      primary key (course, username_key),
      foreign key (course, username_key) references users (course, username_key) on delete cascade,
      check (source in ('person', 'sign-on'))
    )`,
    `create unique index mail_addresses_by_id on mail_addresses (course, mail_id)`,
    `create table mail_queue (
      course text collate "C" not null,
      id text collate "C" not null,
      username_key text collate "C" not null,
      kind text collate "C" not null,
      address text collate "C" not null,
      kinds text collate "C" not null,
      queued_at bigint not null,
      next_at bigint not null,
      attempts bigint not null,
      claimed_by text collate "C" not null,
      claimed_at bigint not null,
      primary key (course, id),
      foreign key (course, username_key) references users (course, username_key) on delete cascade,
      check (kind in ('digest', 'confirmation'))
    )`,
    `create index mail_queue_by_time on mail_queue (next_at)`,
    `create index mail_queue_of_user on mail_queue (course, username_key)`,
    `create index audit_log_custom_dates on audit_log (course, subject, id) where grading_type = 'customDueDate'`,
  ],
};
