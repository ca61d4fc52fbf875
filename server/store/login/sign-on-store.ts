// Logins through the university: attempts that are under way, and the accounts that belong to users (USR-70 to USR-76).

import { refuse, accept, type Result } from '@elenchus/domain/base/result.ts';
import {
  isSignOnAlive,
  SIGN_ON_LIFE,
  whoSignsOn,
  type SignOnEntryRefusal,
  type SignOnFacts,
} from '@elenchus/domain/people/sign-on-rules.ts';
import type { AuditAction } from '../logs/audit-actions.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { courseStateNow } from '../courses/courses-store.ts';
import { columnsOf } from '../engine/columns.ts';
import { rowByRow, rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { endSessions, lockUser, openSession } from './sessions-store.ts';
import { identitiesTable, signOnAttemptsTable } from '../tables/login-tables.ts';
import { takeBackBeginning } from './throttle-store.ts';

/** What the browser must bring back, and what the provider's answer must match. */
interface SignOnAttempt {
  readonly course: string;
  readonly nonce: string;
  readonly verifier: string;
  /** The view to open afterwards, as part of an address. */
  readonly view: string;
}

/** Notes that a browser goes to the provider. */
const beginSignOn = rowByRow(function* (
  input: SignOnAttempt & {
    readonly stateHash: string;
    readonly browserHash: string;
    readonly at: number;
  },
): Steps<void> {
  const { stateHash, course, browserHash, nonce, verifier, view, at } = input;
  yield* run(sql`insert into sign_on_attempts
      (state_hash, course, browser_hash, nonce, verifier, view, begun_at)
    values (${stateHash}, ${course}, ${browserHash}, ${nonce}, ${verifier}, ${view}, ${at})`);
});

/**
 * Takes the attempt of a browser that has come back; undefined when it has none that may be used. Of several calls at
 * once, one gets it.
 */
const takeSignOnAttempt = rowByRow(function* (input: {
  readonly stateHash: string;
  readonly browserHash: string;
  readonly at: number;
}): Steps<SignOnAttempt | undefined> {
  const { stateHash, browserHash, at } = input;
  const taken = yield* rowOf(
    sql`update sign_on_attempts set used_at = ${at}
      where state_hash = ${stateHash} and browser_hash = ${browserHash} and used_at is null
        and begun_at > ${at - SIGN_ON_LIFE}
      returning ${columnsOf(signOnAttemptsTable, 'course', 'nonce', 'verifier', 'view', 'begunAt')}`,
  );
  if (!taken || !isSignOnAlive(taken.begunAt, at)) return undefined;
  const { begunAt: _begunAt, ...attempt } = taken;
  return attempt;
});

/** An account at a provider, as this server is registered there. */
interface Account {
  readonly issuer: string;
  readonly client: string;
  readonly subject: string;
}

interface Entry extends Change, Account {
  /** The folded netID that the provider sent. */
  readonly usernameKey: string;
  readonly tokenHash: string;
  /** The session that the browser had: it ends with the new login. */
  readonly replacedTokenHash: string | null;
  readonly address: string;
  /** See openSession. */
  readonly device: string;
}

/**
 * Opens a session for the person behind an account, and connects the account if it is new. The row of the user is
 * locked before anything is decided about it, so that two accounts cannot both be connected to one user.
 */
const enterBySignOn = rowByRow(function* (input: Entry): Steps<Result<string, SignOnEntryRefusal>> {
  const { course, at, tokenHash, replacedTokenHash, address, device } = input;
  // The address to which the provider sends people names no course, so no gate has asked.
  const state = yield* courseStateNow(course);
  if (state === null || state === 'scheduledForDeletion') return refuse('course-closed');
  const facts = yield* factsAbout(input);
  const entry = whoSignsOn(facts);
  if (!entry.ok) return yield* refused(input, facts, entry.reason);
  const { usernameKey, connects } = entry.value;
  if (connects && !(yield* connect(input, usernameKey))) {
    return yield* refused(input, facts, 'other-account');
  }
  const opened = yield* openSession({
    course,
    at,
    usernameKey,
    tokenHash,
    kind: 'session',
    replacedTokenHash,
    device,
    login: { event: 'sign-on-login', address },
  });
  if (!opened) return refuse('not-listed');
  yield* takeBackBeginning(address);
  return accept(usernameKey);
});

/** Records a refusal. Somebody who isn't on the list isn't named. */
function* refused(
  { course, at, address }: Entry,
  { listed }: SignOnFacts,
  reason: SignOnEntryRefusal,
): Steps<Result<never, SignOnEntryRefusal>> {
  const subject = listed?.usernameKey ?? '';
  const who = { actor: '', subject, address };
  yield* recordSecurityEvent({ course, at, event: 'sign-on-refused', ...who });
  return refuse(reason);
}

function* factsAbout(entry: Entry): Steps<SignOnFacts> {
  const { course, usernameKey } = entry;
  const connected = yield* connectedUser(entry);
  if (connected !== undefined && (yield* lockUser(course, connected))) {
    // An instructor may have disconnected it before the lock.
    const still = yield* connectedUser(entry);
    if (still === connected) return { connected, listed: null };
  }
  if (!(yield* lockUser(course, usernameKey))) {
    return { connected: null, listed: null };
  }
  const other = yield* rowOf(sql`select subject from identities
    where course = ${course} and username_key = ${usernameKey}
      and issuer = ${entry.issuer} and client = ${entry.client}`);
  return { connected: null, listed: { usernameKey, hasOtherAccount: other !== undefined } };
}

function* connectedUser({ course, issuer, client, subject }: Entry): Steps<string | undefined> {
  const row = yield* rowOf(sql`select ${columnsOf(identitiesTable, 'usernameKey')}
    from identities where course = ${course} and issuer = ${issuer} and client = ${client}
      and subject = ${subject}`);
  return row?.usernameKey;
}

/** False when the same account was connected to another user in the meantime. */
function* connect(entry: Entry, usernameKey: string): Steps<boolean> {
  const { course, issuer, client, subject, at } = entry;
  const made = yield* rowOf(sql`insert into identities
      (course, issuer, client, subject, username_key, connected_at)
    values (${course}, ${issuer}, ${client}, ${subject}, ${usernameKey}, ${at})
    on conflict do nothing returning username_key`);
  if (!made) return false;
  const change = { ...entry, actor: usernameKey };
  yield* recordAudit(change, [auditEntry('user.connect', usernameKey, { issuer })]);
  const who = { actor: usernameKey, subject: usernameKey, address: entry.address };
  yield* recordSecurityEvent({ course, at, event: 'sign-on-bound', ...who });
  return true;
}

/** Disconnects the accounts of a user and logs the user out: whoever used them may be somebody else. */
function* disconnectUser(
  input: Change & { readonly usernameKey: string },
): Steps<Result<{ readonly disconnected: number }, 'unknown-user'>> {
  const { course, usernameKey, at, actor, address } = input;
  if (!(yield* lockUser(course, usernameKey))) return refuse('unknown-user');
  const gone = yield* rowsOf(sql`delete from identities
    where course = ${course} and username_key = ${usernameKey} returning ${columnsOf(identitiesTable, 'issuer')}`);
  if (gone.length === 0) return accept({ disconnected: 0 });
  yield* endSessions(course, usernameKey, null);
  yield* recordAudit(
    input,
    gone.map(({ issuer }) => auditEntry('user.disconnect', usernameKey, { issuer })),
  );
  const who = { actor, subject: usernameKey, address };
  yield* recordSecurityEvent({ course, at, event: 'sign-on-unbound', ...who });
  return accept({ disconnected: gone.length });
}

/** The log names the provider, and not the account there. */
function auditEntry(action: AuditAction, subject: string, value: { readonly issuer: string }) {
  const isNew = action === 'user.connect';
  return { action, subject, before: isNew ? null : value, after: isNew ? value : null };
}

export const signOnProcedures = { beginSignOn, disconnectUser, enterBySignOn, takeSignOnAttempt };
