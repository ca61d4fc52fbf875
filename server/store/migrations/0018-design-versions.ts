// Every version of a design. Courses that exist start their history with the design that they have.

import type { Migration } from './migration.ts';

export const designVersions: Migration = {
  version: 18,
  name: 'design versions',
  statements: [
    `create table design_versions (
      course text collate "C" not null,
      version bigint not null,
      began_at bigint not null,
      changed_at bigint not null,
      changed_by text collate "C" not null,
      kinds text collate "C" not null,
      changes text collate "C" not null,
      primary key (course, version),
      foreign key (course) references courses (course),
      check (version > 0)
    )`,
    `insert into design_versions (course, version, began_at, changed_at, changed_by, kinds, changes)
      select course, design_version, latest, latest, '', ' ', '[]' from (
        select course, design_version, coalesce((select max(d.changed_at) from design_items d
          where d.course = courses.course), created_at) as latest from courses
      ) as present`,
  ],
};
