// Orders the saved comments that are offered, searches them, and reads the keys that insert them (CMB-10 to CMB-13).
import { foldName } from '../base/name-folding.ts';
import type { CommentList, SavedComment } from './saved-comment.ts';

/** How often a comment was inserted on a question. */
export interface CommentUse {
  readonly list: CommentList;
  readonly commentID: string;
  /** '' for comments that belong to no question. */
  readonly questionID: string;
  readonly count: number;
}

/** The key of a comment among those of both lists. */
export function savedCommentKey({ list, id }: Pick<SavedComment, 'list' | 'id'>): string {
  return `${list} ${id}`;
}

/** How often each comment was inserted on one question, by its key. */
export function usesOn(
  uses: readonly CommentUse[],
  questionID: string,
): ReadonlyMap<string, number> {
  const here = uses.filter((use) => use.questionID === questionID);
  return new Map(
    here.map(({ list, commentID: id, count }) => [savedCommentKey({ list, id }), count]),
  );
}

/** How often each comment was inserted anywhere, by its key. */
export function totalUses(uses: readonly CommentUse[]): ReadonlyMap<string, number> {
  const totals = new Map<string, number>();
  for (const { list, commentID: id, count } of uses) {
    const key = savedCommentKey({ list, id });
    totals.set(key, (totals.get(key) ?? 0) + count);
  }
  return totals;
}

interface SuggestionInput {
  /** Your own in their order, then the course's in theirs. */
  readonly comments: readonly SavedComment[];
  readonly uses: readonly CommentUse[];
  readonly question: { readonly id: string; readonly text: string };
}

/**
 * The comments as they are offered on a question: those inserted there most, then those that share most words with the
 * question, then the order of the lists.
 */
export function suggestComments({ comments, uses, question }: SuggestionInput): SavedComment[] {
  const here = usesOn(uses, question.id);
  const questionWords = longWordsOf(question.text);
  const ranked = comments.map((comment) => {
    const words = longWordsOf(`${comment.label} ${comment.text}`);
    const shared = words.intersection(questionWords).size;
    return { comment, used: here.get(savedCommentKey(comment)) ?? 0, shared };
  });
  return ranked
    .toSorted((one, other) => other.used - one.used || other.shared - one.shared)
    .map(({ comment }) => comment);
}

/** Short words are in every question. */
const LONG_WORD = /\p{L}{5,}/gu;

function longWordsOf(text: string): Set<string> {
  return new Set(foldName(text).match(LONG_WORD));
}

/** The comments that have every word of a search in their label or text, in the same order. */
export function findComments(comments: readonly SavedComment[], search: string): SavedComment[] {
  const words = foldName(search).split(/\s+/u).filter(Boolean);
  return comments.filter(({ label, text }) => {
    const searched = foldName(`${label} ${text}`);
    return words.every((word) => searched.includes(word));
  });
}

/** The most comments that have a digit of their own. */
export const DIGIT_COUNT = 9;

/** The index in the list that a digit key asks for: '1' is the first. null while a search is typed. */
export function indexOfDigit(key: string, search: string): number | null {
  return search === '' && /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** Adds what was inserted since the counts were loaded. */
export function addUse(
  uses: readonly CommentUse[],
  { list, commentID, questionID, count }: CommentUse,
): CommentUse[] {
  const isSame = (use: CommentUse): boolean =>
    use.list === list && use.commentID === commentID && use.questionID === questionID;
  const existing = uses.find(isSame);
  if (!existing) return [...uses, { list, commentID, questionID, count }];
  return uses.map((use) => (use === existing ? { ...use, count: use.count + count } : use));
}
