// Saved comments that graders insert again: a personal list, and one that the course shares.
import {
  COMMENT_LISTS,
  COMMENTS_LIMIT,
  COMMENT_LIMIT,
  LABEL_LIMIT,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { z } from 'zod';
import { endpoints } from './endpoint.ts';
import { identifier, message, text } from './wire-fields.ts';

/** The most kinds of insertions in one call. */
const MOST_USES = 100;

const list = z.enum(COMMENT_LISTS);
const version = z.number().int().min(0);

/** A little more than is stored: spaces around the text don't count. */
const savedText = { label: text(2 * LABEL_LIMIT), text: text(2 * COMMENT_LIMIT) };

const savedComment = z.object({
  id: z.string(),
  list,
  label: z.string(),
  text: z.string(),
  version: z.number(),
  /** Whether you may change and delete it. */
  mayChange: z.boolean(),
});

const use = {
  list,
  commentID: identifier,
  questionID: text(200),
  count: z.number().int().min(1).max(1000),
};

export const savedCommentsApi = endpoints({
  'GET /api/savedComments/{courseID}': {
    summary:
      'Your own saved comments, then the course’s, each list in its order, and how often each was inserted on each question. Nobody gets the personal comments of others.',
    gate: 'use saved comments',
    target: 'none',
    response: z.object({ comments: z.array(savedComment), uses: z.array(z.object(use)) }),
    answer: 'checked',
  },
  'POST /api/savedComments/save/{courseID}': {
    summary:
      'Add a saved comment (`expectedVersion` 0, with a new ID) or change one. TAs can change the comments of the course that they added.',
    gate: 'use saved comments',
    target: 'none',
    body: z.object({ id: identifier, list, ...savedText, expectedVersion: version }),
    response: z.object({ comment: savedComment }),
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE'],
  },
  'POST /api/savedComments/delete/{courseID}': {
    summary: 'Delete a saved comment and its counts. Texts into which it was inserted stay.',
    gate: 'use saved comments',
    target: 'none',
    body: z.object({ id: identifier, list, expectedVersion: version }),
    response: message,
    answer: 'checked',
    errors: ['CHANGED_MEANWHILE'],
  },
  'POST /api/savedComments/order/{courseID}': {
    summary:
      'Put a list into another order. Comments that aren’t named stay at the end. Only instructors order the course’s list.',
    gate: 'use saved comments',
    target: 'none',
    body: z.object({ list, ids: z.array(identifier).max(COMMENTS_LIMIT) }),
    response: message,
    answer: 'checked',
  },
  'POST /api/savedComments/import/{courseID}': {
    summary: 'Add many comments at the end of a list. Those whose text it has already are skipped.',
    gate: 'use saved comments',
    target: 'none',
    body: z.object({ list, comments: z.array(z.object(savedText)).min(1).max(COMMENTS_LIMIT) }),
    response: z.object({ added: z.number(), skipped: z.number() }),
    answer: 'checked',
  },
  'POST /api/savedComments/uses/{courseID}': {
    summary:
      'Count insertions. `questionID` is empty for comments that belong to no question. Comments and questions that no longer exist are skipped.',
    gate: 'use saved comments',
    target: 'none',
    body: z.object({
      uses: z.array(z.object(use)).min(1).max(MOST_USES),
    }),
    response: z.object({ counted: z.number() }),
    answer: 'checked',
  },
});
