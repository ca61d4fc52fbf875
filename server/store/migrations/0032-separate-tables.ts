// What '' in a key told apart gets tables of its own: hand backs to everyone, the saved comments of the course, and the
// security log of the installation.

import type { Migration } from './migration.ts';

const LOG_COLUMNS = 'id, at, event, actor, subject, address, detail, times';
const COMMENT_COLUMNS = 'course, id, label, text, place, version, added_by, added_at, changed_at';

/** SQLite can't make a column nullable, so it is made again. */
function madeNullable(column: string): string[] {
  return [
    `alter table security_log add column new_${column} text collate "C"
      constraint security_log_${column}_check check (new_${column} <> '')`,
    `update security_log set new_${column} = ${column} where ${column} <> ''`,
    `alter table security_log drop column ${column}`,
    `alter table security_log rename column new_${column} to ${column}`,
  ];
}

export const separateTables: Migration = {
  version: 32,
  name: 'separate tables',
  statements: [
    `create table class_hand_backs (
      course text collate "C" not null,
      evaluation_id text collate "C" not null,
      since bigint not null,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, evaluation_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200)
    )`,
    `insert into class_hand_backs (course, evaluation_id, since, changed_at, changed_by)
      select course, evaluation_id, since, changed_at, changed_by from hand_backs
      where username_key = '' and since is not null`,
    `delete from hand_backs where username_key = ''`,
    `create table course_comments (
      course text collate "C" not null,
      id text collate "C" not null,
      label text collate "C" not null,
      text text collate "C" not null,
      place bigint not null,
      version bigint not null,
      added_by text collate "C" not null,
      added_at bigint not null,
      changed_at bigint not null,
      primary key (course, id),
      foreign key (course) references courses (course),
      check (length(id) between 1 and 200),
      check (length(label) <= 60),
      check (length(text) between 1 and 4000),
      check (version > 0)
    )`,
    `create table course_comment_uses (
      course text collate "C" not null,
      comment_id text collate "C" not null,
      question_id text collate "C" not null,
      uses bigint not null,
      primary key (course, comment_id, question_id),
      foreign key (course, comment_id) references course_comments (course, id) on delete cascade,
      check (uses > 0)
    )`,
    `update saved_comment_uses set question_id = 'noQuestionID' where question_id = ''`,
    `insert into course_comments (${COMMENT_COLUMNS})
      select ${COMMENT_COLUMNS} from saved_comments where owner = ''`,
    `insert into course_comment_uses (course, comment_id, question_id, uses)
      select course, comment_id, question_id, uses from saved_comment_uses where owner = ''`,
    `delete from saved_comment_uses where owner = ''`,
    `delete from saved_comments where owner = ''`,
    'drop index security_log_by_actor',
    'drop index security_log_by_subject',
    ...['actor', 'subject', 'address'].flatMap(madeNullable),
    'create index security_log_by_actor on security_log (course, actor, id)',
    'create index security_log_by_subject on security_log (course, subject, id)',
    `create table installation_log (
      id text collate "C" not null,
      at bigint not null,
      event text collate "C" not null,
      actor text collate "C",
      subject text collate "C",
      address text collate "C",
      detail text collate "C" not null,
      times bigint not null,
      primary key (id),
      check (length(event) between 1 and 50),
      check (times > 0),
      check (actor <> ''),
      check (subject <> ''),
      check (address <> '')
    )`,
    `insert into installation_log (${LOG_COLUMNS})
      select ${LOG_COLUMNS} from security_log where course = ''`,
    `delete from security_log where course = ''`,
  ],
};
