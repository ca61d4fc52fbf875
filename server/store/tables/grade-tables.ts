// Grades, and what else graders write.

import { REQUEST_STATES } from '@elenchus/domain/grade-requests/grade-request.ts';
import { GRADING_TYPES } from '@elenchus/domain/grading/grade-record.ts';
import type { PassageAnchor } from '@elenchus/domain/passages/passage-anchor.ts';
import { decoded, flag, integer, nullable, oneOf, text } from '../engine/table.ts';
import { numberField, parsedJson, textField } from '../stored-json.ts';

export const gradesTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  evaluationDataID: text('evaluation_id'),
  gradingType: oneOf('grading_type', GRADING_TYPES),
  questionID: text('question_id'),
  individualGradingData: text('individual_grading_data'),
  comment: text('comment'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
  readAsOf: nullable(text('read_as_of')),
  readAt: nullable(integer('read_at')),
  isAccommodation: flag('is_accommodation'),
};

export const passageCommentsTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  evaluationDataID: text('evaluation_id'),
  commentID: text('comment_id'),
  questionID: text('question_id'),
  anchor: nullable(decoded('anchor', anchorIn)),
  comment: text('comment'),
  author: text('author'),
  createdAt: integer('created_at'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
};

export const secondReadingsTable = {
  course: text('course'),
  evaluationDataID: text('evaluation_id'),
  usernameKey: text('username_key'),
  reader: text('reader'),
  grade: text('grade'),
  remark: text('remark'),
  version: integer('version'),
  changedAt: integer('changed_at'),
};

export const classHandBacksTable = {
  course: text('course'),
  evaluationId: text('evaluation_id'),
  since: nullable(integer('since')),
  designVersion: nullable(integer('design_version')),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
};

export const handBacksTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  evaluationId: text('evaluation_id'),
  since: nullable(integer('since')),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
};

export const gradeRequestsTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  evaluationDataID: text('evaluation_id'),
  questionID: text('question_id'),
  state: oneOf('state', REQUEST_STATES),
  assignedTo: nullable(text('assigned_to')),
  askedAt: integer('asked_at'),
  version: integer('version'),
  changedAt: integer('changed_at'),
  changedBy: text('changed_by'),
};

export const requestMessagesTable = {
  course: text('course'),
  id: text('id'),
  usernameKey: text('username_key'),
  evaluationDataID: text('evaluation_id'),
  questionID: text('question_id'),
  author: text('author'),
  isStaff: flag('is_staff'),
  sentAt: integer('sent_at'),
  body: text('body'),
  gradeBefore: nullable(text('grade_before')),
  gradeAfter: nullable(text('grade_after')),
};

export const gradingPresenceTable = {
  course: text('course'),
  usernameKey: text('username_key'),
  evaluationDataID: text('evaluation_id'),
  graderKey: text('grader_key'),
  tab: text('tab'),
  since: integer('since'),
  seenAt: integer('seen_at'),
};

export const savedCommentsTable = {
  course: text('course'),
  owner: text('owner'),
  id: text('id'),
  label: text('label'),
  text: text('text'),
  place: integer('place'),
  version: integer('version'),
  addedBy: text('added_by'),
  addedAt: integer('added_at'),
  changedAt: integer('changed_at'),
};

export const savedCommentUsesTable = {
  course: text('course'),
  owner: text('owner'),
  commentID: text('comment_id'),
  questionID: text('question_id'),
  count: integer('uses'),
};

export const courseCommentsTable = {
  course: text('course'),
  id: text('id'),
  label: text('label'),
  text: text('text'),
  place: integer('place'),
  version: integer('version'),
  addedBy: text('added_by'),
  addedAt: integer('added_at'),
  changedAt: integer('changed_at'),
};

export const courseCommentUsesTable = {
  course: text('course'),
  commentID: text('comment_id'),
  questionID: text('question_id'),
  count: integer('uses'),
};

function anchorIn(json: string): PassageAnchor {
  const anchor = parsedJson(json);
  return {
    quote: textField(anchor, 'quote') ?? '',
    before: textField(anchor, 'before') ?? '',
    after: textField(anchor, 'after') ?? '',
    start: numberField(anchor, 'start') ?? 0,
  };
}
