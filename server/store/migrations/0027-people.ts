// Tells the people apart who had the same netID in a course, one after the other.

import type { Migration } from './migration.ts';

export const people: Migration = {
  version: 27,
  name: 'people',
  statements: [
    `alter table users add column person text collate "C" not null default ''`,
    `alter table former_people add column person text collate "C" not null default ''`,
  ],
};
