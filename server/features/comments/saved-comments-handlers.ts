// Saved comments: the caller's own list and the course's.
import { randomUUID } from 'node:crypto';
import type { savedCommentsApi } from '@elenchus/contract/saved-comments-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import {
  savedCommentFaultSentence,
  mayChangeShared,
  mayOrder,
  readComment,
  type CommentList,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import {
  selectSavedComments,
  type saveComment,
  type StoredComment,
} from '../../store/comments/saved-comments-store.ts';
import type { OutputOf } from '../../store/engine/procedure.ts';
import type { Services } from '../services.ts';

type SaveOutcome = OutputOf<typeof saveComment>;
type CommentRefusal = Extract<SaveOutcome, { ok: false }>['reason'];

/** The handlers of the saved comments. */
export function savedCommentsHandlers(services: Services): HandlersOf<typeof savedCommentsApi> {
  return {
    'GET /api/savedComments/{courseID}': ({ params, caller }) =>
      readComments(services, params.courseID, caller),
    'POST /api/savedComments/save/{courseID}': async (call) => {
      const read = readComment(call.body);
      if (!read.ok)
        return fail('INVALID_INPUT', { message: savedCommentFaultSentence(read.reason) });
      const saved = await call.write('saveComment', { ...changeOf(call), ...read.value });
      return saved.ok
        ? { comment: wireComment(saved.value, call.caller) }
        : failureOf(saved.reason, call.caller);
    },
    'POST /api/savedComments/delete/{courseID}': async (call) => {
      const deleted = await call.write('deleteComment', changeOf(call));
      return deleted.ok ? { message: 'Comment deleted' } : failureOf(deleted.reason, call.caller);
    },
    'POST /api/savedComments/order/{courseID}': async (call) => {
      if (!mayOrder(call.caller.role, call.body.list)) {
        return fail('FORBIDDEN', { message: INSTRUCTORS_ORDER });
      }
      await call.write('orderComments', changeOf(call));
      return { message: 'Order saved' };
    },
    'POST /api/savedComments/import/{courseID}': importAll,
    'POST /api/savedComments/uses/{courseID}': (call) => countUses(services, call),
  };
}

const INSTRUCTORS_ORDER = 'Only instructors can change the order of the course’s comments.';
const NOT_YOURS =
  'Another person added this comment to the course’s list. Only that person and instructors can change it.';

async function readComments({ store }: Services, course: string, caller: Caller) {
  const { comments, uses } = await selectSavedComments(store, course, foldName(caller.username));
  return {
    comments: comments.map((comment) => wireComment(comment, caller)),
    uses,
  };
}

function wireComment({ addedBy, ...comment }: StoredComment, caller: Caller) {
  const mayChange = comment.list === 'mine' || mayChangeShared(caller, addedBy);
  return { ...comment, mayChange };
}

/** What every change of a list needs. */
function changeOf<Body extends { readonly list: CommentList }>(call: {
  readonly params: { readonly courseID: string };
  readonly body: Body;
  readonly caller: Caller;
  readonly now: number;
}) {
  const { params, body, caller, now } = call;
  return { ...body, course: params.courseID, caller, at: now };
}

function failureOf(refusal: CommentRefusal, caller: Caller): Failure {
  switch (refusal.kind) {
    case 'forbidden':
      return fail('FORBIDDEN', { message: NOT_YOURS });
    case 'full':
      return fail('INVALID_INPUT', { message: refusal.sentence });
    case 'changed': {
      const details = refusal.current ? [wireComment(refusal.current, caller)] : [];
      return fail('CHANGED_MEANWHILE', { details });
    }
  }
}

async function importAll(call: Call<'POST /api/savedComments/import/{courseID}'>) {
  const comments: (SavedText & { id: string })[] = [];
  for (const [index, given] of call.body.comments.entries()) {
    const read = readComment(given);
    if (!read.ok) {
      const message = `Comment ${index + 1}: ${savedCommentFaultSentence(read.reason)} Nothing was imported.`;
      return fail('INVALID_INPUT', { message });
    }
    comments.push({ id: randomUUID(), ...read.value });
  }
  const imported = await call.write('importComments', { ...changeOf(call), comments });
  if (!imported.ok) return fail('INVALID_INPUT', { message: imported.reason });
  return { added: imported.value, skipped: comments.length - imported.value };
}

async function countUses(
  { courses }: Services,
  { params, body, caller, write }: Call<'POST /api/savedComments/uses/{courseID}'>,
) {
  const course = params.courseID;
  const cached = await courses.get(course);
  const known = new Set(['', ...(cached?.model.questions ?? []).map(({ id }) => id)]);
  const ownerKey = foldName(caller.username);
  const uses = body.uses.filter(({ questionID }) => known.has(questionID));
  return { counted: await write('countCommentUses', { course, ownerKey, uses }) };
}
