// When the answers were loaded that a grade is about.

import type { Migration } from './migration.ts';

export const readMoments: Migration = {
  version: 28,
  name: 'read moments',
  statements: [`alter table grades add column read_at bigint not null default 0`],
};
