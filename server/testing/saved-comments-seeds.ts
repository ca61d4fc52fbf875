// Requests about saved comments that succeed in the lived-in course.
import type { savedCommentsApi } from '@elenchus/contract/saved-comments-api.ts';

interface CommentSeed {
  readonly role?: 'ta';
  readonly body?: unknown;
}

type Seeds = { readonly [Name in keyof typeof savedCommentsApi]: readonly CommentSeed[] };

export const SAVED_COMMENT_SEEDS: Seeds = {
  'GET /api/savedComments/{courseID}': [{}, { role: 'ta' }],
  'POST /api/savedComments/save/{courseID}': [
    { body: { id: 'NEW', list: 'course', label: 'A', text: 'B {first name}', expectedVersion: 0 } },
    {
      role: 'ta',
      body: { id: 'saved', list: 'mine', label: '', text: 'Changed', expectedVersion: 1 },
    },
  ],
  'POST /api/savedComments/delete/{courseID}': [
    { role: 'ta', body: { id: 'saved', list: 'mine', expectedVersion: 1 } },
  ],
  'POST /api/savedComments/order/{courseID}': [
    { body: { list: 'course', ids: ['shared', 'saved'] } },
  ],
  'POST /api/savedComments/import/{courseID}': [
    { role: 'ta', body: { list: 'course', comments: [{ label: 'A', text: 'NEW' }] } },
  ],
  'POST /api/savedComments/uses/{courseID}': [
    {
      role: 'ta',
      body: { uses: [{ list: 'course', commentID: 'shared', questionID: 'duty1', count: 2 }] },
    },
  ],
};
