// Comments on passages and questions: reading, writing with the expected version, and deleting, each with its log entry.

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { MOST_WORK_COMMENTS } from '@elenchus/domain/people/count-limits.ts';
import type { PassageAnchor } from '@elenchus/domain/passages/passage-anchor.ts';
import { recordAudit, type Change } from '../logs/audit-store.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, run, type Steps } from '../engine/procedure.ts';
import { sql, type Statement } from '../engine/sql.ts';
import { COUNT } from '../engine/table.ts';
import { passageCommentsTable } from '../tables/grade-tables.ts';

interface PassageCommentKey {
  readonly usernameKey: string;
  readonly evaluationDataID: string;
  readonly commentID: string;
}

interface PassageCommentValue extends PassageCommentKey {
  readonly questionID: string;
  /** null for a comment on the whole question. */
  readonly anchor: PassageAnchor | null;
  readonly comment: string;
}

export interface StoredPassageComment extends PassageCommentValue {
  readonly author: string;
  readonly createdAt: number;
  readonly version: number;
  readonly changedAt: number;
  readonly changedBy: string;
}

const COLUMNS = columnsOf(
  passageCommentsTable,
  'usernameKey',
  'evaluationDataID',
  'commentID',
  'questionID',
  'anchor',
  'comment',
  'author',
  'createdAt',
  'version',
  'changedAt',
  'changedBy',
);

/** null saves over whatever is stored, 0 expects nothing to be stored. */
interface Expected {
  readonly expectedVersion: number | null;
}

/** The other person's comment; null when it was deleted. */
export interface CommentConflict {
  readonly theirs: StoredPassageComment | null;
}

/** The comments on one student's work in one evaluation, in the order in which they were written. */
export async function selectPassageComments(
  reader: Reader,
  course: string,
  work: Omit<PassageCommentKey, 'commentID'>,
): Promise<readonly StoredPassageComment[]> {
  return reader.read(sql`select ${COLUMNS} from passage_comments where ${workOf(course, work)}
    order by created_at, comment_id`);
}

/** Saves a comment unless another person changed it. */
function* savePassageComment(
  input: Change & Expected & { readonly comment: PassageCommentValue },
): Steps<Result<StoredPassageComment, CommentConflict | 'too-many'>> {
  const { course, at, actor, comment, expectedVersion } = input;
  const stored = yield* storedComment(course, comment);
  if (stored && isSameComment(stored, comment)) return accept(stored);
  if (!isExpected(stored, expectedVersion)) return refuse({ theirs: stored ?? null });
  if (!stored && (yield* isFull(course, comment))) return refuse('too-many');
  const { usernameKey, evaluationDataID, commentID, questionID, anchor } = comment;
  const saved: StoredPassageComment = {
    usernameKey,
    evaluationDataID,
    commentID,
    questionID,
    anchor,
    comment: comment.comment,
    author: stored?.author ?? actor,
    createdAt: stored?.createdAt ?? at,
    // Versions follow the clock, so that a comment that is deleted and restored never repeats a version.
    version: Math.max((stored?.version ?? 0) + 1, at),
    changedAt: at,
    changedBy: actor,
  };
  yield* run(sql`insert into passage_comments (course, username_key, evaluation_id, comment_id,
      question_id, anchor, comment, author, created_at, version, changed_at, changed_by)
    values (${course}, ${usernameKey}, ${evaluationDataID}, ${commentID}, ${questionID},
      ${anchor && JSON.stringify(anchor)}, ${saved.comment}, ${saved.author}, ${saved.createdAt},
      ${saved.version}, ${at}, ${actor})
    on conflict (course, username_key, evaluation_id, comment_id) do update set
      question_id = excluded.question_id, anchor = excluded.anchor, comment = excluded.comment,
      version = excluded.version, changed_at = excluded.changed_at,
      changed_by = excluded.changed_by`);
  const entry = { action: 'grade.comment', subject: usernameKey } as const;
  yield* recordAudit(input, [{ ...entry, before: stored ?? null, after: saved }]);
  return accept(saved);
}

function* isFull(course: string, work: PassageCommentKey): Steps<boolean> {
  const present = yield* rowOf(sql`select ${named({ count: COUNT })}
    from passage_comments where course = ${course} and username_key = ${work.usernameKey}
      and evaluation_id = ${work.evaluationDataID}`);
  return (present?.count ?? 0) >= MOST_WORK_COMMENTS;
}

/** Deletes a comment unless another person changed it; the log keeps it. Returns whether there was one. */
function* deletePassageComment(
  input: Change & Expected & PassageCommentKey,
): Steps<Result<boolean, CommentConflict>> {
  const { course, expectedVersion, usernameKey } = input;
  const stored = yield* storedComment(course, input);
  if (!stored) return accept(false);
  if (!isExpected(stored, expectedVersion)) return refuse({ theirs: stored });
  yield* run(sql`delete from passage_comments where ${keyOf(course, input)}`);
  const entry = { action: 'grade.uncomment', subject: usernameKey } as const;
  yield* recordAudit(input, [{ ...entry, before: stored, after: null }]);
  return accept(true);
}

function storedComment(
  course: string,
  key: PassageCommentKey,
): Steps<StoredPassageComment | undefined> {
  return rowOf(sql`select ${COLUMNS} from passage_comments where ${keyOf(course, key)}`);
}

function workOf(course: string, work: Omit<PassageCommentKey, 'commentID'>): Statement {
  return sql`course = ${course} and username_key = ${work.usernameKey}
    and evaluation_id = ${work.evaluationDataID}`;
}

function keyOf(course: string, key: PassageCommentKey): Statement {
  return sql`${workOf(course, key)} and comment_id = ${key.commentID}`;
}

function isExpected(stored: StoredPassageComment | undefined, expected: number | null): boolean {
  return expected === null || expected === (stored?.version ?? 0);
}

function isSameComment(stored: StoredPassageComment, comment: PassageCommentValue): boolean {
  return (
    stored.comment === comment.comment &&
    stored.questionID === comment.questionID &&
    JSON.stringify(stored.anchor) === JSON.stringify(comment.anchor)
  );
}

export const passageCommentsProcedures = { deletePassageComment, savePassageComment };
