// How the options of questions got other numbers, so that older choices are read with what they meant (QST-102).

import type { Migration } from './migration.ts';

export const optionChanges: Migration = {
  version: 29,
  name: 'option changes',
  statements: [
    `create table option_changes (
  course text collate "C" not null,
  question_id text collate "C" not null,
  change_number bigint not null,
  changed_at bigint not null,
  option_ids text collate "C" not null,
  option_texts text collate "C" not null,
  next_ids text collate "C" not null,
  primary key (course, question_id, change_number),
  foreign key (course) references courses (course),
  check (length(question_id) between 1 and 200),
  check (change_number > 0)
)`,
    `alter table answers add column removed_options text collate "C" not null default ''`,
    `alter table answer_history add column removed_options text collate "C" not null default ''`,
    `alter table answer_history add column chosen_as text collate "C"`,
    `alter table answer_history add column chosen_under bigint not null default 0`,
    `alter table answer_history add column changes_seen bigint not null default 0`,
    `alter table answer_history add column is_carried bigint not null default 0`,
  ],
};
