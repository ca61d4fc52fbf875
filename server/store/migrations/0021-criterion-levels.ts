// Grades can be made of the levels of criteria. SQLite can't change a condition of a table, so the table is made again.

import type { Migration } from './migration.ts';

export const criterionLevels: Migration = {
  version: 21,
  name: 'levels of criteria',
  statements: [
    `create table grades_kept as select * from grades`,
    `drop table grades`,
    `create table grades (
      course text collate "C" not null,
      username_key text collate "C" not null,
      evaluation_id text collate "C" not null,
      grading_type text collate "C" not null,
      question_id text collate "C" not null,
      individual_grading_data text collate "C" not null,
      comment text collate "C" not null,
      version bigint not null,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      primary key (course, username_key, evaluation_id, grading_type, question_id),
      foreign key (course) references courses (course),
      check (length(evaluation_id) between 1 and 200),
      check (length(question_id) between 1 and 200),
      check (grading_type in ('questionGrade', 'examGrade', 'comments', 'unansweredMCQs',
        'unresolvedContradictions', 'gradeAdjustment', 'customDueDate', 'gradingComplete',
        'criterionLevels')),
      check (version > 0)
    )`,
    `insert into grades (course, username_key, evaluation_id, grading_type, question_id,
        individual_grading_data, comment, version, changed_at, changed_by)
      select course, username_key, evaluation_id, grading_type, question_id,
        individual_grading_data, comment, version, changed_at, changed_by from grades_kept`,
    `drop table grades_kept`,
    `create index grades_of_evaluation on grades (course, evaluation_id, grading_type)
      where version > 0`,
    `create index grades_complete on grades (course, evaluation_id, username_key)
      where grading_type = 'gradingComplete' and individual_grading_data = 'yes'`,
  ],
};
