// The sessions of one person, as "Your account" shows and ends them (USR-54).

import { isSessionAlive, type SessionTimes } from '@elenchus/domain/people/session-life.ts';
import { columnsOf } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowsOf, type Steps } from '../engine/procedure.ts';
import { chunksOf, list, sql } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { sessionsTable } from '../tables/login-tables.ts';

interface OwnSession extends SessionTimes {
  readonly tokenHash: string;
  readonly device: string;
}

/** The sessions of a user that can still be used, without grants. */
export async function selectOwnSessions(
  reader: Reader,
  course: string,
  usernameKey: string,
  at: number,
): Promise<OwnSession[]> {
  const sessions = await reader.read(sql`select
      ${columnsOf(sessionsTable, 'tokenHash', 'createdAt', 'lastSeenAt', 'device')} from sessions
    where course = ${course} and username_key = ${usernameKey} and kind = 'session'
    order by last_seen_at desc, token_hash`);
  return sessions.filter((session) => isSessionAlive(session, at));
}

/** Ends sessions of a user other than the one that asks for it; returns how many. */
function* endOtherSessions(input: {
  readonly course: string;
  readonly usernameKey: string;
  readonly keepTokenHash: string;
  readonly ended: readonly string[];
  readonly at: number;
  readonly address: string;
}): Steps<number> {
  const { course, usernameKey, at, address } = input;
  let count = 0;
  for (const chunk of chunksOf(input.ended)) {
    const gone = yield* rowsOf(sql`delete from sessions where course = ${course}
      and username_key = ${usernameKey} and token_hash in ${list(chunk)}
      and token_hash <> ${input.keepTokenHash} returning token_hash`);
    count += gone.length;
  }
  if (count > 0) {
    const who = { actor: usernameKey, subject: usernameKey, address };
    yield* recordSecurityEvent({ course, at, event: 'sessions-ended', ...who });
  }
  return count;
}

export const ownSessionsProcedures = { endOtherSessions };
