// A comment on a passage or question as a field of the grading screen. The one text that such a field holds is the whole
// comment as JSON; a field without text is a comment that was deleted.
import type { AnswerOf } from '@elenchus/contract/endpoint-table.ts';
import { storableText } from '@elenchus/domain/answers/storable-text.ts';
import type { PassageAnchor } from '@elenchus/domain/passages/passage-anchor.ts';
import type { PassageComment } from '@elenchus/domain/passages/passage-comment.ts';
import { callEndpoint } from '../../calls/call-endpoint.ts';
import { readSendFailure, type SendOptions } from '../send-call.ts';
import {
  PASSAGE_COMMENT,
  type CommentField,
  type GradedWork,
  type WireGrade,
} from './grade-field.ts';

/** A comment as the server sends it to staff. */
type WireComment = AnswerOf<'POST /api/passageComments/update/{courseID}'>['comment'];

/** What a comment is about and says. */
type CommentContent = Omit<PassageComment, 'commentID'>;

/** The text of a field. The order of its parts is always the same, so that equal comments are equal texts. */
export function commentText({ questionID, anchor, comment }: CommentContent): string {
  const place = anchor && {
    quote: anchor.quote,
    before: anchor.before,
    after: anchor.after,
    start: anchor.start,
  };
  return JSON.stringify({ questionID, anchor: place, comment });
}

/** The comment of a field; null when it was deleted. */
export function readCommentText(text: string): CommentContent | null {
  if (text === '') return null;
  const value: unknown = JSON.parse(text);
  if (!isRecord(value)) return null;
  const { questionID, anchor, comment } = value;
  if (typeof questionID !== 'string' || typeof comment !== 'string') return null;
  return { questionID, comment, anchor: readAnchor(anchor) };
}

function readAnchor(value: unknown): PassageAnchor | null {
  if (!isRecord(value)) return null;
  const { quote, before, after, start } = value;
  const isAnchor =
    typeof quote === 'string' &&
    typeof before === 'string' &&
    typeof after === 'string' &&
    typeof start === 'number';
  return isAnchor ? { quote, before, after, start } : null;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A comment of the server as the record of its field. */
export function commentRecord(work: GradedWork, comment: WireComment): WireGrade {
  const { commentID, version, changedBy, changedAt } = comment;
  const stamp = { version, changedBy, changedAt };
  return { ...recordWith(work, commentID, commentText(comment)), ...stamp };
}

function recordWith({ username, evaluationId }: GradedWork, commentID: string, comment: string) {
  const key = { username, evaluationDataID: evaluationId, questionID: commentID };
  return { ...key, gradingType: PASSAGE_COMMENT, individualGradingData: '', comment };
}

interface SavedComment {
  readonly record: WireGrade;
  readonly deletedGrades: number;
}

interface CommentEdit {
  readonly text: string;
  readonly expectedVersion: number;
  /** Whose work the grader read. */
  readonly personTag?: string;
}

/** Saves or deletes one comment; rejects with the failure of the call, in which a conflict has the other's record. */
export type PostComment = (
  field: CommentField,
  edit: CommentEdit,
  options: SendOptions,
) => Promise<SavedComment>;

/** The comments that this page has deleted: one that is brought back at once was deleted by nobody else. */
const deletedHere = new Set<string>();

/** Sends comments of a course to the server of this page. */
export function commentPoster(courseID: string): PostComment {
  return async (field, edit, options) => {
    const content = readCommentText(edit.text);
    const call = { params: { courseID }, ...options };
    try {
      if (!content) return await deleteComment(field, edit, call);
      return await saveComment(field, content, edit, call);
    } catch (thrown) {
      const failure = readSendFailure(thrown);
      const isGone = failure.code === 'CHANGED_MEANWHILE' && failure.details.length === 0;
      if (content && isGone && deletedHere.has(field.questionID)) {
        return await saveComment(field, content, { ...edit, expectedVersion: 0 }, call);
      }
      const details = failure.details.map((theirs) =>
        isWireComment(theirs) ? commentRecord(field, theirs) : theirs,
      );
      throw Object.assign(new Error(failure.message), { ...failure, details });
    }
  };
}

interface CommentCall extends SendOptions {
  readonly params: { readonly courseID: string };
}

async function saveComment(
  field: CommentField,
  content: CommentContent,
  edit: CommentEdit,
  call: CommentCall,
): Promise<SavedComment> {
  const body = { ...aboutOf(field), ...content, ...overOf(edit) };
  const { comment } = await callEndpoint('POST /api/passageComments/update/{courseID}', {
    ...call,
    body: { ...body, comment: storableText(content.comment) },
  });
  deletedHere.delete(field.questionID);
  return { record: commentRecord(field, comment), deletedGrades: 0 };
}

async function deleteComment(
  field: CommentField,
  edit: CommentEdit,
  call: CommentCall,
): Promise<SavedComment> {
  await callEndpoint('DELETE /api/passageComments/delete/{courseID}', {
    ...call,
    body: { ...aboutOf(field), ...overOf(edit) },
  });
  deletedHere.add(field.questionID);
  const stamp = { version: 0, changedBy: '', changedAt: Date.now() };
  return { record: { ...recordWith(field, field.questionID, ''), ...stamp }, deletedGrades: 0 };
}

function aboutOf({ username, evaluationId, questionID: commentID }: CommentField) {
  return { username, evaluationDataID: evaluationId, commentID };
}

function overOf({ text: _text, ...over }: CommentEdit) {
  return over;
}

function isWireComment(value: unknown): value is WireComment {
  return isRecord(value) && 'commentID' in value && 'version' in value;
}
