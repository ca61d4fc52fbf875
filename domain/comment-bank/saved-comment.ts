// A saved comment: what it may contain, and who may change it (CMB-1 to CMB-4).
import { isSameUsername } from '../base/name-folding.ts';
import { accept, refuse, type Result } from '../base/result.ts';
import type { Caller } from '../people/access.ts';

/** Whose list a saved comment is in: only the owner sees 'mine', all instructors and TAs see 'course'. */
export const COMMENT_LISTS = ['mine', 'course'] as const;
export type CommentList = (typeof COMMENT_LISTS)[number];

export interface SavedText {
  /** A short name, or ''. */
  readonly label: string;
  readonly text: string;
}

export interface SavedComment extends SavedText {
  readonly id: string;
  readonly list: CommentList;
  readonly version: number;
  /** Whether the person who sees it may also change and delete it. */
  readonly mayChange: boolean;
}

/** The most characters of a saved comment. */
export const COMMENT_LIMIT = 4000;

/** The most characters of a label. */
export const LABEL_LIMIT = 60;

/** The most comments in a list. */
export const COMMENTS_LIMIT = 500;

type CommentFault = 'no-text' | 'text-too-long' | 'label-too-long';

/** A comment as it is stored: trimmed, with plain line breaks and a label of one line. */
export function readComment(given: SavedText): Result<SavedText, CommentFault> {
  const text = given.text.replaceAll(/\r\n?/g, '\n').trim();
  const label = given.label.replaceAll(/\s+/g, ' ').trim();
  if (text === '') return refuse('no-text');
  if (text.length > COMMENT_LIMIT) return refuse('text-too-long');
  if (label.length > LABEL_LIMIT) return refuse('label-too-long');
  return accept({ label, text });
}

/** What is wrong with a comment, and what to do. */
export function savedCommentFaultSentence(fault: CommentFault): string {
  switch (fault) {
    case 'no-text':
      return 'A saved comment needs a text.';
    case 'text-too-long':
      return `A saved comment can have up to ${COMMENT_LIMIT.toLocaleString('en')} characters. Shorten it.`;
    case 'label-too-long':
      return `A label can have up to ${LABEL_LIMIT} characters. Shorten it.`;
  }
}

/** The reason that a list takes no more comments, or null if it takes this many. */
export function fullListSentence(present: number, added: number): string | null {
  if (present + added <= COMMENTS_LIMIT) return null;
  return `A list can have up to ${COMMENTS_LIMIT} saved comments, and this one has ${present}. Delete some first.`;
}

/** Whether a person may change or delete a comment of the course's list: instructors, and the TA who added it. */
export function mayChangeShared(caller: Caller, addedBy: string): boolean {
  return caller.role === 'instructor' || isSameUsername(caller.username, addedBy);
}

/** Whether a person may change the order of a list. The order of the course's list is the instructors' choice. */
export function mayOrder(role: Caller['role'], list: CommentList): boolean {
  return list === 'mine' || role === 'instructor';
}

/** What to call a comment in a sentence: its label, or the beginning of its text. */
export function commentName({ label, text }: SavedText): string {
  if (label !== '') return label;
  const [line = ''] = text.split('\n', 1);
  const isWhole = line === text && line.length <= NAME_LENGTH;
  return isWhole ? line : `${line.slice(0, NAME_LENGTH).trimEnd()}…`;
}

const NAME_LENGTH = 48;
