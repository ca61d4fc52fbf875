// The people of a course.

import { ACCOMMODATION_KINDS } from '@elenchus/domain/extensions/accommodation.ts';
import { USER_STATUSES } from '@elenchus/domain/people/user.ts';
import { integer, nullable, oneOf, text } from '../engine/table.ts';

export const usersTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  username: text('username'),
  fullName: text('full_name'),
  status: oneOf('status', USER_STATUSES),
  ta: nullable(text('ta')),
  passwordHash: text('password_hash'),
  passwordState: oneOf('password_state', ['initial', 'set']),
  version: integer('version'),
  addedAt: integer('added_at'),
  nameKey: text('name_key'),
  claimHash: nullable(text('claim_hash')),
  claimSince: nullable(integer('claim_since')),
  person: nullable(text('person')),
};

/** The status is what the log had, so it is any text. */
export const formerPeopleTable = {
  course: text('course'),
  record: text('record'),
  usernameKey: text('username_key'),
  fullName: text('full_name'),
  status: text('status'),
  deletedAt: nullable(integer('deleted_at')),
  setAsideAt: integer('set_aside_at'),
  person: nullable(text('person')),
};

export const accommodationsTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  kind: oneOf('kind', ACCOMMODATION_KINDS),
  amount: integer('amount'),
  note: text('note'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
};
