// Sessions, what is known about logins, and calendar addresses.

import { integer, nullable, oneOf, text } from '../engine/table.ts';

export const sessionsTable = {
  course: text('course'),
  tokenHash: text('token_hash'),
  usernameKey: text('username_key'),
  kind: oneOf('kind', ['session', 'grant']),
  createdAt: integer('created_at'),
  lastSeenAt: integer('last_seen_at'),
  device: text('device'),
};

export const adminSessionsTable = {
  tokenHash: text('token_hash'),
  createdAt: integer('created_at'),
  lastSeenAt: integer('last_seen_at'),
};

export const loginFailuresTable = {
  scope: text('scope'),
  failures: integer('failures'),
  windowStart: integer('window_start'),
};

export const signOnAttemptsTable = {
  stateHash: text('state_hash'),
  course: text('course'),
  browserHash: text('browser_hash'),
  nonce: text('nonce'),
  verifier: text('verifier'),
  view: text('view'),
  begunAt: integer('begun_at'),
  usedAt: nullable(integer('used_at')),
};

export const identitiesTable = {
  course: text('course'),
  issuer: text('issuer'),
  client: text('client'),
  subject: text('subject'),
  usernameKey: text('username_key'),
  connectedAt: integer('connected_at'),
};

export const calendarFeedsTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  secretHash: text('secret_hash'),
  createdAt: integer('created_at'),
};
