// The logs of changes and of security events, and plagiarism checks.

import { GRADING_TYPES } from '@elenchus/domain/grading/grade-record.ts';
import { AUDIT_ACTIONS } from '../logs/audit-actions.ts';
import { integer, nullable, oneOf, text } from '../engine/table.ts';

/** The values before and after a change are JSON of many kinds (stored-json.ts). */
export const auditLogTable = {
  course: text('course'),
  id: text('id'),
  at: integer('at'),
  actor: text('actor'),
  action: oneOf('action', AUDIT_ACTIONS),
  subject: text('subject'),
  before: nullable(text('before_value')),
  after: nullable(text('after_value')),
  evaluationDataID: nullable(text('evaluation_id')),
  gradingType: nullable(oneOf('grading_type', GRADING_TYPES)),
};

export const auditMentionsTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  entryID: text('entry_id'),
};

export const securityLogTable = {
  course: text('course'),
  id: text('id'),
  at: integer('at'),
  event: text('event'),
  actor: nullable(text('actor')),
  subject: nullable(text('subject')),
  address: nullable(text('address')),
  detail: text('detail'),
  times: integer('times'),
};

/** The columns of the security log without the course. */
export const installationLogTable = {
  id: securityLogTable.id,
  at: securityLogTable.at,
  event: securityLogTable.event,
  actor: securityLogTable.actor,
  subject: securityLogTable.subject,
  address: securityLogTable.address,
  detail: securityLogTable.detail,
  times: securityLogTable.times,
};

/** `result`: the list as JSON, as it was made. */
export const similarityChecksTable = {
  course: text('course'),
  evaluationId: text('evaluation_id'),
  runId: text('run_id'),
  state: oneOf('state', ['running', 'done', 'cancelled', 'failed']),
  startedAt: integer('started_at'),
  startedBy: text('started_by'),
  seenAt: integer('seen_at'),
  phase: oneOf('phase', ['reading', 'comparing']),
  done: integer('work_done'),
  total: integer('work_total'),
  resultAt: nullable(integer('result_at')),
  result: nullable(text('result')),
};
