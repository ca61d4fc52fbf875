// Saving and deleting comments on passages and questions.
import { TOO_MANY_WORK_COMMENTS } from '@elenchus/domain/people/count-limits.ts';
import type { passagesApi } from '@elenchus/contract/passages-api.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { isGraded, ONLY_STUDENTS } from '@elenchus/domain/grading/grade-input.ts';
import { commentFault, commentFaultSentence } from '@elenchus/domain/passages/passage-comment.ts';
import { fail, type Failure } from '../../http/failure.ts';
import type { Call, HandlersOf } from '../../http/handler.ts';
import { changeBy } from '../../store/logs/audit-store.ts';
import type { CommentConflict } from '../../store/comments/passage-comments-store.ts';
import { selectOptionalUser } from '../../store/people/users-store.ts';
import type { CachedCourse } from '../course-cache.ts';
import { chosenAnswers, shownQuestions } from '../blind-grading/hidden-answers.ts';
import type { Services } from '../services.ts';
import { wireComment } from './wire-comment.ts';

/** The handlers of the endpoints for comments on passages. */
export function passagesHandlers(services: Services): HandlersOf<typeof passagesApi> {
  return {
    'POST /api/passageComments/update/{courseID}': (call) => saveComment(services, call),
    'DELETE /api/passageComments/delete/{courseID}': (call) => deleteComment(services, call),
  };
}

async function saveComment(
  services: Services,
  call: Call<'POST /api/passageComments/update/{courseID}'>,
) {
  const { params, body, caller, now } = call;
  const { username, expectedVersion, personTag: _personTag, ...comment } = body;
  const fault = commentFault(comment.comment);
  if (fault) return fail('INVALID_INPUT', { message: commentFaultSentence(fault) });
  const cached = await services.courses.get(params.courseID);
  const isKnown = cached?.model.evaluations.some(({ id }) => id === comment.evaluationDataID);
  if (!cached || !isKnown) return fail('EVALUATION_NOT_FOUND');
  if (!cached.model.questions.some(({ id }) => id === comment.questionID)) {
    return fail('QUESTION_NOT_FOUND', { details: [comment.questionID] });
  }
  const usernameKey = foldName(username);
  const student = await selectOptionalUser(services.store, params.courseID, usernameKey);
  if (!isGraded(student)) return fail('INVALID_INPUT', { message: ONLY_STUDENTS });
  const outcome = await call.write('savePassageComment', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    comment: { ...comment, usernameKey },
    expectedVersion: expectedVersion ?? null,
  });
  if (!outcome.ok) {
    return outcome.reason === 'too-many'
      ? fail('LIMIT_REACHED', { message: TOO_MANY_WORK_COMMENTS })
      : conflict(cached, call, outcome.reason);
  }
  return { message: 'Saved', comment: wireComment(outcome.value) };
}

async function deleteComment(
  services: Services,
  call: Call<'DELETE /api/passageComments/delete/{courseID}'>,
) {
  const { params, body, caller, now } = call;
  const { username, evaluationDataID, commentID, expectedVersion } = body;
  const outcome = await call.write('deletePassageComment', {
    ...changeBy(params.courseID, foldName(caller.username), now),
    usernameKey: foldName(username),
    evaluationDataID,
    commentID,
    expectedVersion: expectedVersion ?? null,
  });
  if (!outcome.ok) {
    const cached = await services.courses.get(params.courseID);
    return conflict(cached, call, outcome.reason);
  }
  return { message: 'Deleted', deleted: outcome.value };
}

/** With the other person's comment, unless it quotes an answer that the caller doesn't get under this name. */
function conflict(
  cached: CachedCourse | undefined,
  call: Parameters<typeof shownQuestions>[1],
  { theirs }: CommentConflict,
): Failure {
  const found = cached && theirs ? chosenAnswers(shownQuestions(cached, call), [theirs]) : [];
  return fail('CHANGED_MEANWHILE', { details: found.map(wireComment) });
}
