// Whether the caller of a request may still write, asked inside the transaction that writes (USR-45).

import {
  type Action,
  type AccessRefusal,
  type Caller,
  targetOf,
  writeRefusal,
} from '@elenchus/domain/people/access.ts';
import {
  isAdminSessionAlive,
  isSessionAlive,
  type SessionTimes,
} from '@elenchus/domain/people/session-life.ts';
import type { UserStatus } from '@elenchus/domain/people/user.ts';
import { rowOf, type Steps } from './engine/procedure.ts';
import { sql } from './engine/sql.ts';

/** What let a caller of a course in, before the body of the request was read. */
interface Permission {
  readonly course: string;
  readonly tokenHash: string;
  readonly action: Action;
  readonly caller: Caller;
  /** The folded username of the user whom the call is about, if it is about one. */
  readonly targetKey: string | null;
  readonly at: number;
}

export type WriteObjection = AccessRefusal | { readonly kind: 'unknown-user' };

const NOBODY: Caller = { role: 'nobody', username: '' };

/** Why the caller may not write any more, or null. */
export function* checkPermission(permission: Permission): Steps<WriteObjection | null> {
  const { course, action, caller, targetKey } = permission;
  const current = yield* currentCaller(permission);
  if (targetKey === null) return writeRefusal(action, caller, { caller: current, target: null });
  const user = yield* rowOf<{ username: string; status: UserStatus; ta: string }>(
    sql`select username, status, ta from users
      where course = ${course} and username_key = ${targetKey}`,
  );
  const target = user ? targetOf({ ...user, ta: user.ta || null }) : null;
  const refusal = writeRefusal(action, caller, { caller: current, target });
  if (refusal) return refusal;
  return user ? null : { kind: 'unknown-user' };
}

function* currentCaller({ course, tokenHash, at }: Permission): Steps<Caller> {
  const session = yield* rowOf<SessionTimes & { username: string; status: UserStatus }>(
    sql`select s.created_at as "createdAt", s.last_seen_at as "lastSeenAt", u.username, u.status
      from sessions s join users u on u.course = s.course and u.username_key = s.username_key
      where s.course = ${course} and s.token_hash = ${tokenHash} and s.kind = 'session'`,
  );
  if (!session || !isSessionAlive(session, at)) return NOBODY;
  return { role: session.status, username: session.username };
}

/** Why the administrator may not write any more, or null. */
export function* checkAdminPermission(input: {
  readonly tokenHash: string;
  readonly at: number;
}): Steps<WriteObjection | null> {
  const session = yield* rowOf<SessionTimes>(
    sql`select created_at as "createdAt", last_seen_at as "lastSeenAt" from admin_sessions
      where token_hash = ${input.tokenHash}`,
  );
  const isAlive = session !== undefined && isAdminSessionAlive(session, input.at);
  return isAlive ? null : { kind: 'not-logged-in', sentence: ADMIN_ONLY };
}

/** Not "Please log in": the caller may be logged in to a course. */
export const ADMIN_ONLY = 'Please open the admin page with its password first.';
