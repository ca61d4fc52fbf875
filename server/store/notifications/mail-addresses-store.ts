// Where people get mail about a course, and which kinds of it (NTC-10, NTC-12, NTC-14).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import {
  CONFIRMATION_LIFE,
  MOST_CONFIRMATIONS,
} from '@elenchus/domain/notifications/mail-rules.ts';
import { columnsOf, named } from '../engine/columns.ts';
import { readRowByKey, type Reader } from '../engine/database.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { sql } from '../engine/sql.ts';
import { recordSecurityEvent } from '../logs/security-log-store.ts';
import { mailAddressesTable } from '../tables/notice-tables.ts';

interface MailOwner {
  readonly course: string;
  /** The folded username. */
  readonly usernameKey: string;
  readonly at: number;
}

export interface MailRow {
  readonly usernameKey: string;
  /** Names the row in the links of mails. */
  readonly mailId: string;
  /** Null until it is confirmed, and after the person removed it. */
  readonly address: string | null;
  readonly source: 'person' | 'sign-on';
  /** What waits for its confirmation. */
  readonly askedAddress: string | null;
  /** When the person last asked for an address; null for never. */
  readonly askedAt: number | null;
  /** The kinds that are switched off, with commas between. */
  readonly offKinds: string;
  readonly refusedAt: number | null;
}

const COLUMNS = columnsOf(
  mailAddressesTable,
  'usernameKey',
  'mailId',
  'address',
  'source',
  'askedAddress',
  'askedAt',
  'offKinds',
  'refusedAt',
);

/** A person's own row, or undefined. */
export function selectOptionalMail(
  reader: Reader,
  course: string,
  usernameKey: string,
): Promise<MailRow | undefined> {
  return readRowByKey(
    reader,
    sql`select ${COLUMNS} from mail_addresses
      where course = ${course} and username_key = ${usernameKey}`,
  );
}

/** The row that a link names, or undefined. */
export function selectOptionalMailById(
  reader: Reader,
  course: string,
  mailId: string,
): Promise<MailRow | undefined> {
  return readRowByKey(
    reader,
    sql`select ${COLUMNS} from mail_addresses where course = ${course} and mail_id = ${mailId}`,
  );
}

const ASKED = named({ askedAt: mailAddressesTable.askedAt, times: mailAddressesTable.askedTimes });

/** Notes an address that a person typed and queues the mail that confirms it. */
function* askMailAddress(
  input: MailOwner & { readonly address: string; readonly mailId: string; readonly id: string },
): Steps<Result<null, 'too-many'>> {
  const { course, usernameKey, at, address, mailId, id } = input;
  const row = yield* rowOf(sql`select ${ASKED} from mail_addresses
    where course = ${course} and username_key = ${usernameKey}`);
  const isRecent = (row?.askedAt ?? 0) > at - CONFIRMATION_LIFE;
  const before = isRecent ? (row?.times ?? 0) : 0;
  if (before >= MOST_CONFIRMATIONS) return refuse('too-many');
  const times = before + 1;
  yield* run(sql`insert into mail_addresses (course, username_key, mail_id, address, source,
      confirmed_at, asked_address, asked_at, asked_times, off_kinds, mailed_until,
      last_digest_at, refused_at, refused_code)
    values (${course}, ${usernameKey}, ${mailId}, null, 'person', null, ${address}, ${at}, ${times},
      '', ${at}, null, null, null)
    on conflict (course, username_key) do update set asked_address = excluded.asked_address,
      asked_at = excluded.asked_at, asked_times = excluded.asked_times`);
  yield* run(sql`delete from mail_queue where course = ${course}
    and username_key = ${usernameKey} and kind = 'confirmation'`);
  yield* run(sql`insert into mail_queue (course, id, username_key, kind, address, kinds,
      queued_at, next_at, attempts, claimed_by, claimed_at)
    values (${course}, ${id}, ${usernameKey}, 'confirmation', ${address}, '', ${at}, ${at}, 0,
      null, null)`);
  return accept(null);
}

/** Confirms the address that was asked for at a time. False if another one was asked for since. */
function* confirmMailAddress(
  input: MailOwner & { readonly askedAt: number; readonly from: string },
): Steps<boolean> {
  const { course, usernameKey, at, askedAt, from } = input;
  const row = yield* rowOf(sql`update mail_addresses set address = asked_address,
      asked_address = null, source = 'person', confirmed_at = ${at}, mailed_until = ${at},
      refused_at = null, refused_code = null
    where course = ${course} and username_key = ${usernameKey} and asked_at = ${askedAt}
      and asked_address is not null returning course`);
  if (!row) return false;
  const who = { actor: usernameKey, subject: usernameKey, address: from };
  yield* recordSecurityEvent({ course, at, event: 'mail-address-set', ...who });
  return true;
}

/** Takes over the address that the university has verified, unless the person has chosen one or removed it. */
function* adoptMailAddress(
  input: MailOwner & { readonly address: string; readonly mailId: string },
): Steps<void> {
  const { course, usernameKey, at, address, mailId } = input;
  yield* run(sql`insert into mail_addresses as known (course, username_key, mail_id, address,
      source, confirmed_at, asked_address, asked_at, asked_times, off_kinds, mailed_until,
      last_digest_at, refused_at, refused_code)
    values (${course}, ${usernameKey}, ${mailId}, ${address}, 'sign-on', ${at}, null, null, 0, '', ${at},
      null, null, null)
    on conflict (course, username_key) do update set address = excluded.address,
      confirmed_at = excluded.confirmed_at, refused_at = null, refused_code = null
      where known.source = 'sign-on' and known.address <> excluded.address`);
}

/** Switches kinds off and on, also before there is an address. */
function* setMailKinds(
  input: MailOwner & { readonly offKinds: string; readonly mailId: string },
): Steps<void> {
  const { course, usernameKey, at, offKinds, mailId } = input;
  yield* run(sql`insert into mail_addresses (course, username_key, mail_id, address, source,
      confirmed_at, asked_address, asked_at, asked_times, off_kinds, mailed_until,
      last_digest_at, refused_at, refused_code)
    values (${course}, ${usernameKey}, ${mailId}, null, 'person', null, null, null, 0, ${offKinds}, ${at},
      null, null, null)
    on conflict (course, username_key) do update set off_kinds = excluded.off_kinds`);
}

/** Removes an address. The row stays, so that a sign-on doesn't bring the address back. */
function* removeMailAddress(input: MailOwner & { readonly from: string }): Steps<void> {
  const { course, usernameKey, at, from } = input;
  const row = yield* rowOf(sql`update mail_addresses set address = null, asked_address = null,
      confirmed_at = null, refused_at = null, refused_code = null
    where course = ${course} and username_key = ${usernameKey} returning course`);
  if (!row) return;
  yield* run(sql`delete from mail_queue
    where course = ${course} and username_key = ${usernameKey}`);
  const who = { actor: usernameKey, subject: usernameKey, address: from };
  yield* recordSecurityEvent({ course, at, event: 'mail-address-removed', ...who });
}

/** Ends all mail to a person, by the link in a mail. */
function* unsubscribe(input: {
  readonly course: string;
  readonly mailId: string;
  readonly allKinds: string;
}): Steps<void> {
  const { course, mailId, allKinds } = input;
  const row = yield* rowOf(sql`update mail_addresses
    set off_kinds = ${allKinds} where course = ${course} and mail_id = ${mailId}
    returning ${columnsOf(mailAddressesTable, 'usernameKey')}`);
  if (!row) return;
  yield* run(sql`delete from mail_queue where course = ${course}
    and username_key = ${row.usernameKey} and kind = 'digest'`);
}

export const mailAddressesProcedures = {
  adoptMailAddress,
  askMailAddress,
  confirmMailAddress,
  removeMailAddress,
  setMailKinds,
  unsubscribe,
};
