// The first login: a personal code where the netID can be guessed, and an end after 14 days. Accounts that nobody had
// claimed before start their 14 days now.

import { run } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import type { Migration } from './migration.ts';

export const accountClaims: Migration = {
  version: 14,
  name: 'account claims',
  statements: [
    `alter table courses add column students_claim_with text collate "C" not null default 'netID'
      check (students_claim_with in ('netID', 'code'))`,
    `alter table users add column claim_hash text collate "C" not null default ''`,
    `alter table users add column claim_since bigint not null default 0`,
  ],
  *steps() {
    yield* run(sql`update users set claim_since = ${Date.now()} where password_state = 'initial'`);
  },
};
