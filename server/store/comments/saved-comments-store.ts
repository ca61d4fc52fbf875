// Saved comments and how often they were inserted (CMB-2, CMB-3, CMB-4, CMB-11, CMB-16).

import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { orderedAs } from '@elenchus/domain/comment-bank/comment-order.ts';
import {
  fullListSentence,
  mayChangeShared,
  type CommentList,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import { NO_QUESTION } from '@elenchus/domain/grading/grade-record.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { columnsOf, named } from '../engine/columns.ts';
import type { Reader } from '../engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from '../engine/procedure.ts';
import { chunksOf, sql, tuples, type Statement } from '../engine/sql.ts';
import { aliased, COUNT, integerFrom, nullable, textFrom } from '../engine/table.ts';
import {
  courseCommentsTable,
  courseCommentUsesTable,
  savedCommentUsesTable,
} from '../tables/grade-tables.ts';

export interface StoredComment extends SavedText {
  readonly id: string;
  readonly list: CommentList;
  readonly version: number;
  readonly addedBy: string;
}

interface StoredUse {
  readonly list: CommentList;
  readonly commentID: string;
  /** '' for comments that belong to no question. */
  readonly questionID: string;
  readonly count: number;
}

/** Whose list is changed, by whom. */
interface ListChange {
  readonly course: string;
  readonly list: CommentList;
  readonly caller: Caller;
  readonly at: number;
}

type CommentRefusal =
  | { readonly kind: 'forbidden' }
  | { readonly kind: 'full'; readonly sentence: string }
  /** `current` is what the list has now; null when the comment is gone. */
  | { readonly kind: 'changed'; readonly current: StoredComment | null };

/** The tables of a list: people's own comments have an owner, those of the course have none. */
interface ListTables {
  readonly comments: Statement;
  readonly uses: Statement;
  /** The columns that name the list, and their values. */
  readonly key: Statement;
  readonly values: readonly string[];
  readonly where: Statement;
}

function tablesOf(list: CommentList, course: string, owner: string): ListTables {
  return list === 'mine'
    ? {
        comments: sql`saved_comments`,
        uses: sql`saved_comment_uses`,
        key: sql`course, owner`,
        values: [course, owner],
        where: sql`course = ${course} and owner = ${owner}`,
      }
    : {
        comments: sql`course_comments`,
        uses: sql`course_comment_uses`,
        key: sql`course`,
        values: [course],
        where: sql`course = ${course}`,
      };
}

function tablesFor({ list, course, caller }: ListChange): ListTables {
  return tablesOf(list, course, foldName(caller.username));
}

/** The tables of both lists have these columns. */
const COMMENT = columnsOf(courseCommentsTable, 'id', 'label', 'text', 'version', 'addedBy');
const USE = named({
  commentID: courseCommentUsesTable.commentID,
  questionID: textFrom(sql`case when question_id = ${NO_QUESTION} then '' else question_id end`),
  count: courseCommentUsesTable.count,
});

/** The person's own comments and the course's, each list in its order, with their counts. */
export async function selectSavedComments(reader: Reader, course: string, ownerKey: string) {
  const [mine, shared] = [tablesOf('mine', course, ownerKey), tablesOf('course', course, ownerKey)];
  const [own, ownUses, ofCourse, usesOfCourse] = await reader.readTogether([
    commentsIn(mine),
    usesIn(mine),
    commentsIn(shared),
    usesIn(shared),
  ]);
  return {
    comments: [...inList('mine', own), ...inList('course', ofCourse)],
    uses: [...inList('mine', ownUses), ...inList('course', usesOfCourse)],
  };
}

function commentsIn({ comments, where }: ListTables) {
  return sql`select ${COMMENT} from ${comments} where ${where} order by place, id`;
}

function usesIn({ uses, where }: ListTables) {
  return sql`select ${USE} from ${uses} where ${where} order by comment_id, "questionID"`;
}

function inList<Row extends object>(list: CommentList, rows: readonly Row[]) {
  return rows.map((row) => ({ ...row, list }));
}

function* commentOf(change: ListChange, id: string): Steps<StoredComment | undefined> {
  const { comments, where } = tablesFor(change);
  const found = yield* rowOf(sql`select ${COMMENT} from ${comments} where ${where} and id = ${id}`);
  return found && { ...found, list: change.list };
}

function isForbidden({ list, caller }: ListChange, current: StoredComment): boolean {
  return list === 'course' && !mayChangeShared(caller, current.addedBy);
}

/** Adds a comment (expected version 0) or changes one. The same text again is a call that was sent twice. */
export function* saveComment(
  change: ListChange & SavedText & { readonly id: string; readonly expectedVersion: number },
): Steps<Result<StoredComment, CommentRefusal>> {
  const { id, label, text, at, expectedVersion } = change;
  const current = yield* commentOf(change, id);
  if (!current) {
    if (expectedVersion > 0) return refuse({ kind: 'changed', current: null });
    const sentence = yield* addComments(change, [{ id, label, text }]);
    if (sentence !== null) return refuse({ kind: 'full', sentence });
  } else {
    if (isForbidden(change, current)) return refuse({ kind: 'forbidden' });
    if (current.label === label && current.text === text) return accept(current);
    if (current.version !== expectedVersion) return refuse({ kind: 'changed', current });
    const { comments, where } = tablesFor(change);
    yield* run(sql`update ${comments} set label = ${label}, text = ${text},
        version = version + 1, changed_at = ${at} where ${where} and id = ${id}`);
  }
  const saved = yield* commentOf(change, id);
  if (!saved) throw new Error('The comment was saved in this transaction.');
  return accept(saved);
}

/** Deletes a comment with its counts. One that is gone already is no failure. */
function* deleteComment(
  change: ListChange & { readonly id: string; readonly expectedVersion: number },
): Steps<Result<null, CommentRefusal>> {
  const current = yield* commentOf(change, change.id);
  if (!current) return accept(null);
  if (isForbidden(change, current)) return refuse({ kind: 'forbidden' });
  if (current.version !== change.expectedVersion) return refuse({ kind: 'changed', current });
  const { comments, where } = tablesFor(change);
  yield* run(sql`delete from ${comments} where ${where} and id = ${change.id}`);
  return accept(null);
}

/** Puts a list into another order. */
function* orderComments(change: ListChange & { readonly ids: readonly string[] }): Steps<void> {
  const { comments, where } = tablesFor(change);
  const present = yield* rowsOf(sql`select ${columnsOf(courseCommentsTable, 'id', 'place')}
    from ${comments} where ${where} order by place, id`);
  const places = new Map(present.map(({ id, place }) => [id, place]));
  const order = orderedAs([...places.keys()], change.ids);
  for (const [place, id] of order.entries()) {
    if (places.get(id) === place) continue;
    yield* run(sql`update ${comments} set place = ${place} where ${where} and id = ${id}`);
  }
}

/** Adds the comments that the list doesn't have yet; answers how many there were. */
function* importComments(
  change: ListChange & { readonly comments: readonly (SavedText & { readonly id: string })[] },
): Steps<Result<number, string>> {
  const { comments, where } = tablesFor(change);
  const present = yield* rowsOf(
    sql`select ${columnsOf(courseCommentsTable, 'text')} from ${comments} where ${where}`,
  );
  const known = new Set(present.map(({ text }) => text));
  const fresh = change.comments.filter(({ text }) => {
    const isNew = !known.has(text);
    known.add(text);
    return isNew;
  });
  const sentence = yield* addComments(change, fresh);
  return sentence === null ? accept(fresh.length) : refuse(sentence);
}

/** Adds comments at the end of a list; answers why not, or null. */
function* addComments(
  change: ListChange,
  added: readonly (SavedText & { readonly id: string })[],
): Steps<string | null> {
  const { at, caller } = change;
  const { comments, key, values, where } = tablesFor(change);
  const end = yield* rowOf(sql`select
      ${named({ count: COUNT, last: integerFrom(sql`coalesce(max(place), -1)`) })}
    from ${comments} where ${where}`);
  const { count, last } = end ?? { count: 0, last: -1 };
  const sentence = fullListSentence(count, added.length);
  if (sentence !== null) return sentence;
  const addedBy = foldName(caller.username);
  const rows = added.map(({ id, label, text }, index) => {
    return [...values, id, label, text, last + 1 + index, 1, addedBy, at, at];
  });
  for (const chunk of chunksOf(rows)) {
    yield* run(sql`insert into ${comments} (${key}, id, label, text, place, version,
      added_by, added_at, changed_at) values ${tuples(chunk)}`);
  }
  return null;
}

/** Counts insertions. A comment that was deleted in the meantime is skipped; answers how many were counted. */
function* countCommentUses(input: {
  readonly course: string;
  /** The folded username of the person who inserted them. */
  readonly ownerKey: string;
  readonly uses: readonly StoredUse[];
}): Steps<number> {
  const { course, ownerKey, uses } = input;
  let counted = 0;
  for (const { list, commentID, questionID, count } of uses) {
    const tables = tablesOf(list, course, ownerKey);
    const row = yield* rowOf(sql`insert into ${tables.uses} as known
        (${tables.key}, comment_id, question_id, uses)
      select ${tables.key}, id, ${questionID || NO_QUESTION}, cast(${count} as bigint)
        from ${tables.comments} where ${tables.where} and id = ${commentID}
      on conflict (${tables.key}, comment_id, question_id)
        do update set uses = known.uses + excluded.uses returning course`);
    if (row) counted += count;
  }
  return counted;
}

const OWN_USES = aliased(savedCommentUsesTable, 'u');

const ADDED = named({
  list: textFrom(sql`list`),
  label: courseCommentsTable.label,
  text: courseCommentsTable.text,
  addedAt: courseCommentsTable.addedAt,
  changedAt: courseCommentsTable.changedAt,
  uses: nullable(courseCommentUsesTable.count),
});

/** The person's own comments with their counts, and those that the person added to the course's list. */
export function commentsAddedBy(course: string, key: string) {
  return sql`select ${ADDED}
    from (select 'course' as list, label, text, added_at, changed_at, cast(null as bigint) as uses,
        place, id from course_comments where course = ${course} and added_by = ${key}
      union all select 'mine' as list, label, text, added_at, changed_at,
        (select cast(sum(${OWN_USES.count}) as bigint) from saved_comment_uses u
          where u.course = c.course and u.owner = c.owner and u.comment_id = c.id) as uses,
        place, id from saved_comments c where course = ${course} and owner = ${key}) as added
    order by list, place, id`;
}

export const savedCommentsProcedures = {
  countCommentUses,
  deleteComment,
  importComments,
  orderComments,
  saveComment,
};
