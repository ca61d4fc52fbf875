// Single sign-on: logins that are under way at the university, and the accounts there that belong to users here.

import type { Migration } from './migration.ts';

export const signOn: Migration = {
  version: 15,
  name: 'sign-on',
  statements: [
    `create table sign_on_attempts (
      state_hash text collate "C" not null,
      course text collate "C" not null,
      browser_hash text collate "C" not null,
      nonce text collate "C" not null,
      verifier text collate "C" not null,
      view text collate "C" not null,
      begun_at bigint not null,
      used_at bigint,
      primary key (state_hash),
      foreign key (course) references courses (course)
    )`,
    `create index sign_on_attempts_by_age on sign_on_attempts (begun_at)`,
    `create table identities (
      course text collate "C" not null,
      issuer text collate "C" not null,
      client text collate "C" not null,
      subject text collate "C" not null,
      username_key text collate "C" not null,
      connected_at bigint not null,
      primary key (course, issuer, client, subject),
      foreign key (course, username_key) references users (course, username_key) on delete cascade,
      check (length(subject) between 1 and 255)
    )`,
    `create unique index identity_of_user on identities (course, username_key, issuer, client)`,
  ],
};
