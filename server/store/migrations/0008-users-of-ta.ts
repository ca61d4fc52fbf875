// A TA's lists have about forty students: finding them must not require reading the whole class.

import type { Migration } from './migration.ts';

export const usersOfTa: Migration = {
  version: 8,
  name: 'users of a TA',
  statements: [`create index users_of_ta on users (course, ta, username_key)`],
};
