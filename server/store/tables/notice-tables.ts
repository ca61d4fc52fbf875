// What is new in a course, and mail about it.

import { integer, nullable, oneOf, text } from '../engine/table.ts';

export const noticesTable = {
  course: text('course'),
  id: text('id'),
  at: integer('at'),
  kind: oneOf('kind', ['announcement', 'answered', 'section-opened']),
  audience: text('audience'),
  actor: text('actor'),
  about: text('about'),
  title: text('title'),
  text: text('body'),
};

export const noticePeopleTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  noticeId: text('notice_id'),
};

export const noticeMarksTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  seenUntil: integer('seen_until'),
};

export const mailAddressesTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  mailId: text('mail_id'),
  address: nullable(text('address')),
  source: oneOf('source', ['person', 'sign-on']),
  confirmedAt: nullable(integer('confirmed_at')),
  askedAddress: nullable(text('asked_address')),
  askedAt: nullable(integer('asked_at')),
  askedTimes: integer('asked_times'),
  offKinds: text('off_kinds'),
  mailedUntil: integer('mailed_until'),
  lastDigestAt: nullable(integer('last_digest_at')),
  refusedAt: nullable(integer('refused_at')),
  refusedCode: nullable(integer('refused_code')),
};

export const mailQueueTable = {
  course: text('course'),
  id: text('id'),
  usernameKey: text('username_key'),
  kind: oneOf('kind', ['digest', 'confirmation']),
  address: text('address'),
  kinds: text('kinds'),
  queuedAt: integer('queued_at'),
  nextAt: integer('next_at'),
  attempts: integer('attempts'),
  claimedBy: nullable(text('claimed_by')),
  claimedAt: nullable(integer('claimed_at')),
};
