// Saved comments and how often they were inserted (CMB-2, CMB-3, CMB-4, CMB-11, CMB-16).

import { accept, refuse, type Result } from '@elenchus/domain/base/result.ts';
import { foldName } from '@elenchus/domain/base/name-folding.ts';
import { orderedAs } from '@elenchus/domain/comment-bank/comment-order.ts';
import {
  fullListSentence,
  mayChangeShared,
  type CommentList,
  type SavedText,
} from '@elenchus/domain/comment-bank/saved-comment.ts';
import type { Caller } from '@elenchus/domain/people/access.ts';
import { columnsOf, named } from './engine/columns.ts';
import type { Reader } from './engine/database.ts';
import { rowOf, rowsOf, run, type Steps } from './engine/procedure.ts';
import { chunksOf, sql, tuples, type Statement } from './engine/sql.ts';
import { COUNT, integerFrom, nullable, textFrom } from './engine/table.ts';
import { savedCommentsTable, savedCommentUsesTable } from './tables/grade-tables.ts';

/** `owner` is '' in the course's list. */
export interface StoredComment extends SavedText {
  readonly id: string;
  readonly owner: string;
  readonly version: number;
  readonly addedBy: string;
}

interface StoredUse {
  readonly owner: string;
  readonly commentID: string;
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

const COLUMNS = columnsOf(savedCommentsTable, 'id', 'owner', 'label', 'text', 'version', 'addedBy');

/** The person's own comments and the course's, each list in its order, with their counts. */
export async function selectSavedComments(reader: Reader, course: string, ownerKey: string) {
  const seen = sql`course = ${course} and owner in (${ownerKey}, '')`;
  const [comments, uses] = await reader.readTogether([
    // The own ones come first: '' is the least owner.
    sql`select ${COLUMNS} from saved_comments where ${seen} order by owner desc, place, id`,
    sql`select ${columnsOf(savedCommentUsesTable, 'owner', 'commentID', 'questionID', 'count')}
      from saved_comment_uses where ${seen} order by owner desc, comment_id, question_id`,
  ]);
  return { comments, uses };
}

function ownerOf({ list, caller }: Pick<ListChange, 'list' | 'caller'>): string {
  return list === 'mine' ? foldName(caller.username) : '';
}

function inList(change: ListChange): Statement {
  return sql`course = ${change.course} and owner = ${ownerOf(change)}`;
}

function* commentOf(change: ListChange, id: string): Steps<StoredComment | undefined> {
  return yield* rowOf(
    sql`select ${COLUMNS} from saved_comments where ${inList(change)} and id = ${id}`,
  );
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
    yield* run(sql`update saved_comments set label = ${label}, text = ${text},
        version = version + 1, changed_at = ${at} where ${inList(change)} and id = ${id}`);
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
  yield* run(sql`delete from saved_comments where ${inList(change)} and id = ${change.id}`);
  return accept(null);
}

/** Puts a list into another order. */
function* orderComments(change: ListChange & { readonly ids: readonly string[] }): Steps<void> {
  const present = yield* rowsOf(
    sql`select ${columnsOf(savedCommentsTable, 'id', 'place')} from saved_comments where ${inList(change)} order by place, id`,
  );
  const places = new Map(present.map(({ id, place }) => [id, place]));
  const order = orderedAs([...places.keys()], change.ids);
  for (const [place, id] of order.entries()) {
    if (places.get(id) === place) continue;
    yield* run(sql`update saved_comments set place = ${place}
      where ${inList(change)} and id = ${id}`);
  }
}

/** Adds the comments that the list doesn't have yet; answers how many there were. */
function* importComments(
  change: ListChange & { readonly comments: readonly (SavedText & { readonly id: string })[] },
): Steps<Result<number, string>> {
  const present = yield* rowsOf(
    sql`select ${columnsOf(savedCommentsTable, 'text')} from saved_comments where ${inList(change)}`,
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
  const { course, at, caller } = change;
  const end = yield* rowOf(sql`select
    ${named({ count: COUNT, last: integerFrom(sql`coalesce(max(place), -1)`) })} from saved_comments where ${inList(change)}`);
  const { count, last } = end ?? { count: 0, last: -1 };
  const sentence = fullListSentence(count, added.length);
  if (sentence !== null) return sentence;
  const [owner, addedBy] = [ownerOf(change), foldName(caller.username)];
  const rows = added.map(({ id, label, text }, index) => {
    return [course, owner, id, label, text, last + 1 + index, 1, addedBy, at, at];
  });
  for (const chunk of chunksOf(rows)) {
    yield* run(sql`insert into saved_comments (course, owner, id, label, text, place, version,
      added_by, added_at, changed_at) values ${tuples(chunk)}`);
  }
  return null;
}

/** Counts insertions. A comment that was deleted in the meantime is skipped; answers how many were counted. */
function* countCommentUses(input: {
  readonly course: string;
  readonly uses: readonly StoredUse[];
}): Steps<number> {
  const { course, uses } = input;
  let counted = 0;
  for (const { owner, commentID, questionID, count } of uses) {
    const row = yield* rowOf(sql`insert into saved_comment_uses
        (course, owner, comment_id, question_id, uses)
      select course, owner, id, ${questionID}, cast(${count} as bigint) from saved_comments
        where course = ${course} and owner = ${owner} and id = ${commentID}
      on conflict (course, owner, comment_id, question_id)
        do update set uses = saved_comment_uses.uses + excluded.uses returning course`);
    if (row) counted += count;
  }
  return counted;
}

const ADDED = named({
  list: textFrom(sql`case when owner = '' then 'course' else 'mine' end`),
  label: savedCommentsTable.label,
  text: savedCommentsTable.text,
  addedAt: savedCommentsTable.addedAt,
  changedAt: savedCommentsTable.changedAt,
  uses: nullable(
    integerFrom(sql`case when owner = '' then null else (select cast(sum(uses) as bigint)
        from saved_comment_uses u where u.course = c.course and u.owner = c.owner
          and u.comment_id = c.id) end`),
  ),
});

/** The person's own comments with their counts, and those that the person added to the course's list. */
export function commentsAddedBy(course: string, key: string) {
  return sql`select ${ADDED}
    from saved_comments c where course = ${course} and (owner = ${key} or added_by = ${key})
    order by owner, place, id`;
}

export const savedCommentsProcedures = {
  countCommentUses,
  deleteComment,
  importComments,
  orderComments,
  saveComment,
};
