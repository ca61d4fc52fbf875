// Sessions, what is known about logins, and calendar addresses.

import { integer, nullable, oneOf, table, text } from '../engine/table.ts';

export const sessionsTable = table('sessions', {
  course: text('course'),
  tokenHash: text('token_hash'),
  usernameKey: text('username_key'),
  kind: oneOf('kind', ['session', 'grant']),
  createdAt: integer('created_at'),
  lastSeenAt: integer('last_seen_at'),
  device: text('device'),
});

export const adminSessionsTable = table('admin_sessions', {
  tokenHash: text('token_hash'),
  createdAt: integer('created_at'),
  lastSeenAt: integer('last_seen_at'),
});

export const loginFailuresTable = table('login_failures', {
  scope: text('scope'),
  failures: integer('failures'),
  windowStart: integer('window_start'),
});

export const signOnAttemptsTable = table('sign_on_attempts', {
  stateHash: text('state_hash'),
  course: text('course'),
  browserHash: text('browser_hash'),
  nonce: text('nonce'),
  verifier: text('verifier'),
  view: text('view'),
  begunAt: integer('begun_at'),
  usedAt: nullable(integer('used_at')),
});

export const identitiesTable = table('identities', {
  course: text('course'),
  issuer: text('issuer'),
  client: text('client'),
  subject: text('subject'),
  usernameKey: text('username_key'),
  connectedAt: integer('connected_at'),
});

export const calendarFeedsTable = table('calendar_feeds', {
  course: text('course'),
  usernameKey: text('username_key'),
  secretHash: text('secret_hash'),
  createdAt: integer('created_at'),
});
