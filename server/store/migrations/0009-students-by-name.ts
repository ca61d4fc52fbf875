// The next student in a list, and a student's place in it, are read from an index in the order of the list: the
// grading desk shows one student, and must not read a class for that.

import type { Migration } from './migration.ts';
import { makeNameKeys } from './name-keys.ts';

export const studentsByName: Migration = {
  version: 9,
  name: 'students by name',
  statements: [
    `alter table users add column name_key text collate "C" not null default ''`,
    `create index students_by_name on users (course, name_key, username_key) where status = 'student'`,
    `create index students_of_ta_by_name on users (course, ta, name_key, username_key)
      where status = 'student'`,
    `create index grades_complete on grades (course, evaluation_id, username_key)
      where grading_type = 'gradingComplete' and individual_grading_data = 'yes'`,
  ],
  steps: makeNameKeys,
};
