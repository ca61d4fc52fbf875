// Comments on passages of a student's essays and on whole questions. The grading desk reads them with the student.
import { ANCHOR_CONTEXT, MAX_QUOTE_CHARACTERS } from '@elenchus/domain/passages/passage-anchor.ts';
import { MAX_COMMENT_CHARACTERS } from '@elenchus/domain/passages/passage-comment.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message, personTag, text, username } from './wire-fields.ts';

const anchor = z.object({
  quote: text(MAX_QUOTE_CHARACTERS).min(1),
  /** A character of two units at the edge is never cut, so there can be one unit more. */
  before: text(ANCHOR_CONTEXT + 1),
  after: text(ANCHOR_CONTEXT + 1),
  start: z.number().int().nonnegative(),
});

const about = {
  username,
  evaluationDataID: identifier,
  commentID: text(64).min(1),
  personTag,
};

/** What students see of a comment. Values were checked when they were saved. */
export const shownPassageComment = z.object({
  commentID: z.string(),
  questionID: z.string(),
  /** The passage in the version that the grader read; null for a comment on the whole question. */
  anchor: z
    .object({ quote: z.string(), before: z.string(), after: z.string(), start: z.number() })
    .nullable(),
  comment: z.string(),
});

export const passageComment = shownPassageComment.extend({
  author: z.string(),
  createdAt: z.number(),
  version: z.number(),
  changedBy: z.string(),
  changedAt: z.number(),
});

const expectedVersion = z.number().int().nonnegative().optional();

export const passagesApi = endpoints({
  'POST /api/passageComments/update/{courseID}': {
    summary:
      'Save one comment on a passage of a student’s essay, or on a whole question. The browser makes the commentID. If you send expectedVersion and someone else has changed the comment, it returns 409 with their version.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({
      ...about,
      questionID: identifier,
      anchor: anchor.nullable().default(null),
      comment: text(MAX_COMMENT_CHARACTERS),
      expectedVersion,
    }),
    response: message.extend({ comment: passageComment }),
    answer: 'checked',
    errors: ['LIMIT_REACHED', 'EVALUATION_NOT_FOUND', 'QUESTION_NOT_FOUND', 'CHANGED_MEANWHILE'],
  },
  'DELETE /api/passageComments/delete/{courseID}': {
    summary:
      'Delete one comment on a passage or a question. It stays in the audit log. If you send expectedVersion and someone else has changed the comment, it returns 409 with their version.',
    gate: 'change grades',
    target: 'body',
    takesPseudonyms: true,
    body: z.object({ ...about, expectedVersion }),
    response: message.extend({ deleted: z.boolean() }),
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE'],
  },
});
