// Choosing a new password: the old sessions and grants end and the new session begins in one step.

import { refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { Change } from '../logs/audit-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowByRow, rowOf, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { lockUser, openSession } from './sessions-store.ts';
import { sessionsTable } from '../tables/login-tables.ts';
import { editUser, type EditRefusal, type StoredUser } from '../people/users-store.ts';

/** 'ended': the session or grant that allowed it ended while the new password was being hashed. */
type ResetRefusal = EditRefusal | { readonly kind: 'ended' };

/**
 * Sets the password, ends every session and grant of the user, and opens a new session. Of two at the same moment the
 * first wins: it ends the session of the other.
 */
const resetPassword = rowByRow(function* (
  input: Change & {
    readonly usernameKey: string;
    readonly passwordHash: string;
    readonly newTokenHash: string;
    /** Of the session or grant with which the password is changed. */
    readonly heldTokenHash: string;
    readonly device?: string;
  },
): Steps<Result<StoredUser, ResetRefusal>> {
  const { usernameKey, passwordHash, newTokenHash, heldTokenHash, device, ...change } = input;
  if (!(yield* lockUser(change.course, usernameKey))) return refuse({ kind: 'unknown-user' });
  const held =
    yield* rowOf(sql`select ${columnsOf(sessionsTable, 'kind')} from sessions where course = ${change.course}
    and token_hash = ${heldTokenHash} and username_key = ${usernameKey}`);
  if (!held) return refuse({ kind: 'ended' });
  const password = { hash: passwordHash, state: 'set' } as const;
  const edit = { usernameKey, password, expectedVersion: null, keepTokenHash: null };
  const edited = yield* editUser({ ...change, ...edit });
  if (!edited.ok) return refuse(edited.reason);
  const { course, at, address } = change;
  const opening = { course, at, usernameKey, tokenHash: newTokenHash, kind: 'session' } as const;
  yield* openSession({ ...opening, ...(device !== undefined && { device }) });
  const event = held.kind === 'grant' ? 'claimed' : 'password-changed';
  const who = { actor: usernameKey, subject: usernameKey, address };
  yield* recordSecurityEvent({ course, at, event, ...who });
  return edited;
});

export const passwordsProcedures = { resetPassword };
