// Choosing a new password: the old sessions and grants end and the new session begins in one step (A4).

import { refuse, type Result } from '@elenchus/domain/base/result.ts';
import type { Change } from './audit-store.ts';
import type { Steps } from './engine/procedure.ts';
import { openSession } from './sessions-store.ts';
import { editUser, type EditRefusal, type StoredUser } from './users-store.ts';

/** Sets the password, ends every session and grant of the user, and opens a new session. */
export function* resetPassword(
  input: Change & {
    readonly usernameKey: string;
    readonly passwordHash: string;
    readonly newTokenHash: string;
  },
): Steps<Result<StoredUser, EditRefusal>> {
  const { usernameKey, passwordHash, newTokenHash, ...change } = input;
  const password = { hash: passwordHash, state: 'set' } as const;
  const edit = { usernameKey, password, expectedVersion: null, keepTokenHash: null };
  const edited = yield* editUser({ ...change, ...edit });
  if (!edited.ok) return refuse(edited.reason);
  const { course, at } = change;
  yield* openSession({ course, at, usernameKey, tokenHash: newTokenHash, kind: 'session' });
  return edited;
}
